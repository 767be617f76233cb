import type { RefObject } from 'react';
import { useSingleKeys } from '../keys/use-single-keys.ts';

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** What of a row takes the focus: the row, or the first link of it. */
const stopOf = (row: HTMLElement): HTMLElement | null =>
  row.matches('a, button') ? row : row.querySelector<HTMLElement>('a, button, input');

/** The row in which the focus is, as a place among the rows; -1 where it is in none. */
const focusedRow = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => (row.closest('li, tr') ?? row).contains(document.activeElement));

/** The row in which the focus is. */
export const rowOfFocus = (list: HTMLElement | null): HTMLElement | undefined => {
  const rows = rowsIn(list);
  return rows[focusedRow(rows)];
};

/**
 * `j` and `k` go from one row of a list, marked by `data-row`, to the next and back; Enter opens its link. Of the lists of a
 * page one has the keys.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, isEnabled = true): void {
  const step = (by: 1 | -1): void => {
    const rows = rowsIn(list.current);
    const at = focusedRow(rows);
    const next = rows[at === -1 ? 0 : at + by];
    if (next === undefined) return;
    stopOf(next)?.focus();
    next.scrollIntoView?.({ block: 'nearest' });
  };
  useSingleKeys(isEnabled ? { j: () => step(1), k: () => step(-1) } : {});
}

/** What the shell shows of a page. */
const page: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById('content');
  },
};

/** The same for a page whose rows stand in several lists: one after the other, as they are read. */
export const usePageRowKeys = (): void => useRowKeys(page);
