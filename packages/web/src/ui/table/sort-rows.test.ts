import { expect, test } from 'vitest';
import { nextOrder, sortRows } from './sort-rows.ts';

const rows = [{ n: 'b10' }, { n: null }, { n: 'B2' }, { n: 'a' }];

test('words are ordered as people read them, and what is missing stands last either way', () => {
  expect(sortRows(rows, ({ n }) => n, false).map(({ n }) => n)).toEqual(['a', 'B2', 'b10', null]);
  expect(sortRows(rows, ({ n }) => n, true).map(({ n }) => n)).toEqual(['b10', 'B2', 'a', null]);
});

test('numbers are ordered by size, and equal ones stay as they came', () => {
  const numbers = [
    { n: 10, name: 'first' },
    { n: 9, name: 'only' },
    { n: 10, name: 'second' },
  ];
  expect(sortRows(numbers, ({ n }) => n, false).map(({ name }) => name)).toEqual(['only', 'first', 'second']);
});

test('a head goes upwards, downwards, and back to how the rows came', () => {
  const up = nextOrder(null, 'name');
  const down = nextOrder(up, 'name');
  expect([up, down, nextOrder(down, 'name')]).toEqual([
    { column: 'name', descending: false },
    { column: 'name', descending: true },
    null,
  ]);
  expect(nextOrder(down, 'email')).toEqual({ column: 'email', descending: false });
});
