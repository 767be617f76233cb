import type { SavedSearch } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { RenameSearch } from './rename-search.tsx';
import classes from './saved-search.module.css';
import { newOf, SavedSearchLink } from './saved-search-link.tsx';

type Props = {
  search: SavedSearch;
  onRemove: () => void;
  /** What else can be done with it. */
  children: ReactNode;
};

/** A saved search, to be followed, renamed and deleted. */
export function SavedSearchRow({ search, onRemove, children }: Props) {
  const { t } = useTranslation();
  const [isRenamed, setRenamed] = useState(false);
  const { name, query, tab } = search;
  const fresh = newOf(t, search);
  if (isRenamed) {
    return (
      <li className={classes['row']}>
        <RenameSearch search={search} onDone={() => setRenamed(false)} />
      </li>
    );
  }
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <SavedSearchLink search={search}>{name}</SavedSearchLink>
        <MetaLine
          parts={[
            { key: 'new', node: fresh ? <strong className={classes['new']}>{fresh}</strong> : null },
            { key: 'query', node: query === name || tab === 'signals' ? null : query },
            {
              key: 'tab',
              node: t(`savedSearches.in.${tab}`),
            },
          ]}
        />
      </div>
      <div className={classes['actions']}>
        {children}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('savedSearches.renameNamed', { name })}
          onClick={() => setRenamed(true)}
        >
          {t('savedSearches.rename')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('savedSearches.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('savedSearches.remove')}
        </Button>
      </div>
    </li>
  );
}
