import { describe, expect, it } from 'vitest';
import { accepting, macroF1, scoreClasses } from './score.ts';

const cases = [
  { label: 'a', also: [], told: 'a' },
  { label: 'a', also: ['b'], told: 'b' },
  { label: 'b', also: [], told: 'b' },
  { label: 'b', also: [], told: 'none' },
];

describe('the figures of told classes', () => {
  it('are precision, recall and their harmonic mean for each class', () => {
    expect(scoreClasses(cases, ['a', 'b'])).toEqual([
      { of: 'a', labeled: 2, precision: 1, recall: 0.5, f1: 2 / 3 },
      { of: 'b', labeled: 2, precision: 0.5, recall: 0.5, f1: 0.5 },
    ]);
  });

  it('count each class alike in their mean', () => {
    expect(macroF1(scoreClasses(cases, ['a', 'b', 'none']))).toBeCloseTo((2 / 3 + 0.5 + 0) / 3);
  });

  it('take a second reading as right where it is accepted', () => {
    expect(scoreClasses(accepting(cases), ['a'])).toMatchObject([{ labeled: 1, precision: 1, recall: 1 }]);
  });
});
