import { skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Items whose title or description match. */
export const useSearchTitles = (query: string) =>
  useQuery(operations.search.local.queryOptions({ input: query === '' ? skipToken : { keywords: query } }));
