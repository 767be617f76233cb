import type { LineEdit, Segment } from '@ecco/contract';
import { buildItem, buildSegment } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent, renderLinked } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { CorrectionsButton } from './corrections-sheet.tsx';
import { LineSheet } from './line-sheet.tsx';

const item = buildItem();
const line = buildSegment(3);
const edit: LineEdit = {
  uuid: '7b1f0c52-0000-4000-8000-000000000001',
  segment: line.id,
  line: 3,
  at: '2026-11-20T10:00:00.000Z',
  by: 'ada@fund.example',
  before: 'Lyne 3.',
  after: line.text,
  undone: false,
};
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Line 4' });

type EditReplies = {
  edits?: LineEdit[];
  waiting?: number;
  answers?: (sent: unknown[]) => Parameters<typeof standIn>[0];
};

async function show(segment: Segment, { edits = [], waiting = 0, answers }: EditReplies = {}) {
  const sent: unknown[] = [];
  const closed: string[] = [];
  const pagination = { page: 1, per_page: 50, total: edits.length, pages: 1 };
  await standIn({
    [`GET /v2/content/${item.uuid}/line_edits`]: () => ({ body: { edits, waiting, pagination } }),
    [`POST /v2/content/${item.uuid}/lines/${line.id}`]: (_url: URL, _request: unknown, text: string) => {
      sent.push(JSON.parse(text));
      return { body: { segment } };
    },
    ...answers?.(sent),
  });
  renderComponent(<LineSheet item={item} segment={segment} onClose={() => closed.push('closed')} />);
  return { sent, closed };
}

test('a line is corrected from the words that were seen, and that can be taken back', async () => {
  const { sent, closed } = await show(line);
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(words());
  await userEvent.type(words(), 'Line 3 about the fond.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(sent).toEqual([{ before: line.text, text: 'Line 3 about the fond.' }]);
  notices.getState().notices[0]?.action?.run();
  await waitFor(() => expect(sent[1]).toEqual({ before: 'Line 3 about the fond.', text: line.text }));
});

test('what was said stands beside what was made of it, with who did and when', async () => {
  await show({ ...line, said: 'Lyne 3.' }, { edits: [edit], waiting: 2 });
  expect(screen.getByText('“Lyne 3.”')).toBeShown();
  expect(await screen.findByText(/ada@fund\.example/)).toBeShown();
  expect(screen.getByText(/^2 corrections are not in the summary/)).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Restore the original' }));
  expect(words().value).toBe('Lyne 3.');
});

test('a line that somebody else changed meanwhile is told, and the own words are kept', async () => {
  const message = 'Someone else changed this line in the meantime. It now reads: Theirs.';
  const theirs = { ...line, text: 'Theirs.' };
  const { sent } = await show(line, {
    answers: (all) => ({
      [`POST /v2/content/${item.uuid}/lines/${line.id}`]: (_url: URL, _request: unknown, text: string) => {
        all.push(JSON.parse(text));
        return all.length === 1
          ? { status: 409, body: { code: 'line.changed', message } }
          : { body: { segment: line } };
      },
      [`GET /v2/content/${item.uuid}/transcript`]: () => ({
        body: { segments: [theirs], from: 3, total: 10 },
      }),
    }),
  });
  await userEvent.type(words(), ' Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my words anyway' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[1]).toEqual({ before: 'Theirs.', text: `${line.text} Mine.` }));
});

test('everything that was corrected of an item stands together, and of each line the last can be taken back', async () => {
  const undone: string[] = [];
  const of = (at: number, more: Partial<LineEdit> = {}): LineEdit => ({
    ...edit,
    uuid: `7b1f0c52-0000-4000-8000-00000000000${at}`,
    ...more,
  });
  const edits = [
    of(4, { undone: true, before: 'Third.', after: 'Second.' }),
    of(3, { undone: true, before: 'Second.', after: 'Third.' }),
    of(2, { before: 'First.', after: 'Second.' }),
    of(1, { segment: 'of-before', line: null }),
  ];
  await standIn({
    [`GET /v2/content/${item.uuid}/line_edits`]: () => ({
      body: { edits, waiting: 0, pagination: { page: 1, per_page: 50, total: 4, pages: 1 } },
    }),
    [`POST /v2/content/${item.uuid}/line_edits/`]: (url: URL) => {
      undone.push(url.pathname.split('/').at(-2) ?? '');
      return { body: { segment: line } };
    },
  });
  renderLinked(<CorrectionsButton item={item} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Corrected lines' }));
  const places = await screen.findAllByRole('link', { name: 'Line 4' });
  expect(places.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(`segment=${line.id}`)),
  );
  expect(screen.getByText('The transcript has been split differently since')).toBeShown();
  const buttons = screen.getAllByRole('button', { name: 'Undo' });
  expect(buttons).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toEqual([of(2).uuid]));
});

test('an item without corrections says how one is made', async () => {
  await standIn({
    [`GET /v2/content/${item.uuid}/line_edits`]: () => ({
      body: { edits: [], waiting: 0, pagination: { page: 1, per_page: 50, total: 0, pages: 0 } },
    }),
  });
  renderComponent(<CorrectionsButton item={item} />);
  await userEvent.click(screen.getByRole('button', { name: 'Corrected lines' }));
  expect(await screen.findByText('No corrected lines')).toBeShown();
});
