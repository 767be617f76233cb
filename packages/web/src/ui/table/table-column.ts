import type { ReactNode } from 'react';
import type { RowSelection } from './row-selection.ts';
import type { SortValue } from './sort-rows.ts';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Columns without it cannot be sorted. */
  sortBy?: (row: Row) => SortValue;
  /** Takes the whole line where there is no room for columns. */
  wide?: boolean;
  /** For columns of buttons: the title is for those who hear the page. */
  bare?: boolean;
};

export type TableProps<Row> = {
  caption: string;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection?: RowSelection<Row>;
  /** Rows on which something is under way. */
  busy?: ReadonlySet<string>;
};
