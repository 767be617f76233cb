import { useRef } from 'react';

export type RowSelection<Row> = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
  /** The name of a row, for those who hear its box. */
  nameOf: (row: Row) => string;
  /** The row pressed last: with Shift the next one reaches from it. */
  last: { current: string | null };
};

/** What a table needs to have rows chosen. */
export function useRowSelection<Row>(selection: Omit<RowSelection<Row>, 'last'>): RowSelection<Row> {
  const last = useRef<string | null>(null);
  return { ...selection, last };
}
