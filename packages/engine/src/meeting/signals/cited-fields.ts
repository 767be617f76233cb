import type { Citation, CitedField } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { effectiveDate } from './dates.ts';
import { citedValue, type Words } from './words.ts';

/** The first term of a lexicon in some words, or in a clause of them. */
export function citedTerm(words: Words, terms: Lexicon, clause = words.text): CitedField<string> {
  const [match] = terms.findAll(foldApostrophes(clause));
  if (match === undefined) return null;
  const said = clause.slice(match.index, match.index + match.text.length);
  return citedValue(said, { words, text: said });
}

/** The day from which something holds. */
export function citedEffectiveDay(words: Words): CitedField<string> {
  const dateMention = effectiveDate(words.text);
  return dateMention === null ? null : citedValue(dateMention.value, { words, text: dateMention.said });
}

/** What the first of several ways tells that tells anything. */
export function firstCited<Way, Value>(
  ways: readonly Way[],
  read: (way: Way) => CitedField<Value>,
): CitedField<Value> {
  for (const way of ways) {
    const result = read(way);
    if (result !== null) return result;
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
export const emptyFields = {
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
