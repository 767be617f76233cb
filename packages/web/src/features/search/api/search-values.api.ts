import type { NamingOperator } from '@ecco/domain/search-language';
import { matchQuery, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

type ValuesRequest = { operator: NamingOperator; prefix: string };

/** Names that an operator may take; those of a shorter beginning stay while others are on their way. */
export function useSearchValues(wanted: ValuesRequest | null) {
  const sameOperator = wanted && {
    queryKey: operations.search.values.key({ input: { operator: wanted.operator } }),
  };
  return useQuery({
    ...operations.search.values.queryOptions({ input: wanted ?? skipToken }),
    placeholderData: (values, asked) =>
      sameOperator && asked && matchQuery(sameOperator, asked) ? values : undefined,
  });
}
