import type { Figure } from '@ecco/domain';
import { findFigures } from '../figures/figure.ts';
import { periodsOf } from '../figures/period.ts';
import { type PlacedQuantity, readQuantities } from '../proof/read-quantities.ts';

const units: Record<string, Figure['unit']> = {
  usd: 'usd',
  percent: 'percent',
  'basis-points': 'basis-points',
};

/**
 * The figures of a sentence that both readers of numbers read alike, with value, scale, sign and unit, and the period of
 * their own clause.
 */
export function provedFigures(sentence: string): Figure[] {
  const found = findFigures(sentence);
  if (found.length === 0) return [];
  const periods = periodsOf(sentence, found);
  const quantities = readQuantities(sentence);
  return found.flatMap(({ start, end, ...figure }, at) => {
    const isProved = quantities.some(
      (one) => one.start < end && start < one.end && one.isSure && isSame(one, figure),
    );
    return isProved ? [{ ...figure, period: periods[at] ?? null }] : [];
  });
}

const isSame = ({ value, unit }: PlacedQuantity, figure: Omit<Figure, 'period'>): boolean =>
  value === figure.value && (unit === null ? 'count' : (units[unit] ?? 'other')) === figure.unit;
