import type { NamingOperator } from '@ecco/domain/search-language';
import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Names of shows, organizations or people that begin so, those with most items first. */
export const useNames = (operator: NamingOperator, prefix: string) =>
  useQuery({
    ...operations.search.values.queryOptions({ input: { operator, prefix } }),
    placeholderData: (before) => before,
  });
