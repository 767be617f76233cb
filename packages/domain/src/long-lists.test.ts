import { describe, expect, it } from 'vitest';
import { appendAll, largestOf, smallestOf } from './long-lists.ts';

describe('a list of a million', () => {
  const million = Array.from({ length: 1_000_000 }, (_, index) => index);

  it('has its largest and its smallest, which a call with as many arguments cannot tell', () => {
    expect(() => Math.max(...million)).toThrow(RangeError);
    expect([largestOf(million), smallestOf(million)]).toEqual([999_999, 0]);
  });

  it('is put at the end of another', () => {
    const list = [-1];
    expect(() => list.push(...million)).toThrow(RangeError);
    appendAll(list, million);
    expect([list.length, list.at(-1)]).toEqual([1_000_001, 999_999]);
  });
});

it.each([
  [[], 0, 0],
  [[3, 1], 2, 3],
  [[-1], 0, 0],
])('the largest of %j and %d is %d', (values, floor, largest) => {
  expect(largestOf(values, floor)).toBe(largest);
});

it('is what the smaller or larger bound is, where there are no numbers', () => {
  expect([largestOf([]), smallestOf([]), smallestOf([], 7)]).toEqual([-Infinity, Infinity, 7]);
});
