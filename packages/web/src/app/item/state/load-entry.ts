import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../../../api/failure.ts';
import { itemQuery } from '../../../features/item/api/get-item.api.ts';
import { chooseSummary } from '../../../features/summary/choose-summary.ts';
import type { QueueEntry } from '../../../player/queue/queue.store.ts';
import type { Track } from '../../../player/track.ts';
import { trackOfItem } from './track-of-item.ts';

/** Fetches an item of the queue. Null where it is gone or has nothing to play. @throws while the server is not there */
export async function loadEntry(
  queries: QueryClient,
  { uuid }: Pick<QueueEntry, 'uuid'>,
): Promise<Track | null> {
  try {
    const { item } = await queries.fetchQuery(itemQuery(uuid));
    return trackOfItem(item, chooseSummary(item.summaries));
  } catch (error) {
    const { status } = failureOf(error);
    if (status >= 400 && status < 500) return null;
    throw error;
  }
}
