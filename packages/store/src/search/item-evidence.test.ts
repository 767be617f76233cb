import { expect, it } from 'vitest';
import { coverItem, scoreItem } from './item-evidence.ts';

const rarities = new Map([
  ['covenant', 6],
  ['loan', 6],
  ['zymurgi', 0],
]);
const line = (...stems: string[]) => ({ score: 1, stems: new Set(stems) });
const title = new Set<string>();

it('counts a second word for more than the same word again', () => {
  const both = scoreItem({ lines: [line('covenant'), line('loan')], title }, rarities);
  const one = scoreItem({ lines: [line('covenant'), line('covenant')], title }, rarities);
  expect(both).toBeGreaterThan(one);
});

it('says how much of a query an item has, words that nobody says aside', () => {
  expect(coverItem({ lines: [line('covenant')], title }, rarities)).toBe(0.5);
  expect(coverItem({ lines: [line('covenant')], title: new Set(['loan']) }, rarities)).toBe(1);
  expect(coverItem({ lines: [], title }, new Map())).toBe(0);
});
