import type { CitedText, Place } from '@ecco/domain';
import type { ExportItem } from './export.type.ts';
import { placeOf, sayerOf } from './export-names.ts';

/** How a kind of page writes what it is made of. Everything but `words` is given words already written by it. */
export type Dialect = {
  /** Running text in one line, with what would be read as markup taken care of. */
  words: (text: string) => string;
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

/** The places of something, each once. */
const placesOf = (at: readonly Pick<Place, 'startMs' | 'page'>[]): string[] => [
  ...new Set(at.map(placeOf).filter((place) => place !== null)),
];

/** Written words with their places, each once. */
export const withPlaces = (written: string, at: readonly Pick<Place, 'startMs' | 'page'>[]): string =>
  bracketed(written, placesOf(at));

/** A sentence with its places, in quotation marks where its words are the source's own. */
export const quoteOf = ({ words }: Dialect, { text, verbatim, citations }: CitedText): string =>
  withPlaces(verbatim ? `“${words(text)}”` : words(text), citations);

/** The same with whoever says it before its places. */
export function sayingOf(dialect: Dialect, item: ExportItem, cited: CitedText): string {
  const name = sayerOf(item, cited);
  const who = name === null ? [] : [dialect.words(name)];
  return bracketed(quoteOf(dialect, { ...cited, citations: [] }), [...who, ...placesOf(cited.citations)]);
}
