import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusStays } from '../list/use-focus-stays.ts';
import classes from './data-table.module.css';
import { CheckAll, CheckRow } from './row-checks.tsx';
import type { Column, TableProps } from './table-column.ts';

/** One fact of a row; one that the row does not have is left out with its name. */
function Fact<Row>({ column, row }: { column: Column<Row>; row: Row }) {
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

/** The rows of a table where there is no room for columns: each is a title and a list of its facts. */
export function StackedRows<Row>({ caption, columns, rows, keyOf, selection, busy }: TableProps<Row>) {
  const { t } = useTranslation();
  const [first, ...rest] = columns;
  const keys = rows.map(keyOf);
  const list = useRef<HTMLUListElement>(null);
  useFocusStays(list, rows);
  return (
    <>
      {selection ? (
        <p className={classes['all']}>
          <CheckAll keys={keys} selection={selection} />
          {t('table.chooseAll')}
        </p>
      ) : null}
      <ul ref={list} className={classes['stack']} aria-label={caption} tabIndex={-1}>
        {rows.map((row) => (
          <li key={keyOf(row)} aria-busy={busy?.has(keyOf(row)) || undefined}>
            <div className={classes['title']}>
              {selection ? <CheckRow row={row} keys={keys} keyOf={keyOf} selection={selection} /> : null}
              <div>{first.cell(row)}</div>
            </div>
            <dl>
              {rest.map((column) => (
                <Fact key={column.key} column={column} row={row} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
