import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import classes from './door.module.css';

type Props = { title: string; pageTitle?: string; lead?: ReactNode; children: ReactNode };

/** A door: one calm column, and beside it, where there is room, what one comes in for. */
export function DoorFrame({ title, pageTitle = title, lead, children }: Props) {
  const { t } = useTranslation();
  usePageTitle(pageTitle);
  return (
    <div className={classes['door']}>
      <div className={classes['column']}>
        <h1>{title}</h1>
        {lead ? <p className={classes['lead']}>{lead}</p> : null}
        {children}
      </div>
      <p className={classes['promise']}>{t('door.promise')}</p>
    </div>
  );
}
