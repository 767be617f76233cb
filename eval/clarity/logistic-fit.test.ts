import { describe, expect, it } from 'vitest';
import { type Case, chanceOf, fitLogistic } from './logistic-fit.ts';

/** Of `count` cases with these clues, the given share is true. */
const casesOf = (clues: readonly number[], count: number, share: number): Case[] =>
  Array.from({ length: count }, (_, at) => ({ clues, isTrue: at < count * share }));

describe('a logistic regression', () => {
  it('finds the shares that it was shown', () => {
    const fitted = fitLogistic([...casesOf([0], 100, 0.2), ...casesOf([1], 100, 0.7)]);
    expect(chanceOf(fitted, [0])).toBeCloseTo(0.2, 1);
    expect(chanceOf(fitted, [1])).toBeCloseTo(0.7, 1);
  });

  it('gives weight to what tells, and none to what does not', () => {
    const fitted = fitLogistic([
      ...casesOf([0, 0], 50, 0.1),
      ...casesOf([0, 1], 50, 0.1),
      ...casesOf([1, 0], 50, 0.9),
      ...casesOf([1, 1], 50, 0.9),
    ]);
    expect(fitted.weights[0]).toBeGreaterThan(3);
    expect(fitted.weights[1]).toBeCloseTo(0, 5);
  });

  it('finds the same however large the numbers of a clue are', () => {
    const cases = [...casesOf([0], 40, 0.25), ...casesOf([1], 40, 0.75)];
    const small = fitLogistic(cases);
    const large = fitLogistic(
      cases.map(({ clues, isTrue }) => ({ clues: clues.map((one) => 1_000 * one), isTrue })),
    );
    expect(chanceOf(large, [1_000])).toBeCloseTo(chanceOf(small, [1]), 6);
  });

  it('gives a clue that is always the same no weight', () => {
    const fitted = fitLogistic([...casesOf([5, 0], 40, 0.25), ...casesOf([5, 1], 40, 0.75)]);
    expect(fitted.weights[0]).toBeCloseTo(0, 10);
    expect(chanceOf(fitted, [5, 1])).toBeCloseTo(0.75, 1);
  });
});
