import type { EpisodeList } from '@ecco/contract';
import { queue } from '../../player/queue/queue.store.ts';
import { queueEntry } from '../../player/queue/queue-entry.ts';

/** Plays a list from one of its items, by uuid; without one from its beginning. */
export function playList(
  { uuid, title, episodes }: Pick<EpisodeList, 'uuid' | 'title' | 'episodes'>,
  from?: string,
): void {
  const at = Math.max(0, from === undefined ? 0 : episodes.findIndex((item) => item.uuid === from));
  queue.getState().start({ id: uuid, name: title, entries: episodes.map(queueEntry), at });
}
