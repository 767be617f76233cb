import type { VisitedKind } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import classes from './alert.module.css';
import { useVisit } from './api/updates.api.ts';
import { UpdateColumns } from './update-columns.tsx';

/** Lines of a column that are shown above a page. */
const most = 3;

type Props = {
  kind: VisitedKind;
  id: string;
  changesHref: string | null;
  /** A further column, of what is new since a day (yyyy-mm-dd). */
  columnSince?: (day: string) => ReactNode;
};

/** What is new about a thing since the person last looked. On their first look, and to visitors, it is nothing. */
export function SinceBand({ kind, id, changesHref, columnSince }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const visit = useVisit(kind, id).data;
  if (!visit?.since || visit.lines.length === 0) return null;
  const date = shortDate(visit.since);
  return (
    <section className={classes['band']} aria-labelledby={title}>
      <div className={classes['bandHead']}>
        <h2 id={title}>{t('updates.since', { date })}</h2>
        <p>
          {t('updates.shown', { count: visit.lines.length })}
          {visit.partial ? '+' : ''}
        </p>
        {changesHref === null ? null : <Link to={changesHref}>{t('updates.all')}</Link>}
      </div>
      <UpdateColumns lines={visit.lines} most={most} areEmptyShown={false}>
        {columnSince?.(visit.since.slice(0, 10))}
      </UpdateColumns>
    </section>
  );
}
