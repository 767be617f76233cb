import { buildSearchResult, buildSummaryResult } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { hitQuery } from './passages/hit-place.ts';
import { resultRange } from './range-of-result.ts';
import { SearchInside } from './search-inside.tsx';
import { phrasesOf, sortResults } from './sort-results.ts';

const hits = [buildSearchResult(9, { score: 0.03 }), buildSearchResult(2, { score: 0.0874 })];

test('hits are ordered by relevance or by their place', () => {
  expect(sortResults(hits, 'relevance').map((hit) => hit.content_id)).toEqual([2, 9]);
  expect(sortResults([...hits].reverse(), 'time').map((hit) => hit.content_id)).toEqual([2, 9]);
  expect(phrasesOf([buildSearchResult(1, { highlights: ['Fund', 'fund', 'fee'] })])).toEqual(['fund', 'fee']);
});

test('the range of a hit is trimmed, a single time stands alone, a page has none', () => {
  expect(resultRange(buildSearchResult(2))).toBe('0:10–0:15');
  expect(resultRange(buildSearchResult(2, { end_time: null }))).toBe('0:10');
  expect(resultRange(buildSearchResult(2, { start_time: null, end_time: null }))).toBeNull();
});

test('a passage leads to its line with its stable id, a summary hit to its chapter', () => {
  expect(hitQuery(buildSearchResult(2), 'fund')).toEqual({
    content_id: '2',
    segment: 'segment-2',
    search: 'fund',
  });
  expect(hitQuery(buildSearchResult(2, { result_type: 'summary', summary_item_index: 4 }), 'fund')).toEqual({
    summary_item_index: 4,
    search: 'fund',
  });
});

const inChapter = buildSummaryResult();
const inShort = buildSummaryResult({
  analysis_type: 'tldr',
  summary_item_index: null,
  summary_item_title: null,
});

describe('search inside', () => {
  async function show(
    query: string,
    body: unknown = { results: hits, degraded: [], expansions: [] },
    { status = 200, scored = false } = {},
  ) {
    const { asked } = await standIn({ 'GET /v2/search/search_inside/': () => ({ status, body }) });
    const seen = {
      searched: [] as string[],
      selected: [] as (number | null)[],
      renamed: [] as string[],
      shared: 0,
    };
    const { unmount } = renderComponent(
      <SearchInside
        id="fees"
        query={query}
        nameOf={(name) => name}
        scored={scored}
        onSearch={(words) => seen.searched.push(words)}
        onRename={(speaker, name) => seen.renamed.push(`${speaker} is ${name}`)}
        onSelect={(hit) => seen.selected.push(hit.content_id)}
        onShare={() => {
          seen.shared += 1;
        }}
      />,
    );
    return { asked, seen, unmount };
  }

  test('a blank query does nothing, a real one is trimmed', async () => {
    const { asked, seen } = await show('');
    await userEvent.type(screen.getByPlaceholderText('Search or ask a question'), '   {Enter}');
    expect(seen.searched).toEqual([]);
    await userEvent.type(screen.getByPlaceholderText('Search or ask a question'), 'fees {Enter}');
    expect(seen.searched).toEqual(['fees']);
    expect(asked.filter((call) => call.includes('search_inside'))).toEqual([]);
  });

  test('hits are cards with speaker, times and marked words; the selected one can be shared', async () => {
    const { seen } = await show('fund');
    expect(await screen.findByText('2 results for “fund”')).toBeShown();
    const card = screen.getAllByRole('listitem')[0];
    expect(card?.textContent).toContain('Result 1: Ines Varga');
    expect(card?.textContent).toContain('0:10–0:15');
    expect(card?.querySelector('mark')?.textContent).toBe('fund');
    await userEvent.click(screen.getByRole('button', { name: /^Line 2/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(seen).toMatchObject({ selected: [2], shared: 1 });
  });

  test('what the summary says is a card like the others, chosen by the keyboard too', async () => {
    const { seen } = await show('fund', {
      results: [buildSearchResult(2), inChapter, inShort],
      degraded: [],
      expansions: [],
    });
    await screen.findByText('3 results for “fund”');
    const chapter = screen.getAllByRole('listitem').at(1);
    expect(chapter?.textContent).toContain('Result 2 · Chapter “What it costs”');
    expect(chapter?.querySelector('mark')?.textContent).toBe('fund');
    screen.getAllByRole('button', { name: 'The fund pays less.' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(seen.selected).toEqual([4]);
  });

  test('how well a hit matches is for those who keep the library', async () => {
    const { unmount } = await show('fund');
    await screen.findByText('2 results for “fund”');
    expect(screen.queryByText(/Score/)).toBeNull();
    unmount();
    await show('fund', undefined, { scored: true });
    expect(await screen.findByText(/Score 0\.087/)).toBeShown();
  });

  test('a name is changed by a click and kept by Enter', async () => {
    const { seen } = await show('fund');
    await screen.findByText('2 results for “fund”');
    await userEvent.click(screen.getAllByRole('button', { name: /Rename/ })[0] ?? document.body);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'The chair{Enter}');
    expect(seen.renamed).toEqual(['Ines Varga is The chair']);
  });

  test('nothing found is said, and a missing leg too', async () => {
    await show('zebra', { results: [], degraded: ['bm25'], expansions: [] });
    expect(await screen.findByText(/Nothing in here matches “zebra”/)).toBeShown();
    expect(screen.getByText(/bm25/)).toBeShown();
  });

  test('a refusal leaves the words and says what to do', async () => {
    await show('fund', { message: 'no' }, { status: 400 });
    expect(await screen.findByText(/Your words are kept; try again/)).toBeShown();
  });

  test('what was looked for besides stands there, is refused by a button and asked for again by another', async () => {
    const expansions = [{ said: 'PE', also: ['private equity', 'buyouts'] }];
    const { asked } = await standIn({
      'GET /v2/search/search_inside/': (url) => ({
        body: { results: hits, degraded: [], expansions: url.searchParams.has('without') ? [] : expansions },
      }),
    });
    renderComponent(
      <SearchInside
        id="fees"
        query="PE fees"
        nameOf={(name) => name}
        scored={false}
        onSearch={() => {}}
        onRename={() => {}}
        onSelect={() => {}}
        onShare={() => {}}
      />,
    );
    expect(await screen.findByText('Also searching: private equity, buyouts')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Search for “PE” alone' }));
    expect(await screen.findByText('Only “PE”')).toBeShown();
    expect(asked.at(-1)).toContain('without=PE');
    await userEvent.click(screen.getByRole('button', { name: 'Also search other ways to say “PE”' }));
    expect(await screen.findByText('Also searching: private equity, buyouts')).toBeShown();
  });
});
