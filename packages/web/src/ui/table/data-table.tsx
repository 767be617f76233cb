import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusStays } from '../list/use-focus-stays.ts';
import classes from './data-table.module.css';
import { CheckAll, CheckRow } from './row-checks.tsx';
import { nextOrder, type Order, sortRows } from './sort-rows.ts';
import { StackedRows } from './stacked-rows.tsx';
import type { Column, TableProps } from './table-column.ts';

type Ordering = { order: Order | null; onOrder: (order: Order | null) => void };
type HeadProps<Row> = Ordering & { column: Column<Row>; isLead: boolean };

function Head<Row>({ column, isLead, order, onOrder }: HeadProps<Row>) {
  const lead = isLead ? classes['lead'] : undefined;
  if (column.bare) {
    return (
      <th scope="col">
        <span className="visually-hidden">{column.title}</span>
      </th>
    );
  }
  if (!column.sortBy)
    return (
      <th scope="col" className={lead}>
        {column.title}
      </th>
    );
  const isOrdered = order?.column === column.key;
  const direction = order?.descending ? 'descending' : 'ascending';
  const Arrow = isOrdered && order.descending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" className={lead} aria-sort={isOrdered ? direction : 'none'}>
      <button type="button" onClick={() => onOrder(nextOrder(order, column.key))}>
        {column.title}
        <Arrow size={14} stroke={2} aria-hidden="true" data-shown={isOrdered || undefined} />
      </button>
    </th>
  );
}

function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  selection,
  busy,
  ...ordering
}: TableProps<Row> & Ordering) {
  const { t } = useTranslation();
  const [first, ...rest] = columns;
  const keys = rows.map(keyOf);
  const area = useRef<HTMLElement>(null);
  useFocusStays(area, rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page, the keyboard must scroll it
    <section ref={area} className={classes['scroll']} aria-label={caption} tabIndex={0}>
      <table className={classes['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={classes['check']}>
                <span className="visually-hidden">{t('table.choose')}</span>
                <CheckAll keys={keys} selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.key} column={column} isLead={column === first} {...ordering} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-busy={busy?.has(keyOf(row)) || undefined}>
              {selection ? (
                <td className={classes['check']}>
                  <CheckRow row={row} keys={keys} keyOf={keyOf} selection={selection} />
                </td>
              ) : null}
              <th scope="row" className={classes['lead']}>
                {first.cell(row)}
              </th>
              {rest.map((column) => (
                <td key={column.key}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Rows of 40 pixels under a head that stays, sortable by the heads that are buttons. On a narrow page every row
 * becomes a short list of its facts.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const hasRoom = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false });
  const column = props.columns.find(({ key }) => key === order?.column);
  const rows = column?.sortBy ? sortRows(props.rows, column.sortBy, order?.descending === true) : props.rows;
  if (!hasRoom) return <StackedRows {...props} rows={rows} />;
  return <Table {...props} rows={rows} order={order} onOrder={setOrder} />;
}
