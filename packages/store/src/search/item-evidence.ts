/** What a search found of one item: how well its lines match, the best first, and which stems each has. */
type ItemEvidence = {
  lines: { score: number; stems: ReadonlySet<string> }[];
  /** Stems of the query in its title and in what else names it. */
  title: ReadonlySet<string>;
  /** Of those the ones in the names of whom it is of. */
  owner?: ReadonlySet<string>;
};

/** Of each stem of a query how rare it is, and of those in titles how much it is a name. */
type QueryWeights = { rarities: ReadonlyMap<string, number>; names: ReadonlyMap<string, number> };

/** How fast a further line with the same word counts less: k1 of BM25. */
const saturation = 1.2;
/** A word of the title counts as much as one in this many lines. */
const titleLines = 4;
/** Rare words count more than BM25 has it: many lines of one item make common words common evidence. */
const rarityPower = 1.3;
const shareOfWords = 0.6;
/** What a word that names an item adds, beside what it counts as a word. */
const nameWeight = 4;

/**
 * How much each stem of what names some items is a name: a word that they are called by more often than others say it tells
 * which item is meant, one that is often said is what many speak of. What is called so says it itself in many lines. 0 to 1.
 */
export function namesAmong(items: readonly ItemEvidence[]): Map<string, number> {
  const count = (stemsOf: (one: ItemEvidence) => Iterable<string>): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const one of items) for (const stem of stemsOf(one)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return counts;
  };
  const called = count(({ title }) => title);
  const said = count(({ lines, title }) =>
    lines.flatMap(({ stems }) => [...stems].filter((stem) => !title.has(stem))),
  );
  return new Map(
    [...called].map(([stem, holders]) => [stem, (holders / ((said.get(stem) ?? 0) + holders)) ** 2]),
  );
}

/**
 * How much an item speaks of a query. Its best lines alone say little of a long item, in which the words of a
 * question stand far apart: each word counts by how many lines have it, beside the scores of the best lines, and more
 * where it names the item.
 */
export function scoreItem({ lines, title, owner }: ItemEvidence, { rarities, names }: QueryWeights): number {
  const best = lines.reduce((sum, { score }, index) => sum + score * 0.5 ** index, 0);
  let words = 0;
  let named = 0;
  for (const [stem, rarity] of rarities) {
    const times = lines.filter(({ stems }) => stems.has(stem)).length + (title.has(stem) ? titleLines : 0);
    const weight = rarity ** rarityPower;
    words += (weight * times * (saturation + 1)) / (times + saturation);
    // Whom it is of is a name, and a word of its title may be one.
    if (title.has(stem)) named += weight * (names.get(stem) ?? 0) ** (owner?.has(stem) ? 0.5 : 1);
  }
  return (1 - shareOfWords) * best + shareOfWords * words + nameWeight * named;
}

/** Share of a query's weight that an item has somewhere, 0 to 1. */
export function coverItem({ lines, title }: ItemEvidence, rarities: ReadonlyMap<string, number>): number {
  const all = [...rarities].reduce((sum, [, rarity]) => sum + rarity, 0);
  const held = [...rarities].filter(
    ([stem]) => title.has(stem) || lines.some(({ stems }) => stems.has(stem)),
  );
  return all === 0 ? 0 : held.reduce((sum, [, rarity]) => sum + rarity, 0) / all;
}
