import { type KeyboardEvent, useRef, useState } from 'react';

type Place = { row: number; column: number };

const moves: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(0, count - 1));

/** Where a key leads from a place; null where it leads nowhere. */
function ledBy(
  { key, ctrlKey }: KeyboardEvent,
  { row, column }: Place,
  { rows, columns }: Size,
): Place | null {
  const move = moves[key];
  if (move) return { row: within(row + move.row, rows), column: within(column + move.column, columns) };
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
  return null;
}

type Size = { rows: number; columns: number };

/**
 * Moves the focus in a grid with the arrow keys, Home and End (the grid pattern of the WAI-ARIA practices): one cell at a time
 * can be reached with Tab. Cells name their place by `data-row` and `data-column`.
 */
export function useGridKeys(size: Size) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const place = { row: within(at.row, size.rows), column: within(at.column, size.columns) };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = ledBy(event, place, size);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    grid.current
      ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)
      ?.focus();
  };
  /** What a focusable part of a cell needs. */
  const partOf = (row: number, column: number) => ({
    'data-row': row,
    'data-column': column,
    tabIndex: row === place.row && column === place.column ? 0 : -1,
    onFocus: () => setAt({ row, column }),
  });
  return { grid, onKeyDown, partOf };
}
