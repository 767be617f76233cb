import type { ItemCard } from '@ecco/contract';
import type { Status } from '@ecco/domain';
import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** How often it is asked whether an item is still one of its own, in ms, until its words have been read. */
const whileUnreadMs = 3_000;

/** Before its words are kept nobody knows that it is the same as another. */
const unread: ReadonlySet<Status> = new Set<Status>([
  'NOT_STARTED',
  'IGNITING_ROCKET_BOOSTERS',
  'TRANSCRIBING',
  'PROCESSING_VIDEO',
  'TRANSCRIPT_RECEIVED',
  'PROCESSING_TRANSCRIPT',
]);

/** The item that one just added turned out to be, which was in the library already; null while it is one of its own. */
export function useJoinedItem(id: string): ItemCard | null {
  const { data } = useQuery({
    ...operations.item.content.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => {
      const item = state.data?.item;
      return item === undefined || (item.uuid === id && unread.has(item.processing_status))
        ? whileUnreadMs
        : false;
    },
  });
  return data && data.item.uuid !== id ? data.item : null;
}
