import { buildItemCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { moved, putBack, shownRows } from './arrange.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((uuid) => buildItemCard({ uuid })) as [
  ReturnType<typeof buildItemCard>,
  ReturnType<typeof buildItemCard>,
  ReturnType<typeof buildItemCard>,
  ReturnType<typeof buildItemCard>,
];
const names = (rows: readonly { item: { uuid: string }; isOut: boolean }[]) =>
  rows.map(({ item, isOut }) => (isOut ? `(${item.uuid})` : item.uuid)).join(' ');

test('a row moves, and never beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('what was taken out keeps its place, and goes back to it', () => {
  const out = [
    { item: c, at: 2 },
    { item: a, at: 0 },
  ];
  const rows = shownRows([b, d], out);
  expect(names(rows)).toBe('(a) b (c) d');
  expect(putBack(rows, 'c').map(({ uuid }) => uuid)).toEqual(['b', 'c', 'd']);
});

test('what is in the list again is shown once', () => {
  expect(names(shownRows([a, b], [{ item: a, at: 0 }]))).toBe('a b');
});
