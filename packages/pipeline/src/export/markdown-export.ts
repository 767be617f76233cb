import type { ExportItem, Pieces } from './export.type.ts';
import { oneLine } from './export-names.ts';
import { toPage } from './page-export.ts';
import type { Dialect, LinkedPlace } from './page-words.ts';

/** Running text as Markdown in one line: what would be markup at any place is written as it is meant. */
export const markdownWords = (text: string): string => oneLine(text.replace(/([\\`*_[\]<>#])/g, '\\$1'));

type Linking = Pick<ExportItem, 'pageUrl' | 'isEstimated'>;

/** Which words of a page a place is: by their id, which lasts, or by their second where that is exact. */
function queryOf({ isEstimated }: Linking, at: LinkedPlace): string | null {
  const { segmentId, firstSegment, startMs } = at;
  if (segmentId !== undefined) return `segment=${encodeURIComponent(segmentId)}`;
  if (isEstimated(at)) return firstSegment === undefined ? null : `content_id=${firstSegment}`;
  return startMs === null ? null : `timestamp=${Math.floor(startMs / 1_000)}`;
}

/** A place as a link to the words on the item's page. */
function linked(item: Linking, words: string, at: LinkedPlace): string {
  const { pageUrl } = item;
  const query = queryOf(item, at);
  return pageUrl === null || query === null ? words : `[${words}](${pageUrl}?${query})`;
}

const markdownOf = (item: Linking): Dialect => ({
  words: markdownWords,
  isEstimated: item.isEstimated,
  place: (words, at) => linked(item, words, at),
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
});

/** A page in Markdown, to read or to hand on. */
export const toMarkdown = (item: ExportItem): Pieces => toPage(markdownOf(item), item);
