import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Items whose title or description match. */
export const useSearchTitles = (query: string) =>
  useQuery({
    queryKey: ['search-titles', query],
    queryFn: query === '' ? skipToken : ({ signal }) => api.search.local({ keywords: query }, { signal }),
  });

/** Passages of all transcripts. */
export const useSearchPassages = (query: string) =>
  useQuery({
    queryKey: ['search-passages', query],
    queryFn: query === '' ? skipToken : ({ signal }) => api.search.transcripts({ query }, { signal }),
  });
