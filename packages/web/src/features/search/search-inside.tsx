import type { SearchResult } from '@ecco/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/field/segmented.tsx';
import { useSearchInside } from './api/search-inside.api.ts';
import { keyOfResult } from './found-in.ts';
import { ResultCard } from './result-card.tsx';
import classes from './search.module.css';
import { type ResultOrder, sortResults } from './sort-results.ts';
import { SuggestingField } from './suggesting-field.tsx';
import { useRefusals } from './use-refusals.ts';
import { Widening } from './widening.tsx';

type Props = {
  id: string;
  query: string;
  onSearch: (query: string) => void;
  nameOf: (speaker: string | null) => string | null;
  onRename: (speaker: string, name: string) => void;
  onSelect: (result: SearchResult) => void;
  onShare: (result: SearchResult) => void;
  /** Whether the reader is shown how well each hit matches. */
  scored: boolean;
  /** What stands there while nothing is searched for. */
  ready?: ReactNode;
};

const shownAtFirst = 5;

/** Search inside one item: the field, what was found, and honest words when nothing was. */
export function SearchInside(props: Props) {
  const { id, query, onSearch, nameOf, onRename, onSelect, onShare, scored, ready } = props;
  const { t } = useTranslation();
  const [order, setOrder] = useState<ResultOrder>('relevance');
  const [selected, setSelected] = useState<SearchResult | null>(null);
  const [all, setAll] = useState(false);
  const refusals = useRefusals(query);
  const search = useSearchInside(id, query, refusals.refused);
  const results = sortResults(search.data?.results ?? [], order);
  const shown = all ? results : results.slice(0, shownAtFirst);
  const degraded = search.data?.degraded ?? [];

  return (
    <div className={classes['inside']}>
      <SuggestingField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        initial={query}
        busy={search.isFetching}
        onSearch={(wanted) => {
          setAll(false);
          onSearch(wanted);
        }}
        onClear={() => query !== '' && onSearch('')}
      />
      {query === '' ? (
        ready
      ) : (
        <div className={classes['found']}>
          <p role="status">
            {search.isPending ? t('search.searching') : null}
            {search.isError ? t('search.failed') : null}
            {search.data && results.length > 0 ? t('search.count', { count: results.length, query }) : null}
            {search.data && results.length === 0
              ? `${t('search.none', { query })} ${t('search.noneText')}`
              : null}
          </p>
          <span className={classes['tools']}>
            {results.length > 1 ? (
              <Segmented
                label={t('search.order')}
                value={order}
                choices={[
                  { value: 'relevance', text: t('search.byRelevance') },
                  { value: 'time', text: t('search.byTime') },
                ]}
                onChoose={setOrder}
              />
            ) : null}
            <button type="button" className={classes['plain']} onClick={() => onSearch('')}>
              {t('search.clear')}
            </button>
          </span>
        </div>
      )}
      <Widening expansions={search.data?.expansions ?? []} refusals={refusals} />
      {degraded.length > 0 ? (
        <p className={classes['degraded']}>{t('search.degraded', { legs: degraded.join(', ') })}</p>
      ) : null}
      <ol className={classes['cards']}>
        {shown.map((result, index) => (
          <ResultCard
            key={keyOfResult(result)}
            result={result}
            number={index + 1}
            name={nameOf(result.speaker)}
            selected={selected === result}
            scored={scored}
            onSelect={() => {
              setSelected(result);
              onSelect(result);
            }}
            onShare={() => onShare(result)}
            onRename={(name) => result.speaker && onRename(result.speaker, name)}
          />
        ))}
      </ol>
      {results.length > shown.length ? (
        <button type="button" className={classes['plain']} onClick={() => setAll(true)}>
          {t('summary.showAll')} ({results.length})
        </button>
      ) : null}
    </div>
  );
}
