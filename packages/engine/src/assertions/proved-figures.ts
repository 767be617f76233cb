import type { Figure } from '@ecco/domain';
import { findFigures } from '../figures/figure.ts';
import { periodsOf } from '../figures/period.ts';
import { type PlacedQuantity, readQuantities } from '../proof/read-quantities.ts';

const units: Record<string, Figure['unit']> = {
  usd: 'usd',
  percent: 'percent',
  'basis-points': 'basis-points',
};

/** A figure that is sure, with its place. */
type ProvedFigure = Figure & { start: number; end: number };

/**
 * The figures of a sentence that both readers of numbers read alike, with value, scale, sign and unit, and the period of
 * their own clause; in their places.
 */
export function placedFigures(sentence: string): ProvedFigure[] {
  const figures = findFigures(sentence);
  if (figures.length === 0) return [];
  const periods = periodsOf(sentence, figures);
  const quantities = readQuantities(sentence);
  return figures.flatMap((figure, at) => {
    const { start, end } = figure;
    const isProved = quantities.some(
      (one) => one.start < end && start < one.end && one.isSure && isSame(one, figure),
    );
    return isProved && !isOfSum(sentence, figure, figures.slice(0, at))
      ? [{ ...figure, period: periods[at] ?? null }]
      : [];
  });
}

type FigureSpan = Pick<ProvedFigure, 'value' | 'unit' | 'start' | 'end'>;

const ofThat = /^ of (?:that|it|this|those|these|which|them)\b/u;
const leastSum = 1e6;

/** "We'll commit 550 million, and 380 of that is signed": millions as well, which its own words do not say. */
const isOfSum = (
  sentence: string,
  { unit, value, end }: FigureSpan,
  before: readonly FigureSpan[],
): boolean =>
  unit === 'count' &&
  value < leastSum &&
  ofThat.test(sentence.slice(end)) &&
  before.some((sum) => sum.value >= leastSum);

/** The same without their places. */
export const provedFigures = (sentence: string): Figure[] =>
  placedFigures(sentence).map(({ start: _start, end: _end, ...figure }) => figure);

const isSame = ({ value, unit }: PlacedQuantity, figure: Omit<Figure, 'period'>): boolean =>
  value === figure.value && (unit === null ? 'count' : (units[unit] ?? 'other')) === figure.unit;
