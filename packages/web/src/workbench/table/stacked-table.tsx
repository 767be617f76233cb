import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useFocusStays } from '../../ui/list/use-focus-stays.ts';
import classes from './data-table.module.css';
import { AllCheckbox, RowCheckbox } from './row-checkbox.tsx';
import type { DataTableProps, TableColumn } from './table-column.ts';
import type { TableModel } from './use-data-table.ts';

/** One fact of a row; one that the row does not have is left out with its name. */
function Fact<Row extends RowData>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { title, cell, bare = false, wide = bare } = column;
  const value = cell(row);
  if (value === null || value === '') return null;
  return (
    <div className={wide ? classes['wide'] : undefined}>
      <dt className={bare ? 'visually-hidden' : undefined}>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Orders the list where there are no heads to press. */
function SortField<Row extends RowData>({ columns, sort, onSort, ownOrder }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, title }) => [
      { value: id, label: t('table.ascending', { title }) },
      { value: `-${id}`, label: t('table.descending', { title }) },
    ]);
  if (choices.length === 0) return null;
  return (
    <SelectField
      className={classes['order']}
      label={t('table.order')}
      value={sort ?? ''}
      data={[{ value: '', label: ownOrder ?? t('table.ownOrder') }, ...choices]}
      onChange={(event) => onSort(event.currentTarget.value || undefined)}
    />
  );
}

/** The rows of a table where there is no room for columns: each is a title and a list of its facts. */
export function StackedTable<Row extends RowData>({
  table,
  ...props
}: DataTableProps<Row> & { table: TableModel<Row> }) {
  const { t } = useTranslation();
  const { caption, columns, rows, selection, busy, detailOf } = props;
  const [first, ...rest] = columns;
  const list = useRef<HTMLUListElement>(null);
  useFocusStays(list, rows);
  return (
    <>
      <SortField {...props} />
      {selection ? (
        <p className={classes['all']}>
          <AllCheckbox table={table} />
          {t('table.chooseAll')}
        </p>
      ) : null}
      <ul ref={list} className={classes['stack']} aria-label={caption} tabIndex={-1}>
        {table.getRowModel().rows.map((row) => (
          <li key={row.id} aria-busy={busy?.has(row.id) || undefined}>
            <div className={classes['title']}>
              {selection ? <RowCheckbox row={row} name={selection.nameOf(row.original)} /> : null}
              <div>{first.cell(row.original)}</div>
            </div>
            <dl>
              {rest.map((column) => (
                <Fact key={column.id} column={column} row={row.original} />
              ))}
            </dl>
            {detailOf?.(row.original)}
          </li>
        ))}
      </ul>
    </>
  );
}
