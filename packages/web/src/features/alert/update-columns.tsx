import type { UpdateLine } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './alert.module.css';
import { UpdateLines } from './update-lines.tsx';

export const columns = ['decisions', 'people', 'items'] as const;
type UpdateColumn = (typeof columns)[number];

export const updateColumn: Readonly<Record<UpdateLine['kind'], UpdateColumn>> = {
  signal: 'decisions',
  contradiction: 'decisions',
  person: 'people',
  item: 'items',
};

type Props = {
  lines: readonly UpdateLine[];
  /** How many lines of each column are shown above a page; the rest is counted. */
  most?: number;
  /** Columns without anything say so. */
  areEmptyShown: boolean;
  /** A further column. */
  children?: ReactNode;
};

/** Lines of a column of a page before all of them are asked for. */
const shownFirst = 10;

type ColumnProps = { column: UpdateColumn; lines: readonly UpdateLine[]; most: number | undefined };

function Column({ column, lines, most }: ColumnProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const isShort = most !== undefined;
  const shown = isWhole ? lines : lines.slice(0, most ?? shownFirst);
  const left = lines.length - shown.length;
  const name = t(`updates.column.${column}`);
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      {lines.length > 0 ? (
        <UpdateLines lines={shown} isShort={isShort} />
      ) : (
        <p className={classes['none']}>{t(`updates.none.${column}`)}</p>
      )}
      {left > 0 && isShort ? <p className={classes['none']}>{t('updates.left', { count: left })}</p> : null}
      {left > 0 && !isShort ? (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('updates.showAllOf', { count: lines.length, name })}
          onClick={() => setWhole(true)}
        >
          {t('updates.showAll', { count: lines.length })}
        </Button>
      ) : null}
    </section>
  );
}

/** What is new, by what it is. */
export function UpdateColumns({ lines, most, areEmptyShown, children }: Props) {
  const byColumn = Map.groupBy(lines, ({ kind }) => updateColumn[kind]);
  const shown = columns.filter((column) => areEmptyShown || byColumn.has(column));
  return (
    <div className={classes['columns']}>
      {shown.map((column) => (
        <Column key={column} column={column} lines={byColumn.get(column) ?? []} most={most} />
      ))}
      {children}
    </div>
  );
}
