import type { RevisionChanges, TranscriptRevision, TranscriptRevisions } from '@ecco/contract';
import { buildItem } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { RevisionButton } from './revision-button.tsx';

const item = buildItem();
const path = `/v2/content/${item.uuid}/transcripts`;

const revision = (part: Partial<TranscriptRevision> = {}): TranscriptRevision => ({
  uuid: '7b1f0c52-0000-4000-8000-000000000001',
  source: 'transcriber',
  state: 'proposed',
  maker: 'openai-compatible large',
  by: 'ada@fund.example',
  created_at: '2031-05-20T10:00:00.000Z',
  used_at: null,
  used_when_done: false,
  done_ms: null,
  length_ms: null,
  message: null,
  counts: { same: 312, differ: 14, figures: 2, names: 1, corrections: 3, lost: 1 },
  may: { use: true, undo: false, dismiss: true },
  ...part,
});
const place = (words: string, at = 61_000) => ({
  ...{ line: 3, start_ms: at, words },
  before: 'We pay ',
  after: ' basis points.',
});
const changes = (of: TranscriptRevision): RevisionChanges => ({
  revision: of,
  differences: [
    { kind: 'figure', old: place('seventy one'), new: place('seventeen') },
    { kind: 'words', old: place('the', 90_000), new: place('', 90_000) },
  ],
  left_out: 0,
  corrections: [
    { fate: 'stays', said: 'A', corrected: 'Stays as I wrote it', now: 'Now', line: 1, start_ms: 1_000 },
    { fate: 'lost', said: 'B', corrected: 'Has no place', now: 'Now', line: 2, start_ms: 2_000 },
  ],
  names_lost: ['Bo Reyes'],
  pagination: { page: 1, per_page: 50, total: 2, pages: 1 },
});

async function show(revisions: TranscriptRevision[], part: Partial<TranscriptRevisions> = {}) {
  const sent: unknown[] = [];
  const played: unknown[] = [];
  const body: TranscriptRevisions = {
    origin: 'transcriber',
    maker: 'openai-compatible small',
    settled: true,
    can: { transcriber: true, publisher: false, file: true },
    services: [{ id: 'environment', name: 'Large model' }],
    revisions,
    ...part,
  };
  const [first = revision()] = revisions;
  const decided = (how: string) => () => {
    sent.push(how);
    return { body: { revision: first } };
  };
  await standIn({
    [`GET ${path}`]: () => ({ body }),
    [`POST ${path}`]: (_url, _request, text) => {
      sent.push(JSON.parse(text));
      return { body: { revision: revision({ state: 'waiting', counts: null }) } };
    },
    [`GET ${path}/${first.uuid}/changes`]: () => ({ body: changes(first) }),
    [`POST ${path}/${first.uuid}/use`]: decided('use'),
    [`POST ${path}/${first.uuid}/undo`]: decided('undo'),
  });
  renderComponent(<RevisionButton item={item} onPlay={({ seconds }) => played.push(seconds)} />);
  return { sent, played };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a transcript that is ready shows what changed, figures first, with times that play, and is used on one press', async () => {
  const { sent, played } = await show([revision()]);
  await press('New transcript ready');
  expect(screen.getByText(/312 lines are the same, 14 differ: 2 in figures, 1 in a name/)).toBeShown();
  expect(screen.getByText(/1 correction has no place/)).toBeShown();
  await press('What changed');
  const list = await screen.findByRole('list', { name: 'What changed' });
  const [figure, words] = within(list).getAllByRole('listitem');
  expect(figure?.textContent).toMatch(/Figure.*seventy one.*seventeen/);
  expect(words?.textContent).toContain('(nothing)');
  await press('Play from 1:01');
  expect(played).toEqual([61]);
  const byHand = screen.getByRole('region', { name: 'Corrected by hand' });
  expect(within(byHand).getAllByRole('listitem')[0]?.textContent).toContain('Has no place');
  expect(byHand.textContent).toContain('Bo Reyes');
  await press('Use this transcript');
  await waitFor(() => expect(sent).toEqual(['use']));
});

test('another one is requested from all services or a chosen one, and from a file', async () => {
  const { sent } = await show([]);
  await press('Transcripts');
  await press('Transcribe again');
  await userEvent.selectOptions(screen.getByLabelText('Transcription service'), 'Large model');
  await press('Transcribe again');
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('nothing can be chosen');
  await userEvent.upload(input, new File(['WEBVTT'], 'better.vtt'));
  await waitFor(() =>
    expect(sent).toEqual([
      { source: 'transcriber' },
      { source: 'transcriber', service: 'environment' },
      { source: 'file', name: 'better.vtt', text: 'WEBVTT' },
    ]),
  );
});

test('while one is made the button says how far it is, and nothing else is requested', async () => {
  const made = { done_ms: 17 * 60_000, length_ms: 62 * 60_000, counts: null };
  await show([revision({ state: 'working', ...made, may: { use: false, undo: false, dismiss: true } })]);
  await press('17 of 62 minutes transcribed');
  expect(screen.getByRole('progressbar', { name: '17 of 62 minutes transcribed' })).toBeShown();
  expect(screen.getByRole('button', { name: 'Transcribe again' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'Stop' }).hasAttribute('disabled')).toBe(false);
});

test('one that is used can be undone, one that failed says why', async () => {
  const used = revision({ state: 'used', may: { use: false, undo: true, dismiss: false } });
  const failed = revision({
    uuid: '7b1f0c52-0000-4000-8000-000000000002',
    ...{ state: 'failed', counts: null, message: 'The transcriber refused the key.' },
  });
  const { sent } = await show([used, failed]);
  await press('Transcripts');
  expect(screen.getByText('The transcriber refused the key.')).toBeShown();
  await press('Undo');
  await waitFor(() => expect(sent).toEqual(['undo']));
});

test('what is no recording has nothing to open', async () => {
  await show([], { can: { transcriber: false, publisher: false, file: false } });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
