import { Table } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode, useRef } from 'react';
import { useFocusStays } from '../../ui/list/use-focus-stays.ts';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import type { DataTableProps } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import type { TableModel } from './use-data-table.ts';
import { useTableKeys } from './use-table-keys.ts';

/** A line of the whole breadth for what is open below a row; none where nothing is. */
function Detail({ columns, children }: { columns: number; children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <Table.Tr data-detail>
      <Table.Td colSpan={columns}>{children}</Table.Td>
    </Table.Tr>
  );
}

/** Rows of 40 pixels under a head that stays. */
export function WideTable<Row extends RowData>({
  table,
  ...props
}: DataTableProps<Row> & { table: TableModel<Row> }) {
  const { caption, columns, rows, selection, busy, detailOf } = props;
  const [first, ...rest] = columns;
  const area = useRef<HTMLElement>(null);
  useFocusStays(area, rows);
  const keys = selection && {
    isAny: selection.chosen.size > 0,
    onClear: () => selection.onChoose(new Set()),
  };
  useTableKeys({ area, selection: keys });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page, the keyboard must scroll it
    <section ref={area} className={classes['scroll']} aria-label={caption} tabIndex={0}>
      <Table className={classes['table']} highlightOnHover>
        <caption className="visually-hidden">{caption}</caption>
        <TableHead table={table} columns={columns} isChoosable={selection !== undefined} />
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <Table.Tr data-row aria-busy={busy?.has(row.id) || undefined}>
                {selection ? (
                  <Table.Td className={classes['check']}>
                    <RowCheckbox row={row} name={selection.nameOf(row.original)} />
                  </Table.Td>
                ) : null}
                <Table.Th scope="row" className={classes['lead']}>
                  {first.cell(row.original)}
                </Table.Th>
                {rest.map((column) => (
                  <Table.Td key={column.id} data-numeric={column.numeric}>
                    {column.cell(row.original)}
                  </Table.Td>
                ))}
              </Table.Tr>
              <Detail columns={columns.length + (selection ? 1 : 0)}>{detailOf?.(row.original)}</Detail>
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
