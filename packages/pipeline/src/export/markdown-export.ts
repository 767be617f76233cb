import type { ExportItem, Pieces } from './export.type.ts';
import { oneLine } from './export-names.ts';
import { toPage } from './page-export.ts';
import type { Dialect } from './page-words.ts';

/** Running text as Markdown in one line: what would be markup at any place is written as it is meant. */
export const markdownWords = (text: string): string => oneLine(text.replace(/([\\`*_[\]<>#])/g, '\\$1'));

const markdown: Dialect = {
  words: markdownWords,
  title: (words) => `# ${words}`,
  section: (words) => `## ${words}`,
  chapter: (words) => `### ${words}`,
  quotation: (words) => `> ${words}`,
  page: (number) => `*Page ${number}*`,
  lead(place, speaker) {
    const parts = [
      ...(speaker === null ? [] : [`**${speaker}**`]),
      ...(place === null ? [] : [`(${place})`]),
    ];
    return parts.length === 0 ? '' : `${parts.join(' ')}${speaker === null ? '' : ':'} `;
  },
};

/** A page in Markdown, to read or to hand on. */
export const toMarkdown = (item: ExportItem): Pieces => toPage(markdown, item);
