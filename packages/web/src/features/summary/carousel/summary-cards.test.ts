import type { Highlight } from '@ecco/contract';
import { buildChapter, buildHighlight, buildSummary } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { cardNumberOf, cardsOf, positionAt, positionOf } from './summary-cards.ts';

const highlights: Highlight[] = [
  buildHighlight(12, { id: 'late' }),
  buildHighlight(3, { id: 'early' }),
  buildHighlight(20, { id: 'at-a-start' }),
];
const summary = buildSummary({ items: [0, 1, 2].map((index) => buildChapter(index)), highlights });
const cards = cardsOf(summary);

test('the overview comes first, the survey last, and highlights stand in the chapter they were said in', () => {
  expect(cards.map(({ key }) => key)).toEqual([
    'overview',
    'chapter-0',
    'highlight-early',
    'chapter-1',
    'highlight-late',
    'chapter-2',
    'highlight-at-a-start',
    'survey',
  ]);
});

test('a summary without chapters or highlights still has its overview and the survey', () => {
  expect(cardsOf(buildSummary({ items: [], highlights: [] })).map(({ kind }) => kind)).toEqual([
    'overview',
    'survey',
  ]);
});

test('cards are numbered from the overview on, as the digest and the addresses number them', () => {
  expect(cards.map(cardNumberOf)).toEqual([0, 1, null, 2, null, 3, null, null]);
});

describe('a target', () => {
  test('for a card counts the overview as 0', () => {
    expect(positionOf(cards, { card: 0 })).toBe(0);
    expect(positionOf(cards, { card: 2 })).toBe(3);
  });
  test('for a highlight counts them as the summary lists them', () =>
    expect(positionOf(cards, { highlight: 0 })).toBe(4));
  test('for what is not there is none', () => {
    expect(positionOf(cards, { card: 9 })).toBeNull();
    expect(positionOf(cards, { highlight: 3 })).toBeNull();
  });
});

describe('what is heard', () => {
  // Chapters take 50 seconds each; the highlight of line 3 is said from 15 to 20.
  test.each([
    [0, 1],
    [14.9, 1],
    [15, 2],
    [20, 1],
    [49.9, 1],
    [50, 3],
    [61, 4],
    [101, 6],
    [200, 5],
  ])('at %d seconds is on the card in place %d', (seconds, place) => {
    expect(positionAt(cards, seconds)).toBe(place);
  });

  test('before the first chapter is on no card', () => {
    const late = cardsOf(buildSummary({ items: [buildChapter(1)], highlights: [] }));
    expect(positionAt(late, 10)).toBeNull();
  });

  test('of pages is on no card', () => {
    const pages = cardsOf(
      buildSummary({ items: [buildChapter(0, { start_timestamp: null, page_number: 1 })] }),
    );
    expect(positionAt(pages, 10)).toBeNull();
  });
});
