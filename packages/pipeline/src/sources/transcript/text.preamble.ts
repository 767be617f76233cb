import type { TranscriptAbout } from '../source.type.ts';
/**
 * What stands before the first turn of a plain-text or Markdown transcript: a heading, a date, a line or two that
 * say what it is. Front matter ("---", "title: …") counts as well. Only what is plainly of this shape is taken
 * off; anything longer or odder is part of the text.
 */
import { parseDate } from '../text/date.text.ts';
import { descriptionOf, nothingSaid, readAboutLine, transcriptTitle } from './about.text.ts';
import { isProgramLine } from './unspoken.line.ts';

type Preamble = {
  about: TranscriptAbout;
  /** Where the transcript begins. */
  firstLine: number;
};

/** A preamble is a page's head and no chapter of it. */
const mostLines = 40;
const mostParagraphs = 3;

const heading = /^#{1,6}\s+(.+?)\s*#*$/;
const rule = /^(?:[-=*_]\s*){3,}$/;

/**
 * Reads the lines before `firstTurn`, the first line that someone speaks; -1 where nobody is named, and then only a
 * heading, front matter and a date are taken off.
 */
export function readPreamble(lines: readonly string[], firstTurn: number): Preamble {
  const matter = readFrontMatter(lines);
  const end = firstTurn === -1 ? Math.min(lines.length, matter.firstLine + mostLines) : firstTurn;
  if (end - matter.firstLine > mostLines) return matter;
  const head = readHead(lines.slice(matter.firstLine, end), matter.about, firstTurn !== -1);
  return head === null ? matter : { ...head, firstLine: matter.firstLine + head.firstLine };
}

/** Whether the first line is a title although it reads "Fund: third quarter": the line after it is a date. */
export function isDated(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1, index + 4).find((line) => line.trim() !== '') ?? '';
  return lines.findIndex((line) => line.trim() !== '') === index && dateOfLine(next) !== null;
}

const dateOfLine = (line: string): string | null =>
  readAboutLine(line.trim())?.publishedAt ?? (line.length <= 60 ? parseDate(line) : null);

function readFrontMatter(lines: readonly string[]): Preamble {
  const close = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
  if (close === -1 || close > mostLines) return { about: nothingSaid, firstLine: 0 };
  const about = { ...nothingSaid };
  for (const line of lines.slice(1, close)) Object.assign(about, readAboutLine(line.trim()));
  return { about, firstLine: close + 1 };
}

/** Null where the lines do not begin as a preamble does. Without turns it ends at the first ordinary paragraph. */
function readHead(lines: readonly string[], known: TranscriptAbout, hasTurns: boolean): Preamble | null {
  const about = { ...known };
  const paragraphs: string[] = [];
  let firstLine = 0;
  // Whether the line before belongs to a paragraph that this one goes on with.
  let open = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const part = line === '' || rule.test(line) ? {} : preamblePart(line, about, { hasTurns, index });
    if (part === null && !hasTurns) break;
    if (part === null) paragraphs.push(open ? `${paragraphs.pop() ?? ''} ${line}` : line);
    else Object.assign(about, part);
    open = part === null;
    firstLine = index + 1;
  }
  if (Object.values({ ...about, people: null }).every((value) => value === null)) return null;
  if (paragraphs.length > mostParagraphs) return null;
  const description = descriptionOf(paragraphs);
  if (paragraphs.length > 0 && description === null) return null;
  return { about: { ...about, description: about.description ?? description }, firstLine };
}

type PreambleState = { hasTurns: boolean; index: number };

/** What one line says; nothing for a heading that is no title, null for a paragraph. */
function preamblePart(
  line: string,
  known: TranscriptAbout,
  { hasTurns, index }: PreambleState,
): Partial<TranscriptAbout> | null {
  const headed = heading.exec(line)?.[1];
  if (isProgramLine(line)) return {};
  const said = headed === undefined ? readAboutLine(line) : null;
  if (said !== null) return said;
  const day = dateOfLine(headed ?? line);
  if (day !== null) return known.publishedAt === null ? { publishedAt: day } : {};
  if (headed !== undefined) return known.title === null ? { title: transcriptTitle(headed) } : {};
  const isTitle = hasTurns && index === 0 && line.length <= 150 && !/[.!?:;,]$/.test(line);
  return isTitle ? { title: transcriptTitle(line) } : null;
}
