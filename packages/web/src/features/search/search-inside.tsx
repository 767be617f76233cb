import type { SearchResult } from '@ecco/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/field/segmented.tsx';
import { useSearchInside } from './api/search-inside.api.ts';
import { keyOfResult } from './match-place.ts';
import { ResultCard } from './result-card.tsx';
import classes from './search.module.css';
import { type ResultOrder, sortResults } from './sort-results.ts';
import { SuggestingField } from './suggesting-field.tsx';
import { type Refusals, useRefusals } from './use-refusals.ts';
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
  /** What the button says for what is typed. */
  buttonOf?: (words: string) => string;
  /** What stands there while nothing is searched for. */
  ready?: ReactNode;
  /** What stands there in place of hits, where the words are no search. */
  instead?: ReactNode;
};

const shownAtFirst = 5;

type Search = ReturnType<typeof useSearchInside>;

/** How much was found, in words. */
function Count({ search, query }: { search: Search; query: string }) {
  const { t } = useTranslation();
  const count = search.data?.results.length ?? 0;
  return (
    <p role="status">
      {search.isPending ? t('search.searching') : null}
      {search.isError ? t('search.failed') : null}
      {search.data && count > 0 ? t('search.count', { count, query }) : null}
      {search.data && count === 0 ? `${t('search.none', { query })} ${t('search.noneText')}` : null}
    </p>
  );
}

function OrderChoice({ value, onChoose }: { value: ResultOrder; onChoose: (order: ResultOrder) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('search.order')}
      value={value}
      choices={[
        { value: 'relevance', text: t('search.byRelevance') },
        { value: 'time', text: t('search.byTime') },
      ]}
      onChoose={onChoose}
    />
  );
}

type HitsProps = Pick<Props, 'nameOf' | 'onRename' | 'onSelect' | 'onShare' | 'scored'> & {
  results: readonly SearchResult[];
};

function Hits({ results, nameOf, onRename, onSelect, onShare, scored }: HitsProps) {
  const [selected, setSelected] = useState<SearchResult | null>(null);
  return (
    <ol className={classes['cards']}>
      {results.map((result, index) => (
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
  );
}

type MatchesProps = Pick<Props, 'query' | 'onSearch'> &
  Omit<HitsProps, 'results'> & { search: Search; refusals: Refusals };

/** What was found: how much, in which order, and with what besides. */
function ResultHits({ query, onSearch, search, refusals, ...hits }: MatchesProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<ResultOrder>('relevance');
  const [all, setAll] = useState(false);
  const results = sortResults(search.data?.results ?? [], order);
  const shown = all ? results : results.slice(0, shownAtFirst);
  const degraded = search.data?.degraded ?? [];
  return (
    <>
      <div className={classes['found']}>
        <Count search={search} query={query} />
        <span className={classes['tools']}>
          {results.length > 1 ? <OrderChoice value={order} onChoose={setOrder} /> : null}
          <button type="button" className={classes['plain']} onClick={() => onSearch('')}>
            {t('search.clear')}
          </button>
        </span>
      </div>
      <Widening expansions={search.data?.expansions ?? []} refusals={refusals} />
      {degraded.length > 0 ? (
        <p className={classes['degraded']}>{t('search.degraded', { legs: degraded.join(', ') })}</p>
      ) : null}
      <Hits results={shown} {...hits} />
      {results.length > shown.length ? (
        <button type="button" className={classes['plain']} onClick={() => setAll(true)}>
          {t('summary.showAll')} ({results.length})
        </button>
      ) : null}
    </>
  );
}

/** Search inside one item: the field, what was found, and honest words when nothing was. */
export function SearchInside({ id, query, onSearch, ready, instead, buttonOf, ...hits }: Props) {
  const { t } = useTranslation();
  const isSearch = instead === undefined;
  const refusals = useRefusals(query);
  const search = useSearchInside(id, isSearch ? query : '', refusals.refused);
  const below = query === '' ? ready : instead;
  return (
    <div className={classes['inside']}>
      <SuggestingField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        initial={query}
        busy={search.isFetching}
        {...(buttonOf && { buttonOf })}
        onSearch={onSearch}
        onClear={() => query !== '' && onSearch('')}
      />
      {isSearch && query !== '' ? (
        <ResultHits
          key={query}
          query={query}
          onSearch={onSearch}
          search={search}
          refusals={refusals}
          {...hits}
        />
      ) : null}
      {below ? <div className={classes['below']}>{below}</div> : null}
    </div>
  );
}
