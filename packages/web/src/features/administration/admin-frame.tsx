import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './administration.module.css';

type Props = {
  title: string;
  count?: string | null;
  /** What chooses among the rows below. */
  tools?: ReactNode;
  children: ReactNode;
};

/** What the pages of administrators share: their name, how much there is, and the way to the others. */
export function AdminFrame({ title, count = null, tools, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <h1>{title}</h1>
        <p>{count}</p>
      </div>
      <nav className={classes['tabs']} aria-label={t('admin.nav')}>
        <Link to="/admin/users">{t('admin.users')}</Link>
        <Link to="/admin/waitlist">{t('admin.waitlist')}</Link>
        <Link to="/admin/outbox">{t('admin.outbox')}</Link>
        <Link to="/admin/activity">{t('admin.activity')}</Link>
      </nav>
      {tools ? <div className={classes['tools']}>{tools}</div> : null}
      {children}
    </div>
  );
}
