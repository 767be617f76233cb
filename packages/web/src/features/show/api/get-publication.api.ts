import { useInfiniteQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const articlesPerPage = 30;

/** A publication, with its articles page after page. */
const publicationQuery = (slug: string) =>
  operations.podcast.publication.infiniteOptions({
    input: (page: number) => ({ slug, page, per_page: articlesPerPage }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const usePublication = (slug: string) => useInfiniteQuery(publicationQuery(slug));
