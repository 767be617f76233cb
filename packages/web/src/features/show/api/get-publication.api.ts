import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const articlesPerPage = 30;

/** A publication, with its articles page after page. */
export const publicationQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ['publication', slug],
    queryFn: ({ pageParam, signal }) =>
      api.podcast.publication({ slug, page: pageParam, per_page: articlesPerPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const usePublication = (slug: string) => useInfiniteQuery(publicationQuery(slug));
