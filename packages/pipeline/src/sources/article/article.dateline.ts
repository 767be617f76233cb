/** Who wrote an article and when, as its own first lines say it: a byline, "Published: …", a dateline. */
import { parseDate } from '../text/date.text.ts';
import { monthPattern } from '../text/said-date.words.ts';

/** In any letters, inside of a pattern that tells capitals apart. */
const monthName = String.raw`(?i:${monthPattern})\.?`;
const day = String.raw`(?:${monthName} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? ${monthName},? \d{4}|\d{4}-\d{2}-\d{2})`;
const published = new RegExp(
  String.raw`\b(?:published|posted|released|issued|first published)(?: on)?:?\s+(?:\w+day,? )?(${day})`,
  'i',
);
/** "SPRINGFIELD, Ill., Nov. 9, 2026 /Newswire/ -- The board …" */
const dateline = new RegExp(
  String.raw`^\(?\p{Lu}[\p{Lu} .'’-]{2,40}(?:,[^–—]{0,40}?)?[,(–—-]\s*(${day})\)?[^–—]{0,60}?(?:--|–|—|:|\/\s*-)`,
  'u',
);
const alone = new RegExp(
  String.raw`^(?:\w+day,? )?(${day})(?:\s*[|·–—-].{0,40}|,? (?:at )?\d{1,2}:\d{2}.{0,20})?$`,
  'i',
);

const [searchedLines, longestLine] = [6, 200];

/** The day that the first lines of an article give it; null where they give none. */
export function dayOfOpening(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, searchedLines)) {
    const head = line.slice(0, longestLine);
    const short = line.length <= longestLine ? (published.exec(head) ?? alone.exec(head.trim())) : null;
    const found = (short ?? dateline.exec(head))?.[1];
    if (found !== undefined) return parseDate(found);
  }
  return null;
}

const bylineDay = new RegExp(
  String.raw`[\s,|·•–—-]*(?:(?:published|updated|posted|on)[: ]+)?(?:\w+day,? )?(${day})\b.*$`,
  'i',
);

/** A byline parted into who and when: "By Jane Doe | November 9, 2026". */
export function readByline(byline: string): { author: string | null; publishedAt: string | null } {
  const found = bylineDay.exec(byline);
  const author = byline
    .slice(0, found?.index ?? byline.length)
    .replace(/^\s*(?:by|written by|author:?|von|par|por)\s+/i, '')
    .replace(/[\s,|·•–—-]+$/, '')
    .trim();
  return { author: author || null, publishedAt: found ? parseDate(found[1]) : null };
}
