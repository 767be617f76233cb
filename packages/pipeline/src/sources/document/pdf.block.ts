import { largestOf } from '@ecco/domain';
import type { PagedBlock } from '../source.type.ts';
import { joinLines, wholeWords } from '../text/line-end.ts';
import { isCountedHeading, opensMinutesLine } from '../text/minutes-line.ts';
import { readColumns } from './pdf.column.ts';
import { type Line, type PageLines, pdfLineText } from './pdf.line.ts';
import type { Part } from './pdf.row.ts';
import { readTables } from './pdf.table.ts';

const mark = /^[•▪●◦‣·∙–—-]\s+\S/u;
const numbered = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)])\s+\S/iu;

/** Lines to paragraphs, headings (by size, weight, or short and in capitals), list items and table rows, by page. */
export function toBlocks(pages: readonly PageLines[]): PagedBlock[] {
  const common = bodySize(pages);
  const face = bodyFont(pages);
  const words = wholeWords(pages.flatMap(({ lines }) => lines.map(pdfLineText)));
  const blocks = pages.flatMap((one) => {
    // A full page set in larger type is text and no run of headings.
    const full = one.lines.reduce((sum, line) => sum + pdfLineText(line).length, 0) > 800;
    const body = full ? Math.max(common, bodySize([one])) : common;
    const parts = readTables(readColumns(one.lines), words);
    const width = largestOf(
      one.lines.map(({ right }) => right),
      1,
    );
    return join(parts, { page: one.page, body, face, width, leading: leadingOf(one.lines, width), words });
  });
  return joinPages(blocks, words);
}

/** A word that the end of a page divides goes with the part before it. */
function joinPages(blocks: readonly PagedBlock[], words: ReadonlySet<string>): PagedBlock[] {
  const joined = blocks.map((block) => ({ ...block }));
  for (const [at, next] of joined.entries()) {
    const last = joined[at - 1];
    if (last?.kind !== 'paragraph' || next.kind !== 'paragraph' || last.page === next.page) continue;
    const [word = '', ...rest] = next.text.split(' ');
    const whole = joinLines(last.text, word, words);
    if (rest.length === 0 || whole.endsWith(` ${word}`)) continue;
    [last.text, next.text] = [whole, rest.join(' ')];
  }
  return joined;
}

type Setting = {
  page: number;
  body: number;
  face: string | null;
  width: number;
  /** From line to line of a paragraph, at most, in sizes of its letters. */
  leading: number;
  words: ReadonlySet<string>;
};

function join(parts: readonly Part[], setting: Setting): PagedBlock[] {
  const blocks: PagedBlock[] = [];
  let last: Line | null = null;
  for (const [at, part] of parts.entries()) {
    const open = blocks.at(-1);
    if (part.kind === 'row') {
      blocks.push({ kind: 'table-row', text: part.text, page: setting.page });
      last = null;
      continue;
    }
    const { line } = part;
    const near = (step: number): Line | null => {
      const other = parts[at + step];
      return other?.kind === 'line' ? other.line : null;
    };
    const follows = open !== undefined && last !== null && isUnfinished(open, last, line, setting);
    const block = follows
      ? paragraphOf(line, setting)
      : blockOf({ line, before: near(-1), after: near(1) }, setting);
    if (open && last && (follows || continues(open, block, last, line, setting)))
      open.text = joinLines(open.text, block.text, setting.words);
    else blocks.push(block);
    last = line;
  }
  return blocks;
}

/** What is set with space between its lines for corrections, as drafts and filings of courts are: so many of them go on. */
const [closest, widest, fewestSpaced, mostlySpaced] = [1.65, 2.7, 4, 0.4];
const lowerStart = /^[\p{Ll}\d$]/u;

/** How far apart the lines of a paragraph stand on a page: of full lines that go on, the usual distance. */
function leadingOf(lines: readonly Line[], width: number): number {
  const drops = lines
    .flatMap((line, at) => {
      const before = lines[at - 1];
      const isOn = before !== undefined && before.right > width * 0.78 && lowerStart.test(pdfLineText(line));
      return isOn ? [(before.y - line.y) / Math.max(before.size, line.size)] : [];
    })
    .sort((a, b) => a - b);
  const usual = drops[Math.floor(drops.length / 2)] ?? 0;
  const isSpaced = drops.length >= Math.max(fewestSpaced, mostlySpaced * lines.length);
  return isSpaced && usual > closest && usual <= widest ? usual * 1.1 : closest;
}

/** The size in which most characters are set. */
function bodySize(pages: readonly PageLines[]): number {
  return mostCommon(pages, (line) => Math.round(line.size * 2) / 2) ?? 10;
}

const bodyFont = (pages: readonly PageLines[]): string | null => mostCommon(pages, (line) => line.font);

