import { expect, test } from 'vitest';
import { boundaryOf } from './boundary.ts';

const under = (limit: number) => (number: number) => number < limit;

test('the boundary stands behind the last element that holds the condition', () => {
  const numbers = [1, 3, 3, 7];
  expect([0, 1, 3, 4, 7, 8].map((limit) => boundaryOf(numbers, under(limit)))).toEqual([0, 0, 1, 3, 3, 4]);
});

test('an empty list has its boundary at the start', () => {
  expect(boundaryOf([], under(1))).toBe(0);
});

test('a list of a million is looked at in twenty places', () => {
  const numbers = Array.from({ length: 1_000_000 }, (_, index) => index);
  const looked: number[] = [];
  const position = boundaryOf(numbers, (number) => {
    looked.push(number);
    return number < 765_432;
  });
  expect(position).toBe(765_432);
  expect(looked.length).toBeLessThanOrEqual(20);
});
