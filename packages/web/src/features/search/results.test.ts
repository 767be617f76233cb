import { buildSearchResult, buildSummaryResult } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { ecco } from '../../messages/ecco.generated.ts';
import { createMessages } from '../../messages/i18n.ts';
import { keyOfResult, matchPlace } from './match-place.ts';
import { resultRange } from './range-of-result.ts';
import { phrasesOf, sortResults } from './sort-results.ts';

const messages = createMessages();
messages.addResourceBundle('en', 'ecco', ecco, true);

describe('the order', () => {
  const hits = [
    buildSearchResult(9, { score: 3 }),
    buildSearchResult(2, { score: 7 }),
    buildSearchResult(5, { score: 5 }),
  ];
  const lines = (order: 'relevance' | 'time') => sortResults(hits, order).map(({ content_id }) => content_id);

  test('is that of relevance, or of the item', () => {
    expect(lines('relevance')).toEqual([2, 5, 9]);
    expect(lines('time')).toEqual([2, 5, 9]);
  });

  test('leaves what was given as it was', () => {
    sortResults(hits, 'time');
    expect(hits.map(({ content_id }) => content_id)).toEqual([9, 2, 5]);
  });
});

test('what is marked is what the hits name, each once however it is written', () => {
  const hits = [
    buildSearchResult(1, { highlights: ['Fund', 'fees'] }),
    buildSearchResult(2, { highlights: ['fund'] }),
  ];
  expect(phrasesOf(hits)).toEqual(['fund', 'fees']);
});

describe('where a hit was found', () => {
  test('a line needs no name', () => {
    expect(matchPlace(messages.t, buildSearchResult(1))).toBeNull();
  });

  test('a chapter is named, unless its title is what was found', () => {
    expect(matchPlace(messages.t, buildSummaryResult())).toContain('What it costs');
    const titled = buildSummaryResult({ text: 'What it costs' });
    expect(matchPlace(messages.t, titled)).not.toContain('What it costs');
    expect(matchPlace(messages.t, buildSummaryResult({ summary_item_title: null }))).toBe(
      matchPlace(messages.t, titled),
    );
  });

  test('anything else of the summary is the summary', () => {
    const inSummary = matchPlace(messages.t, buildSummaryResult({ analysis_type: 'tldr' }));
    expect(inSummary).not.toBeNull();
    expect(inSummary).not.toBe(matchPlace(messages.t, buildSummaryResult()));
  });
});

test('two hits of one line are told apart by what they say', () => {
  const keys = [
    buildSearchResult(1),
    buildSearchResult(1, { text: 'Another.' }),
    buildSummaryResult(),
    buildSummaryResult({ summary_item_index: 3 }),
  ];
  expect(new Set(keys.map(keyOfResult)).size).toBe(keys.length);
  expect(keyOfResult(buildSearchResult(1))).toBe(keyOfResult(buildSearchResult(1)));
});

test.each([
  ['0:00:05', '0:00:10', '0:05–0:10'],
  ['0:00:05', '0:00:05', '0:05'],
  ['1:00:05', null, '1:00:05'],
  [null, null, null],
])('from %s to %s is %s', (start_time, end_time, range) => {
  expect(resultRange(buildSearchResult(1, { start_time, end_time }))).toBe(range);
});