function mostCommon<Key>(pages: readonly PageLines[], keyOf: (line: Line) => Key): Key | null {
  const counts = new Map<Key, number>();
  for (const line of pages.flatMap(({ lines }) => lines))
    counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + pdfLineText(line).length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

type Place = { line: Line; before: Line | null; after: Line | null };

const paragraphOf = (line: Line, { page }: Setting): PagedBlock => ({
  kind: 'paragraph',
  text: pdfLineText(line),
  page,
});

function blockOf(place: Place, setting: Setting): PagedBlock {
  const { line } = place;
  const { page, body } = setting;
  const text = pdfLineText(line);
  if (line.cells >= 3) return { kind: 'table-row', text: line.runs.map((run) => run.text).join(' | '), page };
  const isItem = mark.test(text) || numbered.test(text);
  const bySize = isItem && line.size < body * 1.3 ? 0 : headingLevel(line, body);
  const isHead = !mark.test(text) && (isDisplayLine(place, setting) || isCountedHeading(text));
  const level = bySize === 0 && isHead ? 4 : bySize;
  if (level > 0) return { kind: 'heading', level, text, page };
  return { kind: isItem ? 'list-item' : 'paragraph', text, page };
}

function headingLevel(line: Line, body: number): number {
  const text = pdfLineText(line);
  if (text.length > 140 || !/\p{L}{2}/u.test(text) || opensMinutesLine(text)) return 0;
  const ratio = line.size / body;
  if (text.length > 60 && /[.;,]$/.test(text)) return 0;
  if (ratio >= 1.6) return 1;
  if (ratio >= 1.3) return 2;
  if (ratio >= 1.12 && !/[.;,]$/.test(text)) return 3;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals =
    letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return capitals && text.length <= 90 && !/[.;,]$/.test(text) ? 4 : 0;
}

/** A short line wholly in another face than the text, most often bold, with text below it: a heading by weight. */
function isDisplayLine({ line, before, after }: Place, { face, body, width }: Setting): boolean {
  const text = pdfLineText(line);
  // Lines of a paragraph in another face reach across the page; headings under each other do not.
  const isText = (other: Line | null): boolean =>
    other !== null &&
    other.font === line.font &&
    Math.abs(other.y - line.y) < line.size * 1.65 &&
    Math.max(other.right, line.right) > width * 0.7;
  return (
    line.font !== null &&
    line.font !== face &&
    line.size > body * 0.9 &&
    text.length <= 90 &&
    /^[\p{Lu}\d("“]/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !/[.;,:]$/u.test(text) &&
    !isText(before) &&
    !isText(after)
  );
}

/** The line goes on in the middle of a sentence, whatever number it begins with. */
function isUnfinished(open: PagedBlock, last: Line, line: Line, { width, leading }: Setting): boolean {
  if (open.kind !== 'paragraph' && open.kind !== 'list-item') return false;
  const isFull = last.right > width * 0.78;
  return (
    isFull &&
    isClose(last, line, leading) &&
    !mark.test(pdfLineText(line)) &&
    !opensMinutesLine(pdfLineText(line)) &&
    !isNextItem(open.text, pdfLineText(line)) &&
    !/[.:;!?]["”’)]*$/u.test(open.text) &&
    Math.abs(last.size - line.size) < 0.6 &&
    line.cells < 3
  );
}

const itemNumber = /^(\d{1,3})[.)]\s+(?=\p{Lu})/u;
/** "3. Adjournment" under "2. Approval of minutes". */
const isNextItem = (open: string, text: string): boolean =>
  Number(itemNumber.exec(text)?.[1] ?? Number.NaN) === Number(itemNumber.exec(open)?.[1] ?? Number.NaN) + 1;

function isClose(last: Line, line: Line, leading = closest): boolean {
  const drop = last.y - line.y;
  return drop > 0 && drop <= Math.max(last.size, line.size) * leading;
}

/** Where every line has space above it, a paragraph ends with a line that is not full. */
const isLastOf = (open: PagedBlock, last: Line, { width, leading }: Setting): boolean =>
  leading > closest && last.right <= width * 0.78 && /[.:;!?]["”’)]*$/u.test(open.text);

function continues(open: PagedBlock, next: PagedBlock, last: Line, line: Line, setting: Setting): boolean {
  const { width } = setting;
  if (open.kind === 'table-row' || next.kind === 'table-row') return false;
  const isHead = open.kind === 'heading' || next.kind === 'heading';
  if (!isHead && isLastOf(open, last, setting)) return false;
  const close = isClose(last, line, isHead ? closest : setting.leading);
  if (open.kind === 'heading' || next.kind === 'heading')
    return (
      open.kind === 'heading' &&
      next.kind === 'heading' &&
      open.level === next.level &&
      (open.level < 4 || next.text.startsWith('(')) &&
      close &&
      open.text.length < 140
    );
  if (next.kind === 'list-item' || opensMinutesLine(next.text)) return false;
  // Two lines with a gap in each are rows, as of a roll call.
  if (last.cells > 1 && line.cells > 1) return false;
  const changesFace =
    last.font !== null && line.font !== null && last.font !== line.font && last.right < width * 0.7;
  return close && Math.abs(last.size - line.size) < 1.2 && !changesFace;
}
