import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const itemsPerPage = 30;

/** What is said about, or by, somebody; newest first, page after page. */
export const entityEpisodesQuery = (entity: string) =>
  infiniteQueryOptions({
    queryKey: ['entity-episodes', entity],
    queryFn: ({ pageParam, signal }) =>
      api.entity.episodes({ entity, page: pageParam, per_page: itemsPerPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const useEntityEpisodes = (entity: string) => useInfiniteQuery(entityEpisodesQuery(entity));
