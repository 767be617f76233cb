import type { MatchedRows } from './order-hits.ts';
import type { Hit } from './search.types.ts';
import { hasPhrase } from './words.ts';

/** What has every phrase word for word: the database's pattern knows fewer letters than there are. */
export function withPhrases({ lines, passages }: MatchedRows, phrases: readonly string[]): MatchedRows {
  if (phrases.length === 0) return { lines, passages };
  const hasAll = (text: string) => phrases.every((phrase) => hasPhrase(text, phrase));
  return {
    lines: lines.filter(({ segment }) => hasAll(segment.text)),
    passages: passages.flatMap((matchedPassage) => {
      const line = matchedPassage.passage.lines.find(({ text }) => hasAll(text));
      return line ? [{ ...matchedPassage, line }] : [];
    }),
  };
}

/** What bears no date stands behind all that does. */
const hitTime = ({ item }: Hit): number => item.publishedAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

const hitLine = ({ segment }: Hit): number => segment?.idx ?? 0;

/** The newest first; of one item in its own order. */
export const newestFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => hitTime(b) - hitTime(a) || (a.item.id === b.item.id ? hitLine(a) - hitLine(b) : 0));
