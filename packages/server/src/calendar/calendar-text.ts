// iCalendar as text (RFC 5545): lines of at most 75 bytes that end in CRLF, and texts whose own signs are escaped.

/** A property and its value, which is a text or stands as it is. */
export type CalendarLine = { name: string; text: string } | { name: string; raw: string };

const lineBytes = 75;
const encoder = new TextEncoder();

/** Control signs but tab and line breaks stand in no calendar (RFC 5545 §3.1), wherever they came from. */
const isPrintable = (sign: string): boolean => (sign >= ' ' ? sign !== '\u007f' : '\t\n\r'.includes(sign));

/** A text as a value: what would end or divide it is escaped (RFC 5545 §3.3.11). */
export const escapeText = (text: string): string =>
  Array.from(text)
    .filter(isPrintable)
    .join('')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

/** A line in pieces of at most 75 bytes, each but the first begun by a space; no letter is cut in two. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > lineBytes) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += sign;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}

const written = (line: CalendarLine): string =>
  foldLine(`${line.name}:${'text' in line ? escapeText(line.text) : line.raw.replace(/[\r\n]/g, '')}`);

/** A component with its properties and those inside it. */
export type CalendarPart = { name: string; lines: readonly CalendarLine[]; parts?: readonly CalendarPart[] };

const calendarLines = ({ name, lines, parts = [] }: CalendarPart): string[] => [
  `BEGIN:${name}`,
  ...lines.map(written),
  ...parts.flatMap(calendarLines),
  `END:${name}`,
];

/** A component as a file. */
export const calendarText = (part: CalendarPart): string => `${calendarLines(part).join('\r\n')}\r\n`;

/** A moment as calendars write it, in UTC: 20261210T140000Z. */
export const momentOf = (date: Date): string =>
  date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** A day as calendars write it: 20261210. */
export const calendarDay = (date: Date): string => momentOf(date).slice(0, 8);
