import type { Summary } from '@ecco/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { Section } from '../../ui/page/section.tsx';
import classes from './figure-table.module.css';
import { type FigureRow, reportedFigures } from './reported-figures.ts';

type RowProps = { row: FigureRow; hasGuidance: boolean };

function Row({ row: { metric, value, change, isAhead, place }, hasGuidance }: RowProps) {
  return (
    <tr>
      <th scope="row">{metric}</th>
      <td>{isAhead ? null : value}</td>
      <td>{isAhead ? null : change}</td>
      {hasGuidance ? (
        <td>{isAhead ? [value, change].filter((part) => part !== null).join(', ') : null}</td>
      ) : null}
      <td>
        <PlaceChip place={place} />
      </td>
    </tr>
  );
}

/** `isPaper`: its figures are rows of its statements, and not what its sentences say. */
type Props = { summary: Summary; isPaper?: boolean };

/** The figures of an earnings call or of a report, each with its place; nothing where none is reported. */
export function FigureTable({ summary, isPaper = false }: Props) {
  const { t } = useTranslation();
  const rows = useMemo(() => reportedFigures(summary, isPaper), [summary, isPaper]);
  if (rows.length === 0) return null;
  const hasGuidance = rows.some(({ isAhead }) => isAhead);
  const columns = [
    'metric',
    'value',
    'change',
    ...(hasGuidance ? ['guidance' as const] : []),
    'place',
  ] as const;
  const reported = rows.toSorted((a, b) => Number(a.isAhead) - Number(b.isAhead));
  return (
    <Section id="figures" title={t('figures.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too */}
      <section className={classes['scroll']} tabIndex={0} aria-label={t('figures.table')}>
        <table className={classes['table']}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`figures.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reported.map((row) => (
              <Row key={`${row.metric} ${row.isAhead}`} row={row} hasGuidance={hasGuidance} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
