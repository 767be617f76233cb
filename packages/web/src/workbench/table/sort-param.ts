import type { SortingState } from '@tanstack/react-table';

/** `-name` as the table holds an order; empty where the list has its own. */
export const sortingOf = (sort: string | undefined): SortingState =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];

/** An order of the table as a list query names it. */
export function sortOf([first]: SortingState): string | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`;
}
