import type { Citation, CitedText } from '@ecco/contract';
import { idOf } from './id.ts';
import { citedLine } from './segment.factory.ts';

/** The item that is meant wherever a test names none. */
export const theItem: Citation['item'] = {
  uuid: idOf(1),
  slug: 'fees',
  kind: 'episode',
  title: 'Why fees fell | Allocator Hours',
};

/** A whole line of an item, as something that was made from it cites it. */
export function buildCitation(line: number, part: Partial<Citation> = {}): Citation {
  const { segmentId, text, start, end } = citedLine(line);
  return {
    item: theItem,
    segment_id: segmentId,
    content_id: line,
    source_text: text,
    start_timestamp: start,
    end_timestamp: end,
    page_number: null,
    ...part,
  };
}

/** A sentence that cites these lines of an item. */
export const buildCitedText = (text: string, lines: number[], item = theItem): CitedText => ({
  text,
  verbatim: false,
  citations: lines.map((line) => buildCitation(line, { item })),
  speaker: null,
});
