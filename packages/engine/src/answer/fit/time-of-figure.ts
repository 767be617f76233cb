import type { Source } from '../../ports/ports.ts';
import {
  isOfTime,
  type OwnPeriod,
  type PeriodMention,
  periodOf,
  periodsIn,
} from '../question/period-mention.ts';
import type { Span } from '../question/span.type.ts';
import { periodOfSource } from './source-period.ts';

type PlacedText = { text: string; source: Source; segment: number };

/** Segments before a sentence among which its heading is looked for, and words of a heading at most. */
const headingReach = 30;
const headingWords = 12;

/** The time that the nearest heading above a place of a paper names. */
function headingTime({ context, segments }: Source, segment: number): PeriodMention | null {
  if (context.kind !== 'document') return null;
  for (let at = segment; at >= Math.max(0, segment - headingReach); at--) {
    const text = segments[at]?.text ?? '';
    const isHeading = text.split(/\s+/u).length <= headingWords && !/[.;]$/u.test(text) && at !== segment;
    const [named] = isHeading ? periodsIn(text) : [];
    if (named !== undefined) return named;
  }
  return null;
}

/** Whether a figure of a sentence is of the time that a question asks for; any is, where it names none. */
export function matchesPeriod(
  asked: PeriodMention | null,
  { text, source, segment }: PlacedText,
): (figure: Span) => boolean {
  if (asked === null) return () => true;
  const own: OwnPeriod = periodOfSource(source);
  const heading = periodsIn(text).length === 0 ? headingTime(source, segment) : null;
  return (figure) => isOfTime(asked, periodOf(figure, text) ?? heading, own);
}
