// A paper names what its figures are of in the heading above them: "MGM China: net revenues of $175 million".
import type { Source } from '../../ports/ports.ts';
import { periodsIn } from '../question/period-mention.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

/** Segments above a sentence among which its heading is looked for, and words of a heading at most. */
const reach = 12;
const words = 8;

/** What headings say that name nothing. */
const general = new Set(
  searchTermsOf(
    'consolidated results financial highlights overview summary key total operating operations quarter year full first second third fourth performance statement statements discussion analysis business segment',
  ),
);

/** A name and nothing else. */
const isHeading = (text: string): boolean =>
  text.split(/\s+/u).length <= words && /^\p{Lu}/u.test(text) && !/\d|[.;,]$|\|/u.test(text);

/** Whether the nearest heading above a place of a paper names something that a question does not, nor the title. */
export function isUnderOtherHeading(
  question: string,
  { context, segments }: Source,
  segment: number,
): boolean {
  if (context.kind !== 'document') return false;
  const known = new Set(searchTermsOf(`${question} ${context.title}`));
  for (let at = segment - 1; at >= Math.max(0, segment - reach); at--) {
    const text = segments[at]?.text.trim() ?? '';
    if (!isHeading(text) || periodsIn(text).length > 0) continue;
    return searchTermsOf(text).some((stem) => !known.has(stem) && !general.has(stem));
  }
  return false;
}
