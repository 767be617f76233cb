/** Best matches first: the place in the list of texts, and how well it fits. */
export type Match = {
  index: number;
  score: number;
  /** Share of the query's weight that the text holds, 0 to 1; a word that no text has weighs as much as a common one. */
  matched: number;
  /** How many different words of the query it holds. */
  terms: number;
};

const [k1, b] = [1.2, 0.6];

/**
 * Okapi BM25 of a query over texts, both as stems (Robertson and Zaragoza, 2009).
 */
export function rankByBm25(texts: readonly (readonly string[])[], query: readonly string[]): Match[] {
  const wanted = new Set(query);
  const counts = texts.map((terms) => countWanted(terms, wanted));
  const average = texts.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, texts.length) || 1;
  const idf = inverseFrequencies(counts, wanted);
  const total = totalWeight(idf, counts) || 1;
  return counts
    .map((count, index) => {
      let [score, held] = [0, 0];
      for (const [term, times] of count) {
        const weight = idf.get(term) ?? 0;
        const length = (texts[index]?.length ?? 0) / average;
        score += (weight * times * (k1 + 1)) / (times + k1 * (1 - b + b * length));
        held += weight;
      }
      return { index, score, matched: held / total, terms: count.size };
    })
    .filter(({ score }) => score > 0)
    .sort((x, y) => y.score - x.score || x.index - y.index);
}

/** The weight of a whole query: what occurs nowhere counts as the average of what does. */
function totalWeight(idf: ReadonlyMap<string, number>, counts: readonly Map<string, number>[]): number {
  const present = new Set(counts.flatMap((count) => [...count.keys()]));
  const sum = [...present].reduce((total, term) => total + (idf.get(term) ?? 0), 0);
  return present.size === 0 ? 0 : (sum / present.size) * idf.size;
}

function countWanted(terms: readonly string[], wanted: ReadonlySet<string>): Map<string, number> {
  const count = new Map<string, number>();
  for (const term of terms) if (wanted.has(term)) count.set(term, (count.get(term) ?? 0) + 1);
  return count;
}

function inverseFrequencies(
  counts: readonly Map<string, number>[],
  wanted: ReadonlySet<string>,
): Map<string, number> {
  const idf = new Map<string, number>();
  for (const term of wanted) {
    const holders = counts.filter((count) => count.has(term)).length;
    idf.set(term, Math.log(1 + (counts.length - holders + 0.5) / (holders + 0.5)));
  }
  return idf;
}
