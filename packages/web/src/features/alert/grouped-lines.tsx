import type { UpdateLine } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './alert.module.css';
import { columns, updateColumn } from './update-columns.tsx';
import { UpdateLines } from './update-lines.tsx';

/** What is new, by what happened: decisions, then who came and went, then what can be read. */
export function GroupedLines({ lines }: { lines: readonly UpdateLine[] }) {
  const { t } = useTranslation();
  const byColumn = Map.groupBy(lines, ({ kind }) => updateColumn[kind]);
  if (byColumn.size < 2) return <UpdateLines lines={lines} />;
  return columns.map((column) => {
    const grouped = byColumn.get(column);
    return grouped ? (
      <section key={column} className={classes['happened']} aria-label={t(`updates.column.${column}`)}>
        <h4>{t(`updates.column.${column}`)}</h4>
        <UpdateLines lines={grouped} />
      </section>
    ) : null;
  });
}
