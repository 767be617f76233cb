import type { EpisodeList, ItemCard } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import { shownTitle } from '../../format/text.ts';
import { type QueueEntry, queue } from '../../player/queue/queue.store.ts';

const heardKinds: readonly ContentKind[] = ['episode', 'video', 'earnings', 'meeting'];

/** Whether it has a recording; what is only read may have a spoken digest, which the player finds out. */
export const isHeard = ({ kind, duration }: Pick<ItemCard, 'kind' | 'duration'>): boolean =>
  duration !== null && heardKinds.includes(kind);

export const entryOf = (item: ItemCard): QueueEntry => ({
  uuid: item.uuid,
  slug: item.slug,
  kind: item.kind,
  title: shownTitle(item.title),
  subtitle: item.show?.name ?? item.author,
  image: item.show?.thumbnail_url ?? item.image_url,
  duration: item.duration,
});

/** Plays a list from one of its items, by uuid; without one from its beginning. */
export function playList(
  { uuid, title, episodes }: Pick<EpisodeList, 'uuid' | 'title' | 'episodes'>,
  from?: string,
): void {
  const at = Math.max(0, from === undefined ? 0 : episodes.findIndex((item) => item.uuid === from));
  queue.getState().start({ id: uuid, name: title, entries: episodes.map(entryOf), at });
}
