import type { Summary } from '@ecco/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { Section } from '../../ui/page/section.tsx';
import classes from './figure-table.module.css';
import { type FigureRow, reportedFigures } from './reported-figures.ts';

function Row({ row: { metric, value, change, isAhead, place } }: { row: FigureRow }) {
  return (
    <tr>
      <th scope="row">{metric}</th>
      <td>{isAhead ? null : value}</td>
      <td>{isAhead ? null : change}</td>
      <td>{isAhead ? [value, change].filter((part) => part !== null).join(', ') : null}</td>
      <td>
        <PlaceChip place={place} />
      </td>
    </tr>
  );
}

/** The figures of an earnings call in its own words, each with its place; nothing where its sentences report none. */
export function FigureTable({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const rows = useMemo(() => reportedFigures(summary), [summary]);
  if (rows.length === 0) return null;
  const reported = rows.toSorted((a, b) => Number(a.isAhead) - Number(b.isAhead));
  return (
    <Section id="figures" title={t('figures.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too */}
      <section className={classes['scroll']} tabIndex={0} aria-label={t('figures.table')}>
        <table className={classes['table']}>
          <thead>
            <tr>
              {(['metric', 'value', 'change', 'guidance', 'place'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`figures.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reported.map((row) => (
              <Row key={`${row.metric} ${row.isAhead}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
