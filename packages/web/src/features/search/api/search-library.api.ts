import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { widened } from './widened.ts';

/** Items whose title or description match. */
export const useSearchTitles = (query: string) =>
  useQuery({
    queryKey: ['search-titles', query],
    queryFn: query === '' ? skipToken : ({ signal }) => api.search.local({ keywords: query }, { signal }),
  });

/** Passages of all transcripts. */
export const useSearchPassages = (query: string, refused: readonly string[]) =>
  useQuery({
    queryKey: ['search-passages', query, ...refused],
    queryFn:
      query === ''
        ? skipToken
        : ({ signal }) => api.search.transcripts({ query, ...widened(refused) }, { signal }),
    // What was found for the same words stays until it is found again with others beside them.
    placeholderData: (found, before) => (before?.queryKey[1] === query ? found : undefined),
  });
