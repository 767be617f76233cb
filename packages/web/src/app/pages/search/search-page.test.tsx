import { buildSearchResult, buildSession, buildSummaryResult } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const named = (name: string) => ({ slug: name.toLowerCase(), name });

async function rowsOf(results: unknown[]) {
  await standIn({
    'GET /v2/session': () => ({ body: buildSession({ waitlist_on: false }) }),
    'GET /v2/episode/local_search': () => ({ body: { episodes: [], podcasts: [] } }),
    'GET /v2/episode/search_transcripts': () => ({ body: { results, degraded: [], expansions: [] } }),
  });
  renderApp('/search/transcripts?q=fund');
  const passages = await screen.findByRole('region', { name: 'Passages' });
  return within(passages).getAllByRole('listitem');
}
const linkOf = (row: HTMLElement | undefined) => row?.querySelector('a')?.getAttribute('href');

test('a line and what summaries say are told apart, and each leads to its place', async () => {
  const title = buildSummaryResult({ text: 'What it costs' });
  const short = buildSummaryResult({
    analysis_type: 'tldr',
    summary_item_index: null,
    summary_item_title: null,
  });
  const [line, chapter, titled, glance] = await rowsOf([
    buildSearchResult(2),
    buildSummaryResult(),
    title,
    short,
  ]);
  expect(line?.textContent).not.toMatch(/Chapter|Summary/);
  expect(chapter?.textContent).toContain('Chapter “What it costs”');
  expect(titled?.textContent).toContain('Chapter');
  expect(titled?.textContent).not.toContain('“');
  expect(glance?.textContent).toContain('Summary');
  expect(glance?.querySelector('mark')?.textContent).toBe('fund');
  expect([line, chapter, glance].map(linkOf)).toEqual([
    '/ep/fees?content_id=2&segment=segment-2&search=fund',
    '/ep/fees?summary_item_index=2&search=fund',
    '/ep/fees?search=fund#summary',
  ]);
});

test('a passage tells where it was published and the first organisations that its item names', async () => {
  const [row] = await rowsOf([
    buildSearchResult(2, {
      podcast: named('Plain Money'),
      organizations: ['One', 'Two', 'Three', 'Four'].map(named),
    }),
  ]);
  expect(row?.textContent).toContain('Plain Money');
  expect(row?.textContent).toContain('One, Two, Three');
  expect(row?.textContent).not.toContain('Four');
});

test('without words there is a field for them, and they go into the address', async () => {
  await standIn({
    'GET /v2/session': () => ({ body: buildSession({ waitlist_on: false }) }),
    'GET /v2/episode/local_search': () => ({ body: { episodes: [], podcasts: [] } }),
    'GET /v2/episode/search_transcripts': () => ({ body: { results: [], degraded: [], expansions: [] } }),
  });
  const { router } = renderApp('/search/transcripts');
  const main = within(await screen.findByRole('main'));
  await userEvent.type(await main.findByRole('searchbox'), 'private credit{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'private credit' }));
});
