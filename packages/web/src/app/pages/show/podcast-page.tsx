import type { ItemCard } from '@ecco/contract';
import { useParams } from '@tanstack/react-router';
import { failureOf } from '../../../api/failure.ts';
import { usePodcast } from '../../../features/show/api/get-podcast.api.ts';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import classes from '../pages.module.css';
import { EpisodeScore } from './episode-score.tsx';
import { GroupedItems } from './grouped-items.tsx';
import { PodcastView } from './podcast-view.tsx';
import { ShowFailure } from './show-failure.tsx';

const scoreOf = (item: ItemCard) => <EpisodeScore item={item} />;

/** A podcast or channel: what it is, what its newest summary says, and its episodes. */
export function PodcastPage() {
  const { id } = useParams({ from: '/pod/$id' });
  const query = usePodcast(id);
  const pages = query.data?.pages ?? [];
  const podcast = pages[0]?.podcast;
  if (podcast) {
    const episodes = pages.flatMap((page) => page.podcast.episodes);
    return (
      <div className={classes['column']}>
        <PodcastView key={podcast.uuid} podcast={podcast} episodes={episodes}>
          <GroupedItems
            items={episodes}
            total={podcast.total}
            more={{
              left: query.hasNextPage,
              busy: query.isFetchingNextPage,
              load: () => void query.fetchNextPage(),
            }}
            {...(podcast.may.score && { besides: scoreOf })}
          />
        </PodcastView>
      </div>
    );
  }
  if (query.isPending)
    return (
      <div className={classes['column']}>
        <ShowSkeleton />
      </div>
    );
  const failure = failureOf(query.error);
  if (failure.status === 404) return <NotFoundPage message={failure.message} />;
  return <ShowFailure query={query} />;
}
