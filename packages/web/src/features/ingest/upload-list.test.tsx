import type { IngestResult } from '@ecco/contract';
import { buildItemCard } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { IngestOutcome, itemsOf } from './ingest-outcome.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadEntry } from './uploads.store.ts';

const anUpload = (part: Partial<UploadEntry>): UploadEntry => ({
  id: 7,
  name: 'fees.mp3',
  sent: 0,
  total: 4_000_000,
  state: 'sending',
  words: null,
  ...part,
});

function list(...entries: UploadEntry[]): string[] {
  const queries: string[] = [];
  renderComponent(
    <UploadList
      entries={entries}
      onCancel={(id) => queries.push(`cancel ${id}`)}
      onRetry={(id) => queries.push(`retry ${id}`)}
      onDismiss={(id) => queries.push(`dismiss ${id}`)}
    />,
  );
  return queries;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a file on its way says how far it is, and can be stopped', async () => {
  const queries = list(anUpload({ sent: 1_000_000 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading fees.mp3' }).getAttribute('aria-valuenow')).toBe(
    '25',
  );
  expect(screen.getByText('1.0 MB of 4.0 MB')).toBeShown();
  await press('Cancel');
  expect(queries).toEqual(['cancel 7']);
});

test('an empty file is at nothing rather than beyond everything', () => {
  list(anUpload({ total: 0 }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
});

test.each([
  ['This file holds no sound.', 'This file holds no sound.'],
  [null, 'The server did not answer. Check the connection and try again.'],
])('a refused file says why, and is tried again or dismissed', async (words, said) => {
  const queries = list(anUpload({ state: 'failed', words }));
  expect(within(screen.getByRole('alert')).getByText(said)).toBeShown();
  await press('Try again');
  await press('Dismiss');
  expect(queries).toEqual(['retry 7', 'dismiss 7']);
});

test('a file that was stopped says that nothing of it is left, without alarm', () => {
  list(anUpload({ state: 'cancelled' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Canceled. Nothing was kept.');
});

describe('what became of a submission', () => {
  const show = {
    uuid: 's',
    slug: 'hours',
    name: 'The Hours',
    kind: 'podcast',
    description: null,
    image_url: null,
    thumbnail_url: null,
    website: null,
  } as const;
  const outcome = (part: Partial<IngestResult>): IngestResult =>
    ({ recognised: 'feed', ...part }) as IngestResult;
  const said = (result: IngestResult): string =>
    renderComponent(<IngestOutcome result={result}>items</IngestOutcome>).container.textContent;

  test('lists its items: the video, the item, then the episodes', () => {
    const [video, item, episode] = ['v', 'i', 'e'].map((uuid) => buildItemCard({ uuid }));
    const result = outcome({
      ...(item && { item }),
      ...(video && { video }),
      episodes: episode ? [episode] : [],
    });
    expect(itemsOf(result).map(({ uuid }) => uuid)).toEqual(['v', 'i', 'e']);
  });

  test('says that it was there before', () => {
    const item = buildItemCard({ created_at: '2026-03-04T09:00:00Z' });
    expect(said(outcome({ known: true, item }))).toContain('Already in the library since Mar 4, 2026');
    expect(said(outcome({ known: true }))).toContain('Already in the library');
  });

  test('counts the newest episodes of a feed', () => {
    const episodes = ['a', 'b'].map((uuid) => buildItemCard({ uuid }));
    expect(said(outcome({ show, episodes }))).toContain('2 newest episodes of The Hours.');
  });

  test('counts the shows of a list', () => {
    expect(said(outcome({ shows_queued: 1 }))).toContain('1 show found in the list;');
  });

  test('says how many shows of a list were left out, and why', () => {
    const text = said(outcome({ shows_queued: 5, left_out: { shows: 2, reason: 'quota' } }));
    expect(text).toContain('2 more shows were left out, because visitors can add only');
  });
});
