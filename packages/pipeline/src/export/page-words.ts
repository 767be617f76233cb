import type { CitedText, Place } from '@ecco/domain';
import type { ExportItem } from './export.type.ts';
import { placeText, sayerOf } from './export-names.ts';

/** A line, or a chapter: that has the index of the line with which it begins. */
export type LinkedPlace = Pick<Place, 'startMs'> & { segmentId?: string; firstSegment?: number };

/** How a kind of page writes what it is made of. Everything but `words` is given words already written by it. */
export type Dialect = {
  /** Running text in one line, with what would be read as markup taken care of. */
  words: (text: string) => string;
  /** A place in the source; `place` is already in words. */
  place: (words: string, at: LinkedPlace) => string;
  /** Whether the second of a place is only about right. */
  isEstimated: ExportItem['isEstimated'];
  title: (words: string) => string;
  section: (words: string) => string;
  chapter: (words: string) => string;
  quotation: (words: string) => string;
  page: (number: number) => string;
  /** The beginning of a paragraph of the transcript; the speaker only where it is another than before. */
  lead: (place: string | null, speaker: string | null) => string;
};

/** Written words with what stands in brackets behind them, where there is something. */
export const bracketed = (written: string, parts: readonly string[]): string =>
  parts.length === 0 ? written : `${written} (${parts.join(', ')})`;

type PagePlace = LinkedPlace & Pick<Place, 'page'>;

/** A place of something in its dialect; null where the source has neither seconds nor pages. */
export const writtenPlace = (dialect: Dialect, at: PagePlace): string | null => {
  const words = placeText(at, dialect.isEstimated(at));
  return words === null ? null : dialect.place(words, at);
};

/** The places of something, each once: two in the same second or on the same page are told by the first of them. */
function placesText(dialect: Dialect, at: readonly PagePlace[]): string[] {
  const byWords = new Map(at.toReversed().map((one) => [placeText(one), one]));
  return at
    .filter((one) => byWords.get(placeText(one)) === one)
    .flatMap((one) => writtenPlace(dialect, one) ?? []);
}

/** Written words with their places, each once. */
export const withPlaces = (dialect: Dialect, written: string, at: readonly PagePlace[]): string =>
  bracketed(written, placesText(dialect, at));

/** A sentence with its places, in quotation marks where its words are the source's own. */
export function quoteOf(dialect: Dialect, { text, verbatim, citations }: CitedText): string {
  const words = dialect.words(text);
  return withPlaces(dialect, verbatim ? `“${words}”` : words, citations);
}

/** The same with whoever says it before its places. */
export function sayingOf(dialect: Dialect, item: ExportItem, cited: CitedText): string {
  const name = sayerOf(item, cited);
  const who = name === null ? [] : [dialect.words(name)];
  return bracketed(quoteOf(dialect, { ...cited, citations: [] }), [
    ...who,
    ...placesText(dialect, cited.citations),
  ]);
}
