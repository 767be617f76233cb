import { largestOf } from '@ecco/domain';
import type { RatedStatement } from './salience.ts';

export type Choice = {
  candidates: readonly RatedStatement[];
  count: number;
  /** What a candidate is worth here; 0 or less leaves it out. */
  worth: (rated: RatedStatement) => number;
  /** Parts of the item over which the chosen are spread; 1 does not spread. */
  parts?: number;
  total?: number;
  /** What is told already, and is not chosen again. */
  beside?: readonly RatedStatement[];
};

/** Longer than this, in characters, nothing is a sentence that one reads in a summary. */
export const longestText = 700;

/**
 * Chooses sentences one by one: the worthiest first, each next one the less the more of its words are said
 * already (after Carbonell and Goldstein's maximal marginal relevance) and the fuller its part of the item is.
 * Returned in the order of the choice, the best first.
 */
export function rankDiverse({
  candidates,
  count,
  worth,
  parts = 1,
  total = 1,
  beside = [],
}: Choice): RatedStatement[] {
  const pool = candidates
    .map((rated) => ({ rated, value: worth(rated) }))
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
      const said = [...beside, ...chosen.map(({ rated }) => rated)];
      const overlap = largestOf(
        said.map((ratedStatement) => repetition(entry.rated, ratedStatement)),
        0,
      );
      if (overlap > mostShared) continue;
      const crowd = used.get(statementPart(entry.rated, parts, total)) ?? 0;
      const value = entry.value * (1 - overlap) * 0.55 ** crowd;
      if (value > bestValue) [best, bestValue] = [entry, value];
    }
    if (best === null) break;
    chosen.push(best);
    const part = statementPart(best.rated, parts, total);
    used.set(part, (used.get(part) ?? 0) + 1);
  }
  return chosen.map(({ rated }) => rated);
}

/** The same sentences in the order of the source. */
export const selectDiverse = (choice: Choice): RatedStatement[] => sourceOrder(rankDiverse(choice));

export const sourceOrder = (list: readonly RatedStatement[]): RatedStatement[] =>
  list.toSorted((a, b) => a.sentence.index - b.sentence.index);

/** Whether two sentences are the same, or share most of their words. */
export const repeats = (one: RatedStatement, other: RatedStatement): boolean =>
  one === other || repetition(one, other) > mostShared;

/** How much of a sentence is told already: what says twice as much as a short one, and more figures, repeats a part of itself. */
function repetition(own: RatedStatement, ratedStatement: RatedStatement): number {
  const [ownTerms, toldTerms] = [subjectsOf(own), subjectsOf(ratedStatement)];
  const shared = similarity(ownTerms, toldTerms);
  const isRicher =
    own.signals.figures > ratedStatement.signals.figures && ownTerms.size >= 2 * toldTerms.size;
  return isRicher ? (shared * toldTerms.size) / ownTerms.size : shared;
}

export const sharesMost = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  similarity(a, b) > mostShared;

/** Words of numbers, which two figures share that have nothing else in common: "two dollars and seven cents". */
const numeral =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelv\w*|\w+teen|twenti|twenty|thirt\w+|fort(?:i|y)|fift\w+|sixt\w+|sevent\w+|eight(?:i|y)|ninet\w+|hundr\w*|thousand|dollar|cent|point)$/u;
const subjectsOf = ({ sentence: { terms } }: RatedStatement): ReadonlySet<string> => {
  const subjects = new Set(terms.filter((term) => !numeral.test(term)));
  return subjects.size === 0 ? new Set(terms) : subjects;
};

/** The share of the words of the shorter sentence from which on it repeats the other. */
const mostShared = 0.6;

const statementPart = ({ sentence }: RatedStatement, parts: number, total: number): number =>
  parts <= 1 ? -sentence.index - 1 : Math.floor((sentence.index * parts) / Math.max(1, total));

/** Share of the smaller set's words that both have. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let both = 0;
  for (const term of small) if (large.has(term)) both++;
  return both / small.size;
}
