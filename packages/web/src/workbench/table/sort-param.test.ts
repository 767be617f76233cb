import { expect, test } from 'vitest';
import { sortingOf, sortOf } from './sort-param.ts';

test.each([undefined, 'name', '-last_seen_at'])('the order %s comes back as it went', (sort) => {
  expect(sortOf(sortingOf(sort))).toBe(sort);
});

test('a minus sign turns the order round', () => {
  expect(sortingOf('-name')).toEqual([{ id: 'name', desc: true }]);
  expect(sortingOf('name')).toEqual([{ id: 'name', desc: false }]);
});
