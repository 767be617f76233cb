import type { MatchedRows } from './order-hits.ts';
import type { Hit } from './search.types.ts';
import { hasPhrase } from './words.ts';

/** What has every phrase word for word: the database's pattern knows fewer letters than there are. */
export function withPhrases({ lines, passages }: MatchedRows, phrases: readonly string[]): MatchedRows {
  if (phrases.length === 0) return { lines, passages };
  const hasAll = (text: string) => phrases.every((phrase) => hasPhrase(text, phrase));
  return {
    lines: lines.filter(({ segment }) => hasAll(segment.text)),
    passages: passages.flatMap((found) => {
      const line = found.passage.lines.find(({ text }) => hasAll(text));
      return line ? [{ ...found, line }] : [];
    }),
  };
}

/** What bears no date stands behind all that does. */
const timeOf = ({ item }: Hit): number => item.publishedAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

const lineOf = ({ segment }: Hit): number => segment?.idx ?? 0;

/** The newest first; of one item in its own order. */
export const newestFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.item.id === b.item.id ? lineOf(a) - lineOf(b) : 0));
