import type { ExportItem, Pieces } from './export.type.ts';
import { oneLine } from './export-names.ts';
import { toPage } from './page-export.ts';
import type { Dialect } from './page-words.ts';

const underlined = (words: string, sign: string): string => `${words}\n${sign.repeat(words.length)}`;

const plainOf = ({ isEstimated }: Pick<ExportItem, 'isEstimated'>): Dialect => ({
  isEstimated,
  words: oneLine,
  place: (words) => words,
  title: (words) => underlined(words, '='),
  section: (words) => underlined(words, '-'),
  chapter: (words) => words,
  quotation: (words) => `- ${words}`,
  page: (number) => `[Page ${number}]`,
  lead: (place, speaker) => `${place === null ? '' : `[${place}] `}${speaker === null ? '' : `${speaker}: `}`,
});

/** The same page as plain text, for what knows no markup. */
export const toText = (item: ExportItem): Pieces => toPage(plainOf(item), item);
