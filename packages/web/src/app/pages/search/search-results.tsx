import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDirectory } from '../../../features/home-search/api/search-directory.api.ts';
import { mergeEpisodes, mergePodcasts } from '../../../features/home-search/merge-results.ts';
import { SearchNote } from '../../../features/home-search/search-note.tsx';
import { useSearchTitles } from '../../../features/search/api/search-library.api.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { FoundEpisodes } from './found-episodes.tsx';
import { FoundPodcasts } from './found-podcasts.tsx';
import classes from './home-search.module.css';

function TranscriptsLink({ query }: { query: string }) {
  const { t } = useTranslation();
  return (
    <p className={classes['onward']}>
      <Link to="/search/transcripts" search={{ q: query }} target="_blank" rel="noopener">
        {t('homeSearch.transcripts', { query })}
      </Link>
    </p>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      tone="error"
      title={t('homeSearch.errorTitle')}
      action={<Button onClick={onRetry}>{t('homeSearch.retry')}</Button>}
    >
      <p>{t('homeSearch.errorText')}</p>
    </StatePanel>
  );
}

/** What the library has, at once, and what the directory has as soon as it answers. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation();
  const library = useSearchTitles(query);
  const directory = useDirectory(query);
  if (library.isPending) return <EntrySkeleton />;
  if (library.isError && directory.isError)
    return (
      <Failure
        onRetry={() => {
          void library.refetch();
          void directory.refetch();
        }}
      />
    );
  const podcasts = mergePodcasts(library.data?.podcasts ?? [], directory.data?.podcasts ?? []);
  const episodes = mergeEpisodes(library.data?.episodes ?? [], directory.data?.episodes ?? []);
  const nothing = podcasts.length + episodes.length === 0;
  return (
    <>
      <TranscriptsLink query={query} />
      <SearchNote library={library} directory={directory} />
      {nothing && !directory.isFetching ? (
        <StatePanel title={t('homeSearch.nothingTitle', { query })}>
          <p>{t('homeSearch.nothingText')}</p>
        </StatePanel>
      ) : null}
      {podcasts.length > 0 ? <FoundPodcasts podcasts={podcasts} /> : null}
      {episodes.length > 0 ? <FoundEpisodes episodes={episodes} /> : null}
    </>
  );
}
