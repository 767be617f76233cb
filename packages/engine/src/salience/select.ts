import type { Rated } from './salience.ts';

export type Choice = {
  candidates: readonly Rated[];
  count: number;
  /** What a candidate is worth here; 0 or less leaves it out. */
  worth: (rated: Rated) => number;
  /** Parts of the item over which the chosen are spread; 1 does not spread. */
  parts?: number;
  total?: number;
};

/** Longer than this, in characters, nothing is a sentence that one reads in a summary. */
export const longestText = 700;

/**
 * Chooses sentences one by one: the worthiest first, each next one the less the more of its words are said
 * already (after Carbonell and Goldstein's maximal marginal relevance) and the fuller its part of the item is.
 * Returned in the order of the source.
 */
export function selectDiverse({ candidates, count, worth, parts = 1, total = 1 }: Choice): Rated[] {
  const pool = candidates
    .map((rated) => ({ rated, value: worth(rated), terms: new Set(rated.sentence.terms) }))
    .filter(({ value, rated }) => value > 0 && rated.polished !== '' && rated.polished.length <= longestText)
    .sort((a, b) => b.value - a.value || a.rated.sentence.index - b.rated.sentence.index)
    .slice(0, 40 + count * 12);
  const chosen: typeof pool = [];
  const used = new Map<number, number>();
  while (chosen.length < count) {
    let best: (typeof pool)[number] | null = null;
    let bestValue = 0;
    for (const entry of pool) {
      if (chosen.includes(entry)) continue;
      const overlap = Math.max(0, ...chosen.map((other) => similarity(entry.terms, other.terms)));
      if (overlap > 0.6) continue;
      const crowd = used.get(partOf(entry.rated, parts, total)) ?? 0;
      const value = entry.value * (1 - overlap) * 0.55 ** crowd;
      if (value > bestValue) [best, bestValue] = [entry, value];
    }
    if (best === null) break;
    chosen.push(best);
    const part = partOf(best.rated, parts, total);
    used.set(part, (used.get(part) ?? 0) + 1);
  }
  return chosen.map(({ rated }) => rated).sort((a, b) => a.sentence.index - b.sentence.index);
}

const partOf = ({ sentence }: Rated, parts: number, total: number): number =>
  parts <= 1 ? -sentence.index - 1 : Math.floor((sentence.index * parts) / Math.max(1, total));

/** Share of the smaller set's words that both have. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let both = 0;
  for (const term of small) if (large.has(term)) both++;
  return both / small.size;
}
