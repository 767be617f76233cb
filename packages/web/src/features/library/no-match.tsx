import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { filtersOn, type LibraryAddress } from './api/library-search.ts';
import { type ScopeNames, useFilterWords } from './filter-chips.tsx';
import classes from './library-bar.module.css';

/** Says that nothing is left, and offers to take off each filter. */
export function NoMatch({ search, scope }: { search: LibraryAddress; scope: ScopeNames | undefined }) {
  const { t } = useTranslation();
  const wordsOf = useFilterWords({ search, scope });
  const on = filtersOn(search);
  return (
    <StatePanel title={t('libraryList.noneTitle')}>
      <p>{t('libraryList.noneText')}</p>
      <div className={classes['chips']}>
        {on.map((name) => (
          <Button
            key={name}
            size="sm"
            variant="default"
            renderRoot={(props) => <Link to="/home" search={{ ...search, [name]: undefined }} {...props} />}
          >
            {t('libraryList.off', { filter: wordsOf(name) })}
          </Button>
        ))}
      </div>
    </StatePanel>
  );
}
