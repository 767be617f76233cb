import type { Citation, CitedField } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { effectiveDate } from './dates.ts';
import { toldBy, type Words } from './words.ts';

/** The first term of a lexicon in some words, or in a clause of them. */
export function termTold(words: Words, terms: Lexicon, clause = words.text): CitedField<string> {
  const [found] = terms.findAll(foldApostrophes(clause));
  if (found === undefined) return null;
  const said = clause.slice(found.index, found.index + found.text.length);
  return toldBy(said, { words, text: said });
}

/** The day from which something holds. */
export function effectiveTold(words: Words): CitedField<string> {
  const found = effectiveDate(words.text);
  return found === null ? null : toldBy(found.value, { words, text: found.said });
}

/** What the first of several ways tells that tells anything. */
export function firstTold<Way, Value>(
  ways: readonly Way[],
  read: (way: Way) => CitedField<Value>,
): CitedField<Value> {
  for (const way of ways) {
    const found = read(way);
    if (found !== null) return found;
  }
  return null;
}

/** Each place once. */
export const uniquePlaces = (places: readonly Citation[]): Citation[] =>
  places.filter(
    ({ segmentId, quote }, at) =>
      places.findIndex((other) => other.segmentId === segmentId && other.quote === quote) === at,
  );

/** A signal of which only its words are known. */
export const nothingTold = {
  who: null,
  manager: null,
  vehicle: null,
  assetClass: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: null,
  measure: null,
  decided: null,
  effective: null,
} as const;
