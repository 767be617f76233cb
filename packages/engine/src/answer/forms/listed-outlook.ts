// What is expected of a year is often told as a list: "We expect the following for 2021: net sales ...; and earnings per share in
// the range of $8.80 to $9.50." Each of its parts is of the year that stands before the list.
import type { Source } from '../../ports/ports.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';

/** What opens such a list, up to the year. */
const opensList =
  /\b(?:expect|expects|expecting|outlook|guidance|forecast)\b(?: [\p{L}'’-]+){0,5} following(?: [\p{L}'’-]+){0,4} (20\d\d)\b[^.;:]{0,40}:/u;
/** Two ends of a range right behind what it is of. */
const rangeBehind =
  /^(?: of)?(?: in)?(?: the| a)?(?: range)?(?: of| between| from)?(?: approximately| about)? ([$€£]\d[\d.,]{0,12}\d(?: to | and |-|–)[$€£]?\d[\d.,]{0,12}\d)(?![\d%])/u;

type OutlookReading = Pick<QuestionReading, 'question' | 'measure'>;
type OutlookLine = { text: string; source: Source; segment: number };

/** The range that a list tells for the measure and the year that a question asks for; null where it tells none. */
export function listedOutlook(
  { question, measure: asked }: OutlookReading,
  { text, source, segment }: OutlookLine,
): string | null {
  const [year, another] = new Set(question.match(/\b20\d\d\b/gu));
  if (asked === null || !asked.isGuidance || year === undefined || another !== undefined) return null;
  const ranges = asked.measure.tells
    .findAll(text)
    .flatMap(({ text: name, index }) => rangeBehind.exec(text.slice(index + name.length))?.[1] ?? []);
  const [range, other] = new Set(ranges);
  const around = source.segments[segment]?.text ?? '';
  const opened = opensList.exec(around);
  if (range === undefined || other !== undefined || opened?.[1] !== year) return null;
  const from = opened.index + opened[0].length;
  const at = around.indexOf(range, from);
  // The list ends with its sentence.
  return at < 0 || /[.?!] \p{Lu}/u.test(around.slice(from, at)) ? null : range;
}
