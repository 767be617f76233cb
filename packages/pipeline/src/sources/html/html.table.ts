/**
 * The cells of a table in markup, at their places: a cell over several columns or rows stands over all of them. Pages
 * of accounts give currency signs and brackets cells of their own, which go with their amounts.
 */
import { type GridCell, renderGrid } from '../document/grid.table.ts';
import { isAmount } from '../document/pdf.row.ts';
import type { Block } from '../source.type.ts';

type Span = { columns: number; rows: number };
const most = { columns: 60, rows: 2_000, cell: 200 };
/** Rows with amounts before a table is one of figures. */
const fewestRows = 2;

const spanOf = (value: string | undefined): number =>
  Math.max(1, Math.min(most.columns, Number.parseInt(value ?? '1', 10) || 1));

/** Collects the cells of one table as its tags pass. */
export function collectTable() {
  const rows: GridCell[][] = [];
  /** Cells that reach down into rows that are still to come, by their first column. */
  let held = new Map<number, Span>();
  let open: { parts: string[]; span: Span } | null = null;
  const close = () => {
    const row = rows.at(-1);
    if (open === null || row === undefined) return;
    let from = row.at(-1)?.to ?? 0;
    for (let over = held.get(from); over !== undefined; over = held.get(from)) from += over.columns;
    const { columns, rows: down } = open.span;
    row.push({ text: open.parts.join('').replace(/\s+/g, ' ').trim(), from, to: from + columns });
    if (down > 1) held.set(from, { columns, rows: down });
    open = null;
  };
  const endRow = () => {
    close();
    held = new Map(
      [...held].flatMap(([at, { columns, rows: left }]) =>
        left > 1 ? [[at, { columns, rows: left - 1 }]] : [],
      ),
    );
  };
  return {
    row: () => {
      if (rows.length > 0) endRow();
      rows.push([]);
    },
    cell: (attributes: Readonly<Record<string, string>>) => {
      close();
      if (rows.length === 0) rows.push([]);
      open = {
        parts: [],
        span: { columns: spanOf(attributes['colspan']), rows: spanOf(attributes['rowspan']) },
      };
    },
    text: (text: string) => open?.parts.push(text),
    /** The table's rows; null where it holds no figures, or is there for the layout of the page. */
    blocks: (): Block[] | null => {
      close();
      const counted = rows.filter((row) => row.slice(1).some(({ text }) => isAmount(text))).length;
      const isLayout =
        rows.length > most.rows || rows.some((row) => row.some(({ text }) => text.length > most.cell));
      if (counted < fewestRows || isLayout) return null;
      return renderGrid(rows.map(withoutSignCells)).map(({ isRow, text }) => ({
        kind: isRow ? 'table-row' : 'paragraph',
        text,
      }));
    },
  };
}

const opensAmount = /^[$€£¥]?\s?\(?$/u;
const closesAmount = /^(?:\)|%|\)\s?%|%\s?\))$/u;

/** "$" and ")" in cells of their own go with the amount between them, which then stands over all their columns. */
function withoutSignCells(row: readonly GridCell[]): GridCell[] {
  const cells: GridCell[] = [];
  for (const cell of row) {
    if (cell.text === '') continue;
    const last = cells.at(-1);
    const isOpened = last !== undefined && last.text !== '' && opensAmount.test(last.text);
    const isClosing = last !== undefined && /\d$/u.test(last.text) && closesAmount.test(cell.text);
    if (last !== undefined && (isOpened || isClosing)) {
      last.text += cell.text;
      last.to = cell.to;
    } else cells.push({ ...cell });
  }
  return cells;
}
