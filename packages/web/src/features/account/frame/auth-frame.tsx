import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import classes from './auth.module.css';
import { Specimen } from './specimen.tsx';

type Props = {
  title: string;
  pageTitle?: string;
  lead?: ReactNode;
  /** For those who may not know yet what they come in for: what it is, and what it looks like. */
  introduces?: boolean;
  children: ReactNode;
};

/** A door: one calm column, and beside it, where there is room, what one comes in for. */
export function AuthFrame({ title, pageTitle = title, lead, introduces = false, children }: Props) {
  const { t } = useTranslation();
  usePageTitle(pageTitle);
  return (
    <div className={classes['door']} data-introduces={introduces || undefined}>
      <div className={classes['column']}>
        <h1>{title}</h1>
        {lead ? <p className={classes['lead']}>{lead}</p> : null}
        {children}
      </div>
      <div className={classes['promise']}>
        <p>{t('door.promise')}</p>
        {introduces ? <p className={classes['about']}>{t('door.about')}</p> : null}
      </div>
      {introduces ? (
        <div className={classes['specimen']}>
          <Specimen />
        </div>
      ) : null}
    </div>
  );
}
