import type { PagedBlock } from '../source.type.ts';
import type { Line, PageLines } from './pdf.line.ts';

const bullet = /^(?:[•▪●◦‣·–—-]|\(?[a-z0-9]{1,3}[.)])\s+\S/i;

/** Lines to paragraphs, headings (by size, or short and in capitals), list items and table rows, page by page. */
export function toBlocks(pages: readonly PageLines[]): PagedBlock[] {
  const common = bodySize(pages);
  return pages.flatMap(({ page, lines, height }) => {
    // A full page set in larger type is text and no run of headings.
    const full = lines.reduce((sum, line) => sum + line.text.length, 0) > 800;
    const body = full ? Math.max(common, bodySize([{ page, lines, height }])) : common;
    const blocks: PagedBlock[] = [];
    let last: Line | null = null;
    for (const line of lines) {
      const block = blockOf(line, body, page);
      const open = blocks.at(-1);
      if (open && last && continues(open, block, last, line)) open.text = joinText(open.text, block.text);
      else blocks.push(block);
      last = line;
    }
    return blocks;
  });
}

/** The size in which most characters are set. */
function bodySize(pages: readonly PageLines[]): number {
  const counts = new Map<number, number>();
  for (const { lines } of pages)
    for (const line of lines)
      counts.set(rounded(line.size), (counts.get(rounded(line.size)) ?? 0) + line.text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

const rounded = (size: number): number => Math.round(size * 2) / 2;

function blockOf(line: Line, body: number, page: number): PagedBlock {
  const { text } = line;
  if (line.cells >= 3 || (line.cells === 2 && /\|\s*[$€£(]?\s*[\d—-]/.test(text)))
    return { kind: 'table-row', text, page };
  const level = bullet.test(text) && line.size < body * 1.3 ? 0 : headingLevel(line, body);
  if (level > 0) return { kind: 'heading', level, text: text.replaceAll(' | ', ' '), page };
  return { kind: bullet.test(text) ? 'list-item' : 'paragraph', text: text.replaceAll(' | ', ' '), page };
}

function headingLevel(line: Line, body: number): number {
  if (line.text.length > 140 || !/\p{L}{2}/u.test(line.text)) return 0;
  const ratio = line.size / body;
  if (line.text.length > 60 && /[.;,]$/.test(line.text)) return 0;
  if (ratio >= 1.6) return 1;
  if (ratio >= 1.3) return 2;
  if (ratio >= 1.12 && !/[.;,]$/.test(line.text)) return 3;
  const letters = line.text.replace(/[^\p{L}]/gu, '');
  const capitals =
    letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return capitals && line.text.length <= 90 && !/[.;,]$/.test(line.text) ? 4 : 0;
}

function continues(open: PagedBlock, next: PagedBlock, last: Line, line: Line): boolean {
  if (open.kind === 'table-row' || next.kind === 'table-row') return false;
  const drop = last.y - line.y;
  const close = drop > 0 && drop <= Math.max(last.size, line.size) * 1.65;
  if (open.kind === 'heading' || next.kind === 'heading')
    return (
      open.kind === 'heading' &&
      next.kind === 'heading' &&
      open.level === next.level &&
      open.level < 4 &&
      close &&
      open.text.length < 140
    );
  if (next.kind === 'list-item') return false;
  return close && Math.abs(last.size - line.size) < 1.2;
}

/** A word divided at the end of a line is made whole; other hyphens stay. */
function joinText(before: string, after: string): string {
  return /\p{Ll}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(after)
    ? before.slice(0, -1) + after
    : `${before} ${after}`;
}
