import { skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** What the podcast directory has, where one is configured. A blank query asks nothing. */
export const useDirectory = (query: string) =>
  useQuery(
    operations.search.directory.queryOptions({
      input: query === '' ? skipToken : { keywords: query },
      // The directory is somebody else's: a failing one is not pressed, and what it said is good for a while.
      retry: false,
      staleTime: 300_000,
    }),
  );
