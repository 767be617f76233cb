import type { UpdateLine } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './alert.module.css';
import { UpdateLines } from './update-lines.tsx';

const columns = ['decisions', 'people', 'items'] as const;
type UpdateColumn = (typeof columns)[number];

const columnOf: Readonly<Record<UpdateLine['kind'], UpdateColumn>> = {
  signal: 'decisions',
  contradiction: 'decisions',
  person: 'people',
  item: 'items',
};

type Props = {
  lines: readonly UpdateLine[];
  /** How many lines of each column are shown; the rest is counted. */
  most?: number;
  /** Columns without anything say so. */
  areEmptyShown: boolean;
  /** A further column. */
  children?: ReactNode;
};

/** What is new, by what it is. */
export function UpdateColumns({ lines, most, areEmptyShown, children }: Props) {
  const { t } = useTranslation();
  const byColumn = Map.groupBy(lines, ({ kind }) => columnOf[kind]);
  const shown = columns.filter((column) => areEmptyShown || byColumn.has(column));
  return (
    <div className={classes['columns']}>
      {shown.map((column) => {
        const all = byColumn.get(column) ?? [];
        const first = all.slice(0, most);
        const left = all.length - first.length;
        return (
          <section key={column} aria-label={t(`updates.column.${column}`)}>
            <h3>{t(`updates.column.${column}`)}</h3>
            {all.length > 0 ? (
              <UpdateLines lines={first} isShort={most !== undefined} />
            ) : (
              <p className={classes['none']}>{t(`updates.none.${column}`)}</p>
            )}
            {left > 0 ? <p className={classes['none']}>{t('updates.left', { count: left })}</p> : null}
          </section>
        );
      })}
      {children}
    </div>
  );
}
