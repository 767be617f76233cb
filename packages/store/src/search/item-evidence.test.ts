import { expect, it } from 'vitest';
import { coverItem, namesAmong, scoreItem } from './item-evidence.ts';

const rarities = new Map([
  ['covenant', 6],
  ['loan', 6],
  ['zymurgi', 0],
]);
const line = (...stems: string[]) => ({ score: 1, stems: new Set(stems) });
const title = new Set<string>();
const query = { rarities, names: new Map<string, number>() };

it('counts a second word for more than the same word again', () => {
  const both = scoreItem({ lines: [line('covenant'), line('loan')], title }, query);
  const one = scoreItem({ lines: [line('covenant'), line('covenant')], title }, query);
  expect(both).toBeGreaterThan(one);
});

it('says how much of a query an item has, words that nobody says aside', () => {
  expect(coverItem({ lines: [line('covenant')], title }, rarities)).toBe(0.5);
  expect(coverItem({ lines: [line('covenant')], title: new Set(['loan']) }, rarities)).toBe(1);
  expect(coverItem({ lines: [], title }, new Map())).toBe(0);
});

it('takes a word of a title for a name as far as few lines of others say it', () => {
  const items = [
    { lines: [line('covenant'), line('covenant')], title: new Set(['loan', 'covenant']) },
    { lines: [line('loan'), line('loan'), line('loan')], title: new Set(['covenant']) },
  ];
  expect(namesAmong(items)).toEqual(
    new Map([
      ['loan', 0.0625],
      ['covenant', 1],
    ]),
  );
});

it('puts what is called so before what says all the rest', () => {
  const called = { lines: [], title: new Set(['covenant']) };
  const says = { lines: [line('loan'), line('loan'), line('loan'), line('loan')], title };
  const names = namesAmong([called, says]);
  expect(scoreItem(called, { rarities, names })).toBeGreaterThan(scoreItem(says, { rarities, names }));
});
