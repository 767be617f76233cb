import { limits, type ReadQuery } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirectory } from '../../../features/home-search/api/search-directory.api.ts';
import { DirectoryEpisodeRow, DirectoryPodcastTile } from '../../../features/home-search/directory-entry.tsx';
import {
  type EpisodeMatch,
  mergeEpisodes,
  mergePodcasts,
  type PodcastMatch,
} from '../../../features/home-search/merge-results.ts';
import { SearchNote } from '../../../features/home-search/search-note.tsx';
import { LibraryRow } from '../../../features/library/library-row.tsx';
import { useSearchTitles } from '../../../features/search/api/search-library.api.ts';
import { useSearchPassages } from '../../../features/search/api/search-passages.api.ts';
import { type PassageGroup, passageGroups } from '../../../features/search/passages/passage-groups.ts';
import { withoutPart } from '../../../features/search/query/edit-query.ts';
import { QueryNotes } from '../../../features/search/query/query-notes.tsx';
import { UnderstoodChips } from '../../../features/search/query/understood-chips.tsx';
import { ShowTile } from '../../../features/show/show-tile.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { TileGrid } from '../../../ui/list/tile.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { BestPassages } from './best-passages.tsx';
import classes from './home-search.module.css';
import { MatchReason } from './match-reason.tsx';

/** The podcasts that were found: four at first, the rest when asked for. */
function PodcastMatches({ podcasts }: { podcasts: readonly PodcastMatch[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  // The button goes with what it did, so the focus is given to what it brought.
  useEffect(() => {
    if (all) whole.current?.focus({ preventScroll: true });
  }, [all]);
  const shown = all ? podcasts : podcasts.slice(0, limits.homePodcastsShown);
  return (
    <Section title={t('homeSearch.podcasts')}>
      <div ref={whole} tabIndex={-1}>
        <TileGrid label={t('homeSearch.podcasts')}>
          {shown.map((podcastMatch) =>
            podcastMatch.at === 'library' ? (
              <ShowTile
                key={podcastMatch.entry.slug}
                show={podcastMatch.entry}
                nameMax={limits.searchPodcastNameMax}
              />
            ) : (
              <DirectoryPodcastTile key={podcastMatch.entry.slug} podcast={podcastMatch.entry} />
            ),
          )}
        </TileGrid>
      </div>
      {shown.length < podcasts.length ? (
        <Button variant="default" size="sm" mt="md" onClick={() => setAll(true)}>
          {t('homeSearch.remaining')}
        </Button>
      ) : null}
    </Section>
  );
}

type EpisodesProps = { episodes: readonly EpisodeMatch[]; query: string; passages: readonly PassageGroup[] };

/** The episodes that were found, newest first, wherever they are, each of the library with why. */
function EpisodeMatches({ episodes, query, passages }: EpisodesProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('homeSearch.episodes')}>
      <ul>
        {episodes.map((episodeMatch) =>
          episodeMatch.at === 'library' ? (
            <LibraryRow
              key={episodeMatch.entry.uuid}
              item={episodeMatch.entry}
              level={3}
              status={
                <MatchReason
                  item={episodeMatch.entry}
                  query={query}
                  passage={passages.find(({ uuid }) => uuid === episodeMatch.entry.uuid)}
                />
              }
            />
          ) : (
            <DirectoryEpisodeRow key={episodeMatch.entry.slug} episode={episodeMatch.entry} />
          ),
        )}
      </ul>
    </Section>
  );
}

/** How the search was read, each part to be taken back. */
function QueryRead({ query, read, onSearch }: Props & { read: ReadQuery }) {
  return (
    <div className={classes['read']}>
      <UnderstoodChips
        parts={read.understood}
        onRemove={(part) => {
          const looser = withoutPart(query, part);
          if (looser !== '') onSearch(looser);
        }}
      />
      <QueryNotes query={query} read={read} onExact={null} />
    </div>
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

type Props = { query: string; onSearch: (query: string) => void };

/** What is said, what the library has by name, and what the directory has as soon as it answers. */
export function SearchResults({ query, onSearch }: Props) {
  const { t } = useTranslation();
  const library = useSearchTitles(query);
  const directory = useDirectory(query);
  const said = useSearchPassages({ query, sort: 'relevance', exact: false, refused: [] });
  const passages = useMemo(() => passageGroups(said.data?.pages ?? []), [said.data]);
  // What is said stands first, and would push what is shown before it under the reader's eyes.
  if (library.isPending || said.isPending) return <EntrySkeleton />;
  if (library.isError && directory.isError && said.isError)
    return (
      <Failure
        onRetry={() => {
          void library.refetch();
          void directory.refetch();
          void said.refetch();
        }}
      />
    );
  const podcasts = mergePodcasts(library.data?.podcasts ?? [], directory.data?.podcasts ?? []);
  const episodes = mergeEpisodes(library.data?.episodes ?? [], directory.data?.episodes ?? []);
  const nothing = podcasts.length + episodes.length + passages.length === 0;
  return (
    <>
      {library.data ? <QueryRead query={query} read={library.data} onSearch={onSearch} /> : null}
      {passages.length > 0 ? <BestPassages query={query} items={passages} /> : null}
      {said.isError ? (
        <p className={classes['onward']} role="status">
          {t('search.failed')}
        </p>
      ) : null}
      <SearchNote library={library} directory={directory} />
      {nothing && !directory.isFetching ? (
        <StatePanel title={t('homeSearch.nothingTitle', { query })}>
          <p>{t('homeSearch.nothingText')}</p>
        </StatePanel>
      ) : null}
      {podcasts.length > 0 ? <PodcastMatches podcasts={podcasts} /> : null}
      {episodes.length > 0 ? <EpisodeMatches episodes={episodes} query={query} passages={passages} /> : null}
    </>
  );
}
