import type { SearchAnswer } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutPart } from '../../../features/search/query/edit-query.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from './search-page.module.css';

export function PassagesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      tone="error"
      title={t('search.errorTitle')}
      action={<Button onClick={onRetry}>{t('search.retry')}</Button>}
    >
      <p>{t('search.errorText')}</p>
    </StatePanel>
  );
}

type NothingProps = {
  query: string;
  understood: SearchAnswer['understood'];
  onSearch: (query: string) => void;
  /** What else can be done. */
  children: ReactNode;
};

/** Nothing was found: each part that narrows the search can be let go of. */
export function NoPassages({ query, understood, onSearch, children }: NothingProps) {
  const { t } = useTranslation();
  return (
    <StatePanel
      title={t('searching.nothingTitle', { query })}
      action={
        <div className={classes['loosen']}>
          {understood.map((part) => {
            const looser = withoutPart(query, part);
            return looser === '' ? null : (
              <Button key={part.from} variant="default" size="compact-sm" onClick={() => onSearch(looser)}>
                {t('searching.loosen', { words: query.slice(part.from, part.to) })}
              </Button>
            );
          })}
          {children}
        </div>
      }
    >
      <p>{t('searching.nothingText')}</p>
    </StatePanel>
  );
}
