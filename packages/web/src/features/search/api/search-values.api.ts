import type { NamingOperator } from '@ecco/domain/search-language';
import { matchQuery, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

type ValuesRequest = { operator: NamingOperator; prefix: string };

/** Names that an operator may take; those of a shorter beginning stay while others are on their way. */
export function useSearchValues(valuesRequest: ValuesRequest | null) {
  const sameOperator = valuesRequest && {
    queryKey: operations.search.values.key({ input: { operator: valuesRequest.operator } }),
  };
  return useQuery({
    ...operations.search.values.queryOptions({ input: valuesRequest ?? skipToken }),
    placeholderData: (values, query) =>
      sameOperator && query && matchQuery(sameOperator, query) ? values : undefined,
  });
}
