import { limits, type SearchFlavor } from '@ecco/contract';
import { type TermCategory, termCategories } from '@ecco/domain';

type Terms = SearchFlavor['terms'];
/** `by`: the other way to say it that was typed; null where the term itself was, or nothing. */
type SuggestedTerm = { term: string; by: string | null };
type SuggestedTerms = { category: TermCategory; terms: SuggestedTerm[] };

/** One or two letters stand inside of nearly every word, and say nothing there. */
const insideFrom = 3;

const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();
const startsWord = (said: string, typed: string): boolean =>
  [...said.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => said.startsWith(typed, index));

type Fit = 'whole' | 'start' | 'word' | 'inside';

/** How words fit what is typed: as a whole, from their start, from that of a later word, or inside of a word. */
function fitOf(words: string, typed: string): Fit | null {
  const said = plain(words);
  if (said === typed) return 'whole';
  if (said.startsWith(typed)) return 'start';
  if (startsWord(said, typed)) return 'word';
  return typed.length >= insideFrom && said.includes(typed) ? 'inside' : null;
}

/** The best first. An acronym that is typed whole says more than the start of a longer term. */
const ranks: Readonly<Record<'term' | 'other', Readonly<Record<Fit, number>>>> = {
  term: { whole: 0, start: 2, word: 3, inside: 6 },
  other: { whole: 1, start: 4, word: 5, inside: 7 },
};

type RankedTerm = SuggestedTerm & { rank: number };

/** The best of the ways to say a term; empty where none fits. */
function bestOf([term = '', ...others]: readonly string[], typed: string): RankedTerm[] {
  const own = fitOf(term, typed);
  const rankedTerms = others.flatMap((by): RankedTerm[] => {
    const fit = fitOf(by, typed);
    return fit === null ? [] : [{ term, by, rank: ranks.other[fit] }];
  });
  if (own !== null) rankedTerms.unshift({ term, by: null, rank: ranks.term[own] });
  return rankedTerms.sort(byRank).slice(0, 1);
}

const byRank = (a: RankedTerm, b: RankedTerm): number => a.rank - b.rank;

/**
 * Terms that may be meant by what is typed so far, the best first: groups by the best of theirs, and the terms of a
 * group. Between equals, as when nothing is typed, the order is that of the flavor. `now`: what stands there since; a
 * term that does not fit it as well is no longer meant.
 */
export function suggestTerms(terms: Terms, typed: string, now = typed): SuggestedTerms[] {
  const requested = plain(typed);
  const isMeant = (group: readonly string[]): boolean => bestOf(group, plain(now)).length > 0;
  return termCategories
    .map((category) => ({
      category,
      found: terms[category]
        .filter(isMeant)
        .flatMap((group) => bestOf(group, requested))
        .sort(byRank),
    }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map(({ category, found }) => ({
      category,
      terms: found.slice(0, limits.suggestedPerGroup).map(({ term, by }) => ({ term, by })),
    }));
}
