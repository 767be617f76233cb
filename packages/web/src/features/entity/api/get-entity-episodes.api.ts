import { useInfiniteQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const itemsPerPage = 30;

/** What is said about, or by, somebody; newest first, page after page. */
const entityEpisodesQuery = (entity: string) =>
  operations.entity.episodes.infiniteOptions({
    input: (page: number) => ({ entity, page, per_page: itemsPerPage }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const useEntityEpisodes = (entity: string) => useInfiniteQuery(entityEpisodesQuery(entity));
