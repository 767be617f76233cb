import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { AllCheckbox } from './row-checkbox.tsx';
import type { TableColumn } from './table-column.ts';
import type { TableModel } from './use-data-table.ts';

type HeadProps<Row extends RowData> = { table: TableModel<Row>; column: TableColumn<Row>; isLead: boolean };

const directions = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row extends RowData>({ table, column: { id, title, bare, numeric }, isLead }: HeadProps<Row>) {
  const column = table.getColumn(id);
  const lead = isLead ? classes['lead'] : undefined;
  if (bare || !column?.getCanSort()) {
    return (
      <Table.Th scope="col" className={lead} data-numeric={numeric}>
        <span className={bare ? 'visually-hidden' : undefined}>{title}</span>
      </Table.Th>
    );
  }
  const direction = column.getIsSorted();
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      scope="col"
      className={lead}
      data-numeric={numeric}
      aria-sort={direction ? directions[direction] : 'none'}
    >
      <UnstyledButton className={classes['sort']} onClick={() => column.toggleSorting()}>
        {title}
        <Arrow size={14} stroke={2} aria-hidden="true" data-shown={direction !== false || undefined} />
      </UnstyledButton>
    </Table.Th>
  );
}

type Props<Row extends RowData> = {
  table: TableModel<Row>;
  columns: readonly TableColumn<Row>[];
  isChoosable: boolean;
};

/** The head of a table: it stays while rows move below it, and the columns that order the list are buttons. */
export function TableHead<Row extends RowData>({ table, columns, isChoosable }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <Table.Thead>
      <Table.Tr>
        {isChoosable ? (
          <Table.Th scope="col" className={classes['check']}>
            <span className="visually-hidden">{t('table.choose')}</span>
            <AllCheckbox table={table} />
          </Table.Th>
        ) : null}
        {columns.map((column, at) => (
          <Head key={column.id} table={table} column={column} isLead={at === 0} />
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}
