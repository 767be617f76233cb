/** What a search found of one item: how well its lines match, the best first, and which stems each has. */
type ItemEvidence = {
  lines: { score: number; stems: ReadonlySet<string> }[];
  /** Stems of the query in the title. */
  title: ReadonlySet<string>;
};

/** How fast a further line with the same word counts less: k1 of BM25. */
const saturation = 1.2;
/** A word of the title counts as much as one in this many lines. */
const titleLines = 4;
/** Rare words count more than BM25 has it: many lines of one item make common words common evidence. */
const rarityPower = 1.3;
const shareOfWords = 0.6;

/**
 * How much an item speaks of a query. Its best lines alone say little of a long item, in which the words of a
 * question stand far apart: each word counts by how many lines have it, beside the scores of the best lines.
 */
export function scoreItem({ lines, title }: ItemEvidence, rarities: ReadonlyMap<string, number>): number {
  const best = lines.reduce((sum, { score }, index) => sum + score * 0.5 ** index, 0);
  let words = 0;
  for (const [stem, rarity] of rarities) {
    const times = lines.filter(({ stems }) => stems.has(stem)).length + (title.has(stem) ? titleLines : 0);
    words += (rarity ** rarityPower * times * (saturation + 1)) / (times + saturation);
  }
  return (1 - shareOfWords) * best + shareOfWords * words;
}

/** Share of a query's weight that an item has somewhere, 0 to 1. */
export function coverItem({ lines, title }: ItemEvidence, rarities: ReadonlyMap<string, number>): number {
  const all = [...rarities].reduce((sum, [, rarity]) => sum + rarity, 0);
  const held = [...rarities].filter(
    ([stem]) => title.has(stem) || lines.some(({ stems }) => stems.has(stem)),
  );
  return all === 0 ? 0 : held.reduce((sum, [, rarity]) => sum + rarity, 0) / all;
}
