import type { Item } from '@ecco/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Lines of an item and sentences of its summary that have these words, the best first. */
export const useMatchingLines = ({ uuid: id }: Pick<Item, 'uuid'>, query: string) =>
  useQuery({
    ...operations.search.inside.queryOptions({ input: query === '' ? skipToken : { id, query } }),
    placeholderData: keepPreviousData,
  });
