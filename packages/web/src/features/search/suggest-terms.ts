import { limits, type SearchFlavor } from '@ecco/contract';

type Terms = SearchFlavor['terms'];
export type TermCategory = keyof Terms;
/** `by`: the other way to say it that was typed; null where the term itself was, or nothing. */
type SuggestedTerm = { term: string; by: string | null };
export type SuggestedTerms = { category: TermCategory; terms: SuggestedTerm[] };

const categories = [
  'financial_instruments',
  'asset_classes',
  'strategies',
  'concepts',
  'regions_and_markets',
  'performance_metrics',
  'regulations_and_compliance',
] as const satisfies readonly TermCategory[];

/** One or two letters stand inside of nearly every word, and say nothing there. */
const insideFrom = 3;

const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();
const startsWord = (said: string, typed: string): boolean =>
  [...said.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => said.startsWith(typed, index));

/** How well words fit: 0 as a whole, 1 from their beginning, 2 from that of a later word, 3 inside of a word. */
function fitOf(words: string, typed: string): number | null {
  const said = plain(words);
  if (said === typed) return 0;
  if (said.startsWith(typed)) return 1;
  if (startsWord(said, typed)) return 2;
  if (typed.length < insideFrom || !said.includes(typed)) return null;
  return 3;
}

type Fitting = SuggestedTerm & { fit: number };

/** The best of the ways to say a term; between equals the one that it is called by. */
function bestOf([term = '', ...others]: readonly string[], typed: string): Fitting | null {
  const ways = [{ words: term, by: null }, ...others.map((words) => ({ words, by: words }))];
  return ways.reduce<Fitting | null>((best, { words, by }) => {
    const fit = fitOf(words, typed);
    return fit === null || (best !== null && best.fit <= fit) ? best : { term, by, fit };
  }, null);
}

/**
 * Terms that may be meant by what is typed so far, the best first: groups by the best of theirs, and the terms of a
 * group. Between equals, as when nothing is typed, the order is that of the flavor.
 */
export function suggestTerms(terms: Terms, typed: string): SuggestedTerms[] {
  const wanted = plain(typed);
  return categories
    .map((category) => ({
      category,
      fitting: terms[category].flatMap((group) => bestOf(group, wanted) ?? []).sort((a, b) => a.fit - b.fit),
    }))
    .filter(({ fitting }) => fitting.length > 0)
    .sort((a, b) => (a.fitting[0]?.fit ?? 0) - (b.fitting[0]?.fit ?? 0))
    .map(({ category, fitting }) => ({
      category,
      terms: fitting.slice(0, limits.suggestedPerGroup).map(({ term, by }) => ({ term, by })),
    }));
}
