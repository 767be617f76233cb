import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/failure.ts';
import { itemQuery } from '../features/item/api/get-item.api.ts';
import { chooseSummary } from '../features/summary/choose-summary.ts';
import type { QueueEntry } from '../player/queue.store.ts';
import { inContent, type Track } from '../player/track.ts';
import { trackOfItem } from './item/track-of-item.ts';

/**
 * Fetches an item of the queue. Null where it is gone, or has nothing that can be heard outside of its page: of a
 * video only the digest. @throws while the server cannot be reached
 */
export async function loadEntry(queries: QueryClient, { uuid }: QueueEntry): Promise<Track | null> {
  try {
    const { item } = await queries.fetchQuery(itemQuery(uuid));
    const track = trackOfItem(item, chooseSummary(item.summaries));
    return track?.kind === 'video' ? inContent(track, 'digest') : track;
  } catch (error) {
    const { status } = failureOf(error);
    if (status >= 400 && status < 500) return null;
    throw error;
  }
}
