import type { SearchAnswer, SearchSort } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { SaveSearch } from '../../../features/saved-search/save-search.tsx';
import type { useSavedSearch } from '../../../features/saved-search/use-saved-search.ts';
import { useSearchTitles } from '../../../features/search/api/search-library.api.ts';
import { withoutPart, withPart } from '../../../features/search/query/edit-query.ts';
import { FacetBar } from '../../../features/search/query/facet-bar.tsx';
import { QueryNotes } from '../../../features/search/query/query-notes.tsx';
import { UnderstoodChips } from '../../../features/search/query/understood-chips.tsx';
import { Widening } from '../../../features/search/widening.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { alertOfSearch } from './alert-of-search.tsx';
import { NamedSo } from './named-so.tsx';
import classes from './search-page.module.css';
import type { SearchAddress } from './use-search-address.ts';

/** Shorter ones, such as "the", tell nothing of a title. */
const shortestWord = 4;

/** The words that were looked for, as they were typed. */
const queryWords = ({ results }: SearchAnswer): string[] =>
  [...new Set(results.flatMap(({ why }) => why.words))].filter((word) => word.length >= shortestWord);

/** An item is also found by its description, which is no reason to name it among titles. */
const says = (title: string, words: readonly string[]): boolean =>
  words.some((word) => title.toLowerCase().includes(word.toLowerCase()));

/** How the search was read, each part to be taken back, and what it can be narrowed by. */
export function PassagesRead({ address, answer }: { address: SearchAddress; answer: SearchAnswer }) {
  const { query, exact, refused, search, setExact, refuse, allow } = address;
  const words = queryWords(answer);
  const titles = (useSearchTitles(query).data?.episodes ?? []).filter(({ title }) => says(title, words));
  const narrow = (part: string): void => {
    const narrowed = withPart(query, part);
    if (narrowed !== null) search(narrowed);
  };
  return (
    <>
      <UnderstoodChips
        parts={answer.understood}
        onRemove={(part) => {
          const looser = withoutPart(query, part);
          if (looser !== '') search(looser);
        }}
      />
      <QueryNotes query={query} read={answer} exact={exact} onExact={setExact} />
      <Widening expansions={answer.expansions} refusals={{ refused, refuse, allow }} />
      {answer.facets ? <FacetBar query={query} facets={answer.facets} onNarrow={search} /> : null}
      <NamedSo called={answer.called_so} titles={titles} onNarrow={narrow} />
    </>
  );
}

type StatusProps = {
  address: SearchAddress;
  found: { passages: number; items: number; more: boolean } | null;
  kept: ReturnType<typeof useSavedSearch>;
};

/** How much was found, in which order it stands, and the way to keep the search. */
export function PassagesStatus({ address, found, kept }: StatusProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['status']}>
      <p className={classes['count']} role="status">
        {found === null
          ? t('search.searching')
          : t('searching.count', {
              passages: t(found.more ? 'searching.passagesOrMore' : 'searching.passages', {
                count: found.passages,
              }),
              items: t('searching.items', { count: found.items }),
            })}
      </p>
      <div className={classes['tools']}>
        <Segmented<SearchSort>
          label={t('search.order')}
          value={address.sort}
          choices={[
            { value: 'relevance', text: t('search.byRelevance') },
            { value: 'date', text: t('search.byTime') },
          ]}
          onChoose={address.order}
        />
        {kept.canSave ? (
          <SaveSearch
            search={{ query: address.query, tab: 'transcripts' }}
            saved={kept.saved}
            alertOf={alertOfSearch}
          />
        ) : null}
      </div>
    </div>
  );
}
