import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  /** What the list query calls the column, where rows can be ordered by it. */
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether the list can be ordered by it. */
  sortable?: boolean;
  /** Takes the whole line where there is no room for columns. */
  wide?: boolean;
  /** Numbers, which are read from their ends. */
  numeric?: boolean;
  /** For columns of buttons: the title is for those who hear the page. */
  bare?: boolean;
};

/** The first one names the row. */
export type TableColumns<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]];

export type RowSelection<Row> = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
  /** The name of a row, for those who hear its box. */
  nameOf: (row: Row) => string;
};

export type DataTableProps<Row> = {
  caption: string;
  columns: TableColumns<Row>;
  /** The rows of the page that is shown, in the order in which the server sent them. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The order of the whole list as its query names it: `name`, `-name`; absent where it is the list's own. */
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  /** What the list's own order is called; the newest first, where it is not said. */
  ownOrder?: string | undefined;
  selection?: RowSelection<Row> | undefined;
  /** What is open below a row, as broad as the table; null where nothing is. */
  detailOf?: ((row: Row) => ReactNode) | undefined;
  /** Rows on which something is under way. */
  busy?: ReadonlySet<string> | undefined;
};
