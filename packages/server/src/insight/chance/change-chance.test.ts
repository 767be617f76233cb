import { describe, expect, it } from 'vitest';
import { incompleteBeta } from './beta.ts';
import { beyondChance, chanceOfChange } from './change-chance.ts';

describe('the incomplete beta function', () => {
  it.each([
    [0.5, 2, 2, 0.5],
    [0.3, 1, 1, 0.3],
    // The chance of 7 heads or more in 10 throws: (120 + 45 + 10 + 1) / 1024.
    [0.5, 7, 4, 0.171_875],
    [0.2, 3, 8, 1 - 0.8 ** 10 - 10 * 0.2 * 0.8 ** 9 - 45 * 0.2 ** 2 * 0.8 ** 8],
    [0.999, 400, 2, 0.999 ** 400 * (1 + 400 * 0.001)],
  ])('at %d of %d and %d is %d', (x, a, b, value) => {
    expect(incompleteBeta(x, a, b)).toBeCloseTo(value, 4);
  });
});

describe('the chance of a change', () => {
  it('is twice the smaller tail of the binomial distribution', () => {
    const chance = chanceOfChange({ count: 7, said: 1 }, { count: 3, said: 1 }, 1);
    expect(chance).toBeCloseTo(2 * 0.171_875);
  });

  it('is the same for a fall as for a rise', () => {
    const [more, less] = [
      { count: 12, said: 5 },
      { count: 4, said: 5 },
    ];
    expect(chanceOfChange(more, less, 2)).toBeCloseTo(chanceOfChange(less, more, 2) ?? -1);
  });

  it('takes more talk for no change', () => {
    expect(chanceOfChange({ count: 30, said: 30 }, { count: 10, said: 10 }, 1)).toBeGreaterThan(0.9);
    expect(chanceOfChange({ count: 30, said: 10 }, { count: 10, said: 10 }, 1)).toBeLessThan(0.01);
  });

  it('is larger where claims come together', () => {
    const [now, before] = [
      { count: 20, said: 1 },
      { count: 8, said: 1 },
    ];
    expect(chanceOfChange(now, before, 1)).toBeLessThan(0.05);
    expect(chanceOfChange(now, before, 3)).toBeGreaterThan(0.05);
  });

  it('is not known where nothing was said', () => {
    expect(chanceOfChange({ count: 3, said: 1 }, { count: 0, said: 0 }, 1)).toBeNull();
  });
});

describe('many changes at once', () => {
  it('are told as far as chance explains few enough of them', () => {
    expect(beyondChance([0.9, 0.001, 0.03, 0.5], 0.05)).toEqual([false, true, false, false]);
    expect(beyondChance([0.01, 0.02, 0.03, 0.04], 0.05)).toEqual([true, true, true, true]);
    expect(beyondChance([], 0.05)).toEqual([]);
  });
});
