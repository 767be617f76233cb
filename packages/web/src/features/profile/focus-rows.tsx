import { type ReactNode, useRef } from 'react';
import { useFocusStays } from '../../ui/list/use-focus-stays.ts';
import classes from './profile.module.css';

type Props<Row> = {
  rows: readonly Row[];
  /** Said of none; nothing where there is always one. */
  empty?: string;
  children: (row: Row) => ReactNode;
};

/** The rows of a section, or what is said of none. A row that goes leaves the focus here. */
export function FocusRows<Row>({ rows, empty = '', children }: Props<Row>) {
  const area = useRef<HTMLDivElement>(null);
  useFocusStays(area, rows);
  return (
    <div ref={area} tabIndex={-1}>
      {rows.length === 0 ? (
        <p className={classes['empty']}>{empty}</p>
      ) : (
        <ul className={classes['rows']}>{rows.map(children)}</ul>
      )}
    </div>
  );
}
