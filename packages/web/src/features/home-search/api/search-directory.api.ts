import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** What the podcast directory has, where one is configured. A blank query asks nothing. */
export const useDirectory = (query: string) =>
  useQuery({
    queryKey: ['search-directory', query],
    queryFn: query === '' ? skipToken : ({ signal }) => api.search.directory({ keywords: query }, { signal }),
    // The directory is somebody else's: a failing one is not pressed, and what it said is good for a while.
    retry: false,
    staleTime: 300_000,
  });
