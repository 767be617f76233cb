/** Who wrote an article and when, as its own first lines say it: a byline, "Published: …", a dateline. */

import { parseDate } from '../text/date.text.ts';
import { monthPattern } from '../text/said-date.words.ts';
import { namesOfByline } from './article.byline.ts';

/** In any letters, inside of a pattern that tells capitals apart. */
const monthName = String.raw`(?i:${monthPattern})\.?`;
const day = String.raw`(?:${monthName} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? ${monthName},? \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?\d{4})`;
const published = new RegExp(
  String.raw`(?<!\p{L})(?:published|posted|released|issued|first published|for (?:immediate )?release|veröffentlicht|erschienen|publié|publicado|pubblicato)(?: (?:on|am|le|el|em|il))?:?\s+(?:\p{L}+,? )?(${day})`,
  'iu',
);
/** "SPRINGFIELD, Ill., Nov. 9, 2026 /Newswire/ -- The board …" */
const dateline = new RegExp(
  String.raw`^\(?\p{Lu}[\p{Lu} .'’-]{2,40}(?:,[^–—]{0,40}?)?[,(–—-]\s*(${day})\)?[^–—]{0,60}?(?:--|–|—|:|\/\s*-)`,
  'u',
);
/** "HARBOR CITY--(WIRE)--November 3, 2026--", "Harbor City (November 3, 2026) – The board …" */
const bracketed = new RegExp(
  String.raw`^\p{Lu}[\p{L} .,'’]{2,50}(?:--\([\p{L} ]{2,30}\)--\s*(?<wire>${day})|\((?<day>${day})\)\s*[–—-])`,
  'u',
);
const alone = new RegExp(
  String.raw`^(?:\p{L}+,? )?(${day})(?:\s*[|·–—-].{0,40}|,? (?:at )?\d{1,2}:\d{2}.{0,20})?$`,
  'iu',
);

/** "Wednesday, November 4, 2026 - by Jo Vale", also behind a title. */
const beforeByline = new RegExp(String.raw`(${day})\s*[-–—|·,]?\s*[Bb]y \p{Lu}`, 'u');

/** A day with an hour and the clock that it is on: without one nobody knows the moment. */
const namesClock = /\d\s?(?:[ap]\.?\s?m\b\.?)?,?\s\(?(?:[ECMP][SD]?T|GMT|UTC)\b\)?/iu;
const momentOf = (line: string): string | null => (alone.test(line.trim()) ? parseDate(line.trim()) : null);

const [searchedLines, longestLine] = [6, 200];

/** The day that the first lines of an article give it; null where they give none. */
export function dayOfOpening(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, searchedLines)) {
    const head = line.slice(0, longestLine);
    const short =
      line.length <= longestLine
        ? (published.exec(head) ?? alone.exec(head.trim()) ?? beforeByline.exec(head))
        : null;
    const place = bracketed.exec(head)?.groups;
    const match = place?.['wire'] ?? place?.['day'] ?? (short ?? dateline.exec(head))?.[1];
    if (match !== undefined) return (namesClock.test(line) ? momentOf(head) : null) ?? parseDate(match);
  }
  return null;
}

const bylineDay = new RegExp(
  String.raw`[\s,|·•–—-]*(?:(?:published|updated|posted|on)[: ]+)?(?:\w+day,? )?(${day})(?!\d).*$`,
  'iu',
);

/** A byline parted into who and when: "By Jane Doe | November 9, 2026". */
export function readByline(byline: string): { author: string | null; publishedAt: string | null } {
  const match = bylineDay.exec(byline);
  const author = byline
    .slice(0, match?.index ?? byline.length)
    .replace(/^\s*(?:(?:written |story |reported |posted )?by:?|author:?|von|par|por)\s+/i, '')
    .replace(/[\s,|·•–—-]+$/, '')
    .trim();
  return { author: namesOfByline(author) || null, publishedAt: match ? parseDate(match[1]) : null };
}
