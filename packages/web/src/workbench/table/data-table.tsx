import type { RowData } from '@tanstack/react-table';
import '../workbench.css';
import { useMediaQuery } from '@mantine/hooks';
import { StackedTable } from './stacked-table.tsx';
import type { DataTableProps } from './table-column.ts';
import { useDataTable } from './use-data-table.ts';
import { WideTable } from './wide-table.tsx';

/**
 * One page of a list whose rows the server orders and filters. Heads that are buttons order the whole list; on a narrow
 * page every row becomes a short list of its facts, and a field above them orders the list.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const hasRoom = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false });
  const table = useDataTable(props);
  return hasRoom ? <WideTable {...props} table={table} /> : <StackedTable {...props} table={table} />;
}
