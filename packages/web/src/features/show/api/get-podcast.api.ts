import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const episodesPerPage = 30;

/** A podcast or channel, with its episodes page after page. */
export const podcastQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ['podcast', slug],
    queryFn: ({ pageParam, signal }) =>
      api.podcast.read({ slug, page: pageParam, per_page: episodesPerPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const usePodcast = (slug: string) => useInfiniteQuery(podcastQuery(slug));
