import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LibraryList, LibrarySkeleton } from '../../../features/library/library-list.tsx';
import { SaveSearch } from '../../../features/saved-search/save-search.tsx';
import { useSavedSearch } from '../../../features/saved-search/use-saved-search.ts';
import { useSearchPassages, useSearchTitles } from '../../../features/search/api/search-library.api.ts';
import { PassageList } from '../../../features/search/passage-list.tsx';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useRefusals } from '../../../features/search/use-refusals.ts';
import { Widening } from '../../../features/search/widening.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

const titlesShown = 6;

/** Keeps the search; for who is signed in. */
function Saving({ query }: { query: string }) {
  const shown = { query, tab: 'transcripts' } as const;
  const { canSave, saved } = useSavedSearch(shown);
  return canSave ? <SaveSearch search={shown} saved={saved} /> : null;
}

function Results({ query }: { query: string }) {
  const { t } = useTranslation();
  const titles = useSearchTitles(query);
  const refusals = useRefusals(query);
  const passages = useSearchPassages(query, refusals.refused);
  const retry = (): void => {
    void titles.refetch();
    void passages.refetch();
  };
  if (titles.isPending || passages.isPending) return <LibrarySkeleton />;
  if (titles.isError && passages.isError) {
    return (
      <StatePanel
        tone="error"
        title={t('search.errorTitle')}
        action={<Button onClick={retry}>{t('search.retry')}</Button>}
      >
        <p>{t('search.errorText')}</p>
      </StatePanel>
    );
  }
  const items = titles.data?.episodes.slice(0, titlesShown) ?? [];
  const { results, degraded, expansions } = passages.data ?? { results: [], degraded: [], expansions: [] };
  return (
    <>
      <Widening expansions={expansions} refusals={refusals} />
      {degraded.length > 0 ? (
        <p className={classes['count']}>{t('search.degraded', { legs: degraded.join(', ') })}</p>
      ) : null}
      {items.length + results.length === 0 ? (
        <StatePanel title={t('search.nothingTitle', { query })}>
          <p>{t('search.nothingText')}</p>
        </StatePanel>
      ) : null}
      {items.length > 0 ? (
        <Section title={t('search.titles')}>
          <LibraryList items={items} />
        </Section>
      ) : null}
      {results.length > 0 ? (
        <Section title={t('search.passages')}>
          <PassageList results={results} query={query} />
        </Section>
      ) : null}
    </>
  );
}

/** Titles and passages of the whole library that match the query in the address. */
export function SearchPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q } = useSearch({ from: '/search/transcripts' });
  const query = q?.trim() ?? '';
  usePageTitle(t('page.search'));
  return (
    <div className={classes['column']}>
      <div className={classes['head']}>
        <h1>{query === '' ? t('search.startTitle') : t('search.resultsTitle', { query })}</h1>
        {query === '' ? null : <Saving query={query} />}
      </div>
      {query === '' ? (
        <>
          <p className={classes['lead']}>{t('search.startText')}</p>
          <SearchField
            label={t('page.search')}
            placeholder={t('search.startPlaceholder')}
            initial=""
            onSearch={(words) => void navigate({ to: '/search/transcripts', search: { q: words } })}
          />
        </>
      ) : (
        <Results key={query} query={query} />
      )}
    </div>
  );
}
