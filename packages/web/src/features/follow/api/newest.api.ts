import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const staleTime = 5 * 60_000;

/** The newest episode of a podcast by its slug; null where it has none. */
export const useNewest = (slug: string) =>
  useQuery(
    operations.podcast.read.queryOptions({
      input: { slug, page: 1, per_page: 1 },
      select: ({ podcast }) => podcast.episodes[0] ?? null,
      // One that was followed a moment ago may not have come from the server yet.
      enabled: slug !== '',
      staleTime,
    }),
  );
