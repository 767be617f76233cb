import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNew } from './new-items.context.ts';
import classes from './new-mark.module.css';

/** Marks an item that is new since somebody last looked. */
function NewMark() {
  const { t } = useTranslation();
  return (
    <span className={classes['mark']}>
      {t('library.new')}
      <span className="visually-hidden"> {t('library.newSince')}</span>
    </span>
  );
}

type Fact = { key: string; node: ReactNode };

/** What begins the facts of an item that is new; nothing for others. */
export function useNewFact(uuid: string): Fact[] {
  return useIsNew(uuid) ? [{ key: 'new', node: <NewMark /> }] : [];
}
