import type { ItemCard } from '@ecco/contract';
import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';
import { useDetails } from '../../../features/correction/api/corrections.api.ts';

/**
 * The item that one just added turned out to be: of what was in the library already, once it has been read. Null while
 * it is one of its own. Its details are then no longer its own either, or those of somebody else.
 */
export function useJoinedItem(id: string): ItemCard | null {
  const { data: details, isError } = useDetails(id);
  const isElsewhere = isError || (details !== undefined && details.uuid !== id);
  const { data } = useQuery({
    ...operations.item.content.queryOptions({ input: { id } }),
    enabled: isElsewhere,
  });
  return data && data.item.uuid !== id ? data.item : null;
}
