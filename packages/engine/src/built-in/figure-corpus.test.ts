import { describe, expect, it } from 'vitest';
import { provedFigures } from '../assertions/proved-figures.ts';
import { readQuantities } from '../proof/read-quantities.ts';
import { readable } from '../salience/readable.ts';
import type { FigureCase, TrueFigure } from '../testing/figure-case.fixture.ts';
import { makeFigureCases } from '../testing/figure-kinds.fixture.ts';

// Five thousand sentences whose figures are known from how they were made. To leave a figure as it was said is right; to
// read another one is not, whatever reads it.

const cases = makeFigureCases(5000, 11);

const holds = ({ figures }: FigureCase, value: number, unit: string): boolean =>
  figures.some((one) => Math.abs(one.value - value) < 1e-9 * Math.abs(value) + 1e-12 && one.unit === unit);

const shownNumber =
  /(-?)([$€]?)(\d[\d,]*(?:\.\d+)?)(?:[ -]?(thousand|million|billion|trillion|mil|mn|bn|[MmB])\b)?(%| percent| per cent| basis points?| bps)?/gu;
const worth: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  mil: 1e6,
  mn: 1e6,
  M: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  B: 1e9,
  trillion: 1e12,
};

/** The numbers that a sentence shows in digits and that were not said in digits; one end of a range may lack the unit. */
function newNumbers({ text, figures }: FigureCase): string[] {
  const shown = readable(text, []);
  return [...shown.matchAll(shownNumber)].flatMap(
    ([whole, , money, digits = '', scale = '', measure = '']) => {
      if (text.includes(digits)) return [];
      const value = Number(digits.replaceAll(',', ''));
      const units: TrueFigure['unit'][] =
        money === '$'
          ? ['usd']
          : measure.includes('basis')
            ? ['basis-points']
            : /^%| per/u.test(measure)
              ? ['percent']
              : [];
      const isRangeStart = units.length === 0 || (scale === '' && /\d (?:to|or|and) \$/u.test(shown));
      const isTrue = figures.some(
        (one) =>
          (units.length === 0 || units.includes(one.unit)) &&
          [value * (worth[scale] ?? 1), ...(isRangeStart ? [value * 1e6, -value] : [-value])].some(
            (each) => Math.abs(each - one.value) < 1e-6 * Math.abs(each),
          ),
      );
      return isTrue ? [] : [`${whole} in: ${shown} (said: ${text})`];
    },
  );
}

describe('of 5,000 generated sentences', () => {
  it('none shows a figure in digits that is not its own', () => {
    expect(cases.flatMap(newNumbers)).toEqual([]);
  });

  it('none gives a claim a figure that is not its own', () => {
    const wrong = cases.flatMap((one) =>
      provedFigures(one.text)
        .filter(({ value, unit }) => !holds(one, value, unit))
        .map(({ text, value, unit }) => `${text} as ${value} ${unit}: ${one.text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('none is read as another figure by the second reader', () => {
    const wrong = cases.flatMap((one) =>
      readQuantities(one.text).flatMap(({ value, unit, isSure, start, end }) =>
        value === null || !isSure || holds(one, value, unit ?? 'count')
          ? []
          : [`${one.text.slice(start, end)} as ${value} ${unit}: ${one.text}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['amount', 'percentage', 'basis points', 'range', 'per share'])(
    'most of kind %s are read',
    (kind) => {
      const own = cases.filter((one) => one.kind === kind);
      const read = own.filter(({ text }) => provedFigures(text).length > 0);
      expect(read.length / own.length).toBeGreaterThan(kind === 'per share' ? 0.4 : 0.5);
    },
  );

  it('nearly all amounts in words are shown in digits', () => {
    const own = cases.filter(({ kind, text }) => kind === 'amount' && !/\d/u.test(text));
    expect(own.filter(({ text }) => /\d/u.test(readable(text, []))).length / own.length).toBeGreaterThan(0.9);
  });
});
