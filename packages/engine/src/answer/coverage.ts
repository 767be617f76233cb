import type { Term } from './evidence.ts';

/**
 * The most that any segment, with the ones before and after it, has of a question: share of its weight, 0 to 1. A
 * word that occurs nowhere weighs most of all.
 */
export function bestCoverage(terms: readonly Term[]): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const sources = terms[0]?.said.length ?? 0;
  let best = 0;
  for (let at = 0; at < sources; at++) {
    const held = new Float64Array(terms[0]?.said[at]?.length ?? 0);
    for (const { said, weight } of terms) {
      const values = said[at] ?? held;
      for (const place of held.keys()) {
        const isNear = [place - 1, place, place + 1].some((near) => (values[near] ?? 0) > 0);
        if (isNear) held[place] = (held[place] ?? 0) + weight;
      }
    }
    best = held.reduce((most, one) => Math.max(most, one), best);
  }
  return total === 0 ? 0 : best / total;
}
