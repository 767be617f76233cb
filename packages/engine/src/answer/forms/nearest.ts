import { smallestOf } from '@ecco/domain';
import { tokenize } from '../../words/token.ts';
import type { Span } from '../question/span.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { spelledLetters } from '../terms/spoken-words.ts';

/** Where the words of a question, or their kin, stand in a text. */
export function anchorsIn(text: string, stems: Iterable<string>): Span[] {
  const wanted = new Set([...stems].flatMap((stem) => [...kinOf(stem)]));
  const isWanted = (words: string): boolean => searchTermsOf(words).some((stem) => wanted.has(stem));
  const letters = [...text.matchAll(spelledLetters)]
    .filter(([run]) => isWanted(run))
    .map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
  return [...tokenize(text).filter((token) => isWanted(token.text)), ...letters].toSorted(
    (one, other) => one.start - other.start,
  );
}

const gap = (one: Span, other: Span): number => Math.max(0, one.start - other.end, other.start - one.end);

/** Whether at most so many characters lie between two runs. */
export const within = (most: number, one: Span, other: Span): boolean => gap(one, other) <= most;

/** Of several runs the one nearest to an anchor, not counting anchors inside it; null where two are as near. */
export function nearestTo<Found extends Span>(
  found: readonly Found[],
  anchors: readonly Span[],
): Found | null {
  if (found.length < 2) return found[0] ?? null;
  const outside = (one: Span) => anchors.filter(({ start, end }) => end <= one.start || start >= one.end);
  const away = found.map((one) =>
    smallestOf(
      outside(one).map((to) => gap(one, to)),
      Number.POSITIVE_INFINITY,
    ),
  );
  const least = smallestOf(away);
  const [first, second] = found.filter((_, at) => away[at] === least);
  return second === undefined ? (first ?? null) : null;
}
