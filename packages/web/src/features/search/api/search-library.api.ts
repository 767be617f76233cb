import { matchQuery, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';
import { widened } from './widened.ts';

/** Items whose title or description match. */
export const useSearchTitles = (query: string) =>
  useQuery(operations.search.local.queryOptions({ input: query === '' ? skipToken : { keywords: query } }));

/** Passages of all transcripts. */
export function useSearchPassages(query: string, refused: readonly string[]) {
  const sameWords = { queryKey: operations.search.transcripts.key({ input: { query } }) };
  return useQuery({
    ...operations.search.transcripts.queryOptions({
      input: query === '' ? skipToken : { query, ...widened(refused) },
    }),
    // What was found for the same words stays until it is found again with others beside them.
    placeholderData: (found, before) => (before && matchQuery(sameWords, before) ? found : undefined),
  });
}
