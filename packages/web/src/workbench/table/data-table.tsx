import type { RowData } from '@tanstack/react-table';
import '../workbench.css';
import { useMediaQuery } from '@mantine/hooks';
import { ColumnPicker } from './column-picker.tsx';
import { useShownColumns } from './shown-columns.ts';
import { StackedTable } from './stacked-table.tsx';
import type { DataTableProps } from './table-column.ts';
import { useDataTable } from './use-data-table.ts';
import { WideTable } from './wide-table.tsx';

/**
 * One page of a list whose rows the server orders and filters. Heads that are buttons order the whole list; on a narrow
 * page every row becomes a short list of its facts, and a field above them orders the list. A table with a name lets
 * people choose its columns.
 */
export function DataTable<Row extends RowData>({ name, ...given }: DataTableProps<Row> & { name?: string }) {
  const hasRoom = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false });
  const { shown, ...picking } = useShownColumns(name, given.columns);
  const props = { ...given, columns: shown };
  const table = useDataTable(props);
  return (
    <>
      {name === undefined ? null : <ColumnPicker {...picking} />}
      {hasRoom ? <WideTable {...props} table={table} /> : <StackedTable {...props} table={table} />}
    </>
  );
}
