// A notice says what is when and where in lines that are no sentences: a schedule, an announcement of a meeting. Where it
// is short and nothing else is told, its own lines are.
import type { Source } from '../ports/ports.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { isTableRow } from '../tables/table-row.ts';

/** Words of a notice at most, and of one of its lines at least and at most; lines that are told. */
const [longest, fewestWords, mostWords, most] = [250, 4, 40, 4];
const day =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}:\d\d\b/iu;

/** The first line of a short notice and those with a figure, in their order; none where a source is longer, or names neither day nor hour. */
export function noticeLines(
  { context, segments }: Source,
  rated: readonly RatedStatement[],
): RatedStatement[] {
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const isNotice =
    context.kind === 'document' && words <= longest && segments.some(({ text }) => day.test(text));
  if (!isNotice || segments.some(isTableRow)) return [];
  return rated
    .filter((one) => !one.isQuestion && one.words >= fewestWords && one.words <= mostWords)
    .filter(({ polished }, at) => at === 0 || /\d/u.test(polished))
    .slice(0, most)
    .map((one) => ({ ...one, polished: one.sentence.text }));
}
