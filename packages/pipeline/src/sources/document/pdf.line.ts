/** From the positioned pieces of a PDF page to lines of text. Positions in points, origin at the bottom left. */

export type Piece = { text: string; x: number; y: number; width: number; size: number };
export type Line = { text: string; x: number; y: number; size: number; cells: number };
export type PageLines = { page: number; height: number; lines: Line[] };

/** Joins pieces in the order they were drawn; a wide gap is the border of a cell. */
export function toLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let row: Piece[] = [];
  const close = () => {
    const line = joinRow(row);
    if (line) lines.push(line);
    row = [];
  };
  for (const piece of pieces) {
    const last = row.at(-1);
    if (last && isShadow(last, row.at(-2), piece)) continue;
    if (last && !onSameLine(last, piece)) close();
    row.push(piece);
  }
  close();
  return lines;
}

// Shadowed type is drawn twice, a point apart.
const isShadow = (last: Piece, before: Piece | undefined, next: Piece): boolean =>
  [last, before].some(
    (drawn) =>
      drawn?.text === next.text &&
      next.text.trim() !== '' &&
      Math.abs(drawn.x - next.x) < 1.5 &&
      Math.abs(drawn.y - next.y) < 1.5,
  );

const onSameLine = (last: Piece, next: Piece): boolean =>
  Math.abs(last.y - next.y) <= Math.max(last.size, next.size) * 0.45 && next.x >= last.x - last.size;

function joinRow(row: readonly Piece[]): Line | null {
  const first = row[0];
  if (!first) return null;
  let text = '';
  let end = first.x;
  let cells = 1;
  for (const piece of row) {
    if (piece.text.trim() === '') continue;
    const gap = piece.x - end;
    if (text === '') text = piece.text;
    else if (gap > piece.size * 2.2 && !/[$€£(]$/.test(text)) {
      text = `${text.trimEnd()} | ${piece.text.trimStart()}`;
      cells++;
    } else
      text += `${gap > piece.size * 0.18 && !/\s$/.test(text) && !/^\s/.test(piece.text) ? ' ' : ''}${piece.text}`;
    end = piece.x + piece.width;
  }
  const clean = text.replace(/\s+/g, ' ').trim();
  const size = Math.max(...row.map((piece) => piece.size));
  return clean === '' ? null : { text: clean, x: first.x, y: first.y, size, cells };
}

/** Drops page numbers, and lines at the edge of a page that come back, apart from their digits, on many pages. */
export function withoutRunningLines(pages: readonly PageLines[]): PageLines[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgesOf(page).map(runningKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const enough = Math.max(3, pages.length * 0.3);
  return pages.map((page) => {
    const edges = new Set(edgesOf(page));
    const lowest = page.lines.reduce<Line | null>((low, line) => (low && low.y <= line.y ? low : line), null);
    const lines = page.lines.filter((line) => {
      const number = isPageNumber(line.text) && (edges.has(line) || line === lowest);
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

const runningKey = (line: Line): string => line.text.toLowerCase().replace(/\d+/g, '#');
const isPageNumber = (text: string): boolean =>
  /^(?:page\s*)?[-–—\s]*(?:[a-z]-)?(?:\d{1,4}|[ivxlc]{1,7})[-–—\s]*(?:(?:of|\/)\s*\d{1,4})?$/i.test(text);
