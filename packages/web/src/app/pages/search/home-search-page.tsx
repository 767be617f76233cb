import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../../events/events.context.ts';
import { useLearningLists } from '../../../features/home-search/api/get-learning-lists.api.ts';
import { BlockedSearches } from '../../../features/home-search/blocked-searches.tsx';
import { openSearches, searchTerms } from '../../../features/home-search/search-terms.ts';
import { ListRows } from '../../../features/list/asides/list-rows.tsx';
import { SaveSearch } from '../../../features/saved-search/save-search.tsx';
import { useSavedSearch } from '../../../features/saved-search/use-saved-search.ts';
import { SuggestingField } from '../../../features/search/suggesting-field.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { alertOfSearch } from './alert-of-search.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHelp } from './search-help.tsx';
import { SearchResults } from './search-results.tsx';

/** Lists that were put together for everybody; nothing where there are none. */
function LearningLists() {
  const { t } = useTranslation();
  const lists = useLearningLists().data ?? [];
  if (lists.length === 0) return null;
  return (
    <Section title={t('homeSearch.learning')}>
      <ListRows lists={lists} />
    </Section>
  );
}

/** Keeps the search; for who is signed in. */
function Saving({ query }: { query: string }) {
  const search = { query, tab: 'episodes' } as const;
  const { canSave, saved } = useSavedSearch(search);
  return canSave ? (
    <div>
      <SaveSearch search={search} saved={saved} alertOf={alertOfSearch} />
    </div>
  ) : null;
}

/** Searches podcasts and episodes, here and in the directory, for the words in the address. */
export function HomeSearchPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const log = useLog();
  const { q = '' } = useSearch({ from: '/search' });
  const [query = '', ...blocked] = searchTerms(q);
  const onSearch = (words: string): void => {
    if (searchTerms(words).length === 0) return;
    log({ event: 'search', 'button-src': 'home_search' });
    const here = openSearches(words);
    if (here !== '') void navigate({ to: '/search', search: { q: here } });
  };
  return (
    <SearchFrame
      tab="episodes"
      query={query}
      field={
        <SuggestingField
          label={t('homeSearch.label')}
          placeholder={t('homeSearch.placeholder')}
          initial={query}
          onSearch={onSearch}
        />
      }
    >
      <BlockedSearches terms={blocked} />
      {query === '' ? (
        <SearchHelp tab="episodes" />
      ) : (
        <div>
          <SearchAnswer query={query} />
          <Saving query={query} />
          <SearchResults key={query} query={query} onSearch={onSearch} />
        </div>
      )}
      <LearningLists />
    </SearchFrame>
  );
}
