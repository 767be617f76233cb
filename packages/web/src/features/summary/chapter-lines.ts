import { type ChapterSentence, type Highlight, limits, type Summary, type SummaryItem } from '@ecco/contract';

/** What a chapter comes to, in one of its sentences or in what was said best in it. */
export type ChapterLine = { index: number; title: string; told: ChapterSentence | Highlight };

/** A sentence of more letters takes the room of two chapters. */
const mostLetters = 200;
const isShort = ({ text }: { text: string }): boolean => text.length <= mostLetters;

/** Lines of the first screen. */
const mostLines = 8;

/** What was said best in a chapter; one is always left for the part that has it as its title. */
const saidIn = ({ content_id: first, last_content_id: last }: SummaryItem, { highlights }: Summary) =>
  highlights.slice(0, -1).filter(({ content_id: line }) => line >= first && line <= last);

/** Short ones with a sum or a share before remarks, and of these what was said best before what the outline tells. */
function chapterLine(chapter: SummaryItem, summary: Summary): ChapterLine[] {
  const outlined = [...chapter.summary, ...chapter.takeaways].filter((one) => one.stands_alone);
  const best = saidIn(chapter, summary).filter((one) => one.stands_alone && one.tells_sum && isShort(one));
  const short = outlined.filter(isShort);
  const told = best[0] ?? short.find((one) => one.tells_sum) ?? short[0] ?? outlined[0];
  return told === undefined ? [] : [{ index: chapter.index, title: chapter.title, told }];
}

const without = <Told>(all: readonly Told[], reported: ReadonlySet<unknown>): Told[] =>
  all.filter((one) => !reported.has(one));

/**
 * One sentence for each weighty chapter, for the first screen, and the summary with what is left for its other parts; no
 * lines where there is one chapter alone.
 */
export function chapterLinesOf(summary: Summary): { lines: ChapterLine[]; rest: Summary } {
  if (summary.items.length < 2) return { lines: [], rest: summary };
  const weighty = summary.items.filter(
    ({ relevancy_score: score }) => score >= limits.relevancyCollapsedBelow,
  );
  const lines = weighty.flatMap((chapter) => chapterLine(chapter, summary)).slice(0, mostLines);
  const reported = new Set(lines.map((line) => line.told));
  const items = summary.items.map((item) => ({
    ...item,
    summary: without(item.summary, reported),
    takeaways: without(item.takeaways, reported),
  }));
  return { lines, rest: { ...summary, items, highlights: without(summary.highlights, reported) } };
}
