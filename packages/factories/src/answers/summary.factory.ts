import type { ChapterSentence, Highlight, Summary, SummaryItem } from '@ecco/contract';
import { buildCitedText, theItem } from './citation.factory.ts';
import { clockTime } from './id.ts';
import { citedLine } from './segment.factory.ts';

/** A sentence of a chapter that can be understood under its title, and states no sum. */
export const buildChapterSentence = (
  text: string,
  lines: number[],
  { item = theItem, ...part }: Partial<ChapterSentence> & { item?: typeof theItem } = {},
): ChapterSentence => ({
  ...buildCitedText(text, lines, item),
  stands_alone: true,
  tells_sum: false,
  ...part,
});

/** A chapter of ten lines: the first, with index 0, begins with the first line. */
export const buildChapter = (
  index: number,
  part: Partial<SummaryItem> = {},
  item = theItem,
): SummaryItem => ({
  index,
  title: `Chapter ${index}`,
  content_id: index * 10,
  last_content_id: index * 10 + 9,
  segment_id: citedLine(index * 10).segmentId,
  start_timestamp: citedLine(index * 10).start,
  end_timestamp: citedLine(index * 10 + 9).end,
  page_number: null,
  relevancy_score: 90,
  summary: [buildChapterSentence(`Summary of ${index}.`, [index * 10], { item, stands_alone: false })],
  takeaways: [buildChapterSentence(`Takeaway of ${index}.`, [index * 10 + 1], { item, stands_alone: false })],
  sections: [],
  combined_chunk: {
    title: `Chapter ${index}`,
    start_time: null,
    end_time: null,
    summary: `Summary of ${index}.`,
  },
  summary_info: { summary: `Summary of ${index}.`, takeaways: [`Takeaway of ${index}.`] },
  insights: [{ header: `Chapter ${index}`, details: `Takeaway of ${index}.` }],
  ...part,
});

/** A highlight that is one line long. */
export function buildHighlight(line: number, part: Partial<Highlight> = {}): Highlight {
  const { segmentId, text, start, end } = citedLine(line);
  return {
    id: `highlight-${line}`,
    text,
    speaker: 'Ines Varga',
    segment_id: segmentId,
    content_id: line,
    start_time: clockTime(start),
    end_time: clockTime(end),
    start_timestamp: start,
    page_number: null,
    approved: false,
    stands_alone: true,
    tells_sum: false,
    ...part,
  };
}

/** A summary in five chapters; all that it cites stands in `item`. */
export const buildSummary = (part: Partial<Summary> = {}, item = theItem): Summary => ({
  version: 2,
  made_by: 'built-in',
  overview: {
    key_insights: [buildCitedText('Fees fell.', [3], item)],
    why_it_matters: [buildCitedText('Costs compound.', [4, 1], item)],
  },
  items: [0, 1, 2, 3, 4].map((index) => buildChapter(index, {}, item)),
  highlights: [],
  speakers: [],
  analysis: {
    one_liner: buildCitedText('The fund cut its fees.', [1], item),
    tldr: { items: [buildCitedText('Pacing slowed.', [2], item)] },
    key_topics: [],
  },
  html_document: null,
  ...part,
});
