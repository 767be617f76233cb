import type { SearchResult, SearchSort } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx';
import { type SearchScope, useSearchIn } from '../api/search-scope.api.ts';
import { keyOfResult } from '../match-place.ts';
import { SuggestingField } from '../suggesting-field.tsx';
import { useRefusals } from '../use-refusals.ts';
import { Widening } from '../widening.tsx';
import classes from './drawer.module.css';
import { DrawerResult } from './drawer-result.tsx';
import { SpeakerChoice, speakersOf } from './speaker-choice.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What the field says that it searches. */
  label: string;
  scope: SearchScope;
  /** As the address says. */
  query: string;
  /** Whether the reader is shown how well each hit matches. */
  scored: boolean;
  onSearch: (query: string) => void;
  onClose: () => void;
  /** Goes to a hit on the page at hand; null where hits lie on pages of their own. */
  onSelect: ((result: SearchResult) => void) | null;
};

type Search = ReturnType<typeof useSearchIn>;

function Count({ search, query }: { search: Search; query: string }) {
  const { t } = useTranslation();
  if (search.isPending) return <p role="status">{t('search.searching')}</p>;
  const count = search.data?.results.length ?? 0;
  if (search.isError) return <p role="status">{t('search.failed')}</p>;
  return (
    <p role="status">
      {count > 0
        ? t('search.count', { count, query })
        : `${t('search.none', { query })} ${t('search.noneText')}`}
    </p>
  );
}

type MatchesProps = Pick<Props, 'scope' | 'query' | 'scored' | 'onSelect'>;

/** What was found for one query. */
function Matches({ scope, query, scored, onSelect }: MatchesProps) {
  const { t } = useTranslation();
  const [sort, setSort] = useState<SearchSort>('relevance');
  const [speaker, setSpeaker] = useState('');
  const refusals = useRefusals(query);
  const search = useSearchIn(scope, { query, sort, refused: refusals.refused });
  const { results, expansions, degraded } = search.data ?? { results: [], expansions: [], degraded: [] };
  const shown = speaker === '' ? results : results.filter((result) => result.speaker === speaker);
  return (
    <>
      <div className={classes['status']}>
        <Count search={search} query={query} />
        <Segmented<SearchSort>
          label={t('search.order')}
          value={sort}
          choices={[
            { value: 'relevance', text: t('search.byRelevance') },
            { value: 'date', text: t('search.byTime') },
          ]}
          onChoose={setSort}
        />
      </div>
      <Widening expansions={expansions} refusals={refusals} />
      <SpeakerChoice speakers={speakersOf(results)} value={speaker} onChoose={setSpeaker} />
      {degraded.length > 0 ? <p>{t('search.degraded', { legs: degraded.join(', ') })}</p> : null}
      <ol aria-label={t('searching.results')}>
        {shown.map((result) => (
          <DrawerResult
            key={keyOfResult(result)}
            result={result}
            query={query}
            scored={scored}
            onSelect={onSelect}
          />
        ))}
      </ol>
    </>
  );
}

/** The drawer that searches an item, a list or organizations; what is searched for stands in the address of its page. */
export function SearchDrawer({ open, title, label, query, onSearch, onClose, ...found }: Props) {
  const { t } = useTranslation();
  return (
    <SideSheet
      open={open}
      title={title}
      closeLabel={t('searching.closeDrawer')}
      side="right"
      width="search"
      onClose={onClose}
    >
      <div className={classes['drawer']}>
        <SuggestingField label={label} placeholder={label} initial={query} onSearch={onSearch} isFirst />
        {query === '' ? null : <Matches key={query} query={query} {...found} />}
      </div>
    </SideSheet>
  );
}
