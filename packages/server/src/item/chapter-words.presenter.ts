import type { SummaryItem } from '@ecco/contract';
import type { Summary } from '@ecco/store';
import { clockTime } from './clock-time.ts';

type Chapter = NonNullable<Summary['outline']>['chapters'][number];
type Sentence = Chapter['summary'][number];

const chapterWords = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => text);

/** A chapter in words alone, for programs that read neither places nor quotes; without times where those are estimated. */
export function presentChapterWords(
  chapter: Chapter,
  isEstimated: boolean,
): Pick<SummaryItem, 'combined_chunk' | 'summary_info' | 'insights'> {
  const { title } = chapter;
  const [startMs, endMs] = isEstimated ? [null, null] : [chapter.startMs, chapter.endMs];
  const summary = chapterWords(chapter.summary).join(' ');
  const takeaways = chapterWords(chapter.takeaways);
  return {
    combined_chunk: { title, start_time: clockTime(startMs), end_time: clockTime(endMs), summary },
    summary_info: { summary, takeaways },
    insights: takeaways.map((details) => ({ header: title, details })),
  };
}
