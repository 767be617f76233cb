import {
  type ColumnDef,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { sortingOf, sortOf } from './sort-param.ts';
import type { DataTableProps, TableColumn } from './table-column.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });
export type TableModel<Row extends RowData> = ReactTable<typeof features, Row>;
export type RowModel<Row extends RowData> = TableRow<typeof features, Row>;

const settled = <Value>(updater: Updater<Value>, before: Value): Value =>
  updater instanceof Function ? updater(before) : updater;

const definitionOf = <Row extends RowData>({
  id,
  title,
  sortable = false,
}: TableColumn<Row>): ColumnDef<typeof features, Row> => ({
  id,
  header: title,
  // The value itself is of no use here: the server orders, and cells are drawn from their rows.
  accessorFn: () => null,
  enableSorting: sortable,
  sortDescFirst: false,
});

/** The state of a table whose rows the server orders: which heads order it and how, and which rows are chosen. */
export function useDataTable<Row extends RowData>({
  columns,
  rows,
  idOf,
  sort,
  onSort,
  selection,
}: DataTableProps<Row>): TableModel<Row> {
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const sorting = sortingOf(sort);
  const rowSelection = Object.fromEntries([...(selection?.chosen ?? [])].map((id) => [id, true as const]));
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    enableMultiSort: false,
    enableRowSelection: selection !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => onSort(sortOf(settled(updater, sorting))),
    onRowSelectionChange: (updater) =>
      selection?.onChoose(new Set(Object.keys(settled(updater, rowSelection)))),
  });
}
