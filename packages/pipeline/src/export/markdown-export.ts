import type { ExportItem, Pieces } from './export.type.ts';
import { oneLine } from './export-names.ts';
import { toPage } from './page-export.ts';
import type { Dialect } from './page-words.ts';

const markdown: Dialect = {
  // What would be markup at any place; enough for running text.
  words: (text) => oneLine(text.replace(/([\\`*_[\]<>#])/g, '\\$1')),
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
