/** From the positioned pieces of a PDF page to lines of text. Positions in points, origin at the bottom left. */

import { largestOf } from '@ecco/domain';
import { closeUp, withoutLeader } from './pdf.spread.ts';

export type Piece = { text: string; x: number; y: number; width: number; size: number; font: string };
/** Words of a line that stand together; a gap wider than any space parts them from the next. */
export type Run = { text: string; x: number; right: number };
export type Line = {
  runs: Run[];
  x: number;
  right: number;
  y: number;
  size: number;
  /** The face of every letter; null where faces are mixed. */
  font: string | null;
  /** Parts with the gap of a table's columns between them. */
  cells: number;
};
export type PageLines = { page: number; height: number; lines: Line[] };

/** The words of a line, its columns disregarded. */
export const pdfLineText = ({ runs }: Pick<Line, 'runs'>): string => runs.map(({ text }) => text).join(' ');

/** Joins pieces in the order they were drawn. Raised marks of footnotes and shadows of type are left out. */
export function toLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  const isDrawn = createShadows();
  let row: Piece[] = [];
  const close = () => {
    const line = joinRow(row);
    if (line) lines.push(line);
    row = [];
  };
  for (const piece of pieces) {
    const last = row.at(-1);
    if (isDrawn(piece) || (last && isFootnoteMark(last, piece))) continue;
    if (last && !onSameLine(last, piece)) close();
    row.push(piece);
  }
  close();
  return lines;
}

/** Points within which the same words are one: shadowed type is drawn twice, and so is a text that was recognized under a visible one. */
const shadowWithin = 1.5;

/** Tells of each piece whether its words stand at its place already. */
function createShadows(): (piece: Piece) => boolean {
  const drawn = new Set<string>();
  return ({ text, x, y }) => {
    if (text.trim() === '') return false;
    const [column, row] = [Math.floor(x / shadowWithin), Math.floor(y / shadowWithin)];
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${column + dx} ${row + dy} ${text}`));
    if (near.some((key) => drawn.has(key))) return true;
    drawn.add(`${column} ${row} ${text}`);
    return false;
  };
}

const isFootnoteMark = (last: Piece, next: Piece): boolean =>
  next.size <= last.size * 0.8 &&
  next.y > last.y + 0.5 &&
  next.y < last.y + last.size &&
  next.x >= last.x &&
  /^\(?(?:\d{1,2}|[a-z]|[*†‡§])\)?$/i.test(next.text.trim());

const onSameLine = (last: Piece, next: Piece): boolean =>
  Math.abs(last.y - next.y) <= Math.max(last.size, next.size) * 0.45 && next.x >= last.x - last.size;

/** A rule set in type. */
const isRule = /^[_=.\s]{3,}$/;
/** Gaps in ems: between words, between runs, between columns. */
const [wordGap, runGap, columnGap] = [0.18, 0.9, 2.2];

function joinRow(row: readonly Piece[]): Line | null {
  const drawn = row.filter(({ text }) => text.trim() !== '');
  const first = drawn[0];
  if (!first || drawn.every(({ text }) => isRule.test(text))) return null;
  const runs: Run[] = [];
  let cells = 1;
  for (const [index, piece] of drawn.entries()) {
    const open = runs.at(-1);
    const right = piece.x + piece.width;
    const gap = open === undefined ? 0 : piece.x - open.right;
    const isSpaced = row[row.indexOf(piece) - 1]?.text.trim() === '' && index > 0;
    if (open === undefined || gap > piece.size * runGap) {
      if (open !== undefined && gap > piece.size * columnGap) cells++;
      runs.push({ text: piece.text, x: piece.x, right });
    } else {
      open.text += gap > piece.size * wordGap || isSpaced ? ` ${piece.text}` : piece.text;
      open.right = Math.max(open.right, right);
    }
  }
  const fonts = new Set(drawn.map(({ font }) => font));
  return {
    runs: plainRuns(runs),
    x: first.x,
    right: largestOf(runs.map(({ right }) => right)),
    y: first.y,
    size: largestOf(drawn.map(({ size }) => size)),
    font: fonts.size === 1 ? first.font : null,
    cells,
  };
}

/** Runs without leaders and spread letters. */
function plainRuns(runs: readonly Run[]): Run[] {
  const plain = runs.map((run) => ({
    ...run,
    text: withoutLeader(closeUp(run.text).replace(/\s+/g, ' ').trim()),
  }));
  return plain.filter(({ text }, at) => text !== '' || at === 0);
}

/**
 * Lines in the order in which they are read, where what was drawn later stands above all that was drawn before it, and
 * not beside it: a title that a program adds last, a page that is written from its foot.
 */
export function fromTop(lines: readonly Line[]): Line[] {
  const above: Line[][] = [];
  let [top, open]: [number, Line[]] = [Number.NEGATIVE_INFINITY, []];
  for (const line of lines) {
    const [first] = open;
    const isBelow = first === undefined || line.y < top + line.size * 0.5;
    const isBeside = first !== undefined && (line.x > first.right || line.right < first.x);
    if (isBelow || isBeside) open.push(line);
    else {
      above.push(open);
      open = [line];
    }
    top = Math.max(top, line.y);
  }
  return [open, ...above.toReversed()].flat();
}

/** Drops page numbers, and lines at the edge of a page that come back, apart from their digits, on many pages. */
export function withoutRunningLines(pages: readonly PageLines[]): PageLines[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgesOf(page).map(runningKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const enough = Math.max(3, Math.min(5, pages.length * 0.3));
  return pages.map((page) => {
    const edges = new Set(edgesOf(page));
    const lowest = page.lines.reduce<Line | null>((low, line) => (low && low.y <= line.y ? low : line), null);
    const lines = page.lines.filter((line) => {
      const number = isPageNumber(pdfLineText(line)) && (edges.has(line) || line === lowest);
      return !number && !(edges.has(line) && (counts.get(runningKey(line)) ?? 0) >= enough);
    });
    return { ...page, lines };
  });
}

function edgesOf(page: PageLines): Line[] {
  const byHeight = [...page.lines].sort((a, b) => b.y - a.y);
  return [...byHeight.slice(0, 3), ...byHeight.slice(-3)].filter(
    (line) => line.y > page.height * 0.86 || line.y < page.height * 0.14,
  );
}

const runningKey = (line: Line): string => pdfLineText(line).toLowerCase().replace(/\d+/g, '#');
const isPageNumber = (text: string): boolean =>
  /^(?:page\s*)?[-–—\s]*(?:[a-z]-)?(?:\d{1,4}|[ivxlc]{1,7})[-–—\s]*(?:(?:of|\/)\s*\d{1,4})?$/i.test(text);
