import { useQuery } from '@tanstack/react-query';
import { keyInState, operations } from '../../../api/operations.ts';

/**
 * The agenda, decisions and signals of an item. `state` changes whenever the item does, and asks again; nothing is
 * asked of an item that tells of none (`isTold`).
 */
export function useProceedings(id: string, state: string, isTold = true) {
  const query = operations.item.proceedings.queryOptions({ input: { id } });
  return useQuery({
    ...query,
    queryKey: keyInState(query.queryKey, state),
    enabled: isTold,
    // What is read stays until it has been fetched again.
    placeholderData: (before) => before,
  });
}
