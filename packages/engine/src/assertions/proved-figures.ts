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
  const found = findFigures(sentence);
  if (found.length === 0) return [];
  const periods = periodsOf(sentence, found);
  const quantities = readQuantities(sentence);
  return found.flatMap((figure, at) => {
    const { start, end } = figure;
    const isProved = quantities.some(
      (one) => one.start < end && start < one.end && one.isSure && isSame(one, figure),
    );
    return isProved ? [{ ...figure, period: periods[at] ?? null }] : [];
  });
}

/** The same without their places. */
export const provedFigures = (sentence: string): Figure[] =>
  placedFigures(sentence).map(({ start: _start, end: _end, ...figure }) => figure);

const isSame = ({ value, unit }: PlacedQuantity, figure: Omit<Figure, 'period'>): boolean =>
  value === figure.value && (unit === null ? 'count' : (units[unit] ?? 'other')) === figure.unit;
