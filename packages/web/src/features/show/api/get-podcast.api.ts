import { useInfiniteQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const episodesPerPage = 30;

/** A podcast or channel, with its episodes page after page. */
const podcastQuery = (slug: string) =>
  operations.podcast.read.infiniteOptions({
    input: (page: number) => ({ slug, page, per_page: episodesPerPage }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const usePodcast = (slug: string) => useInfiniteQuery(podcastQuery(slug));
