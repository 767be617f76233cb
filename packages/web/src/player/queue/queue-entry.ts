import type { ItemCard } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import { ownerOf } from '../../format/item-owner.ts';
import { shownTitle } from '../../format/text.ts';
import type { QueueEntry } from './queue.store.ts';

const playableKinds: readonly ContentKind[] = ['episode', 'video', 'earnings', 'meeting'];

/** Whether it has a recording; what is only read may have a spoken digest, which the player finds out. */
export const isPlayable = ({ kind, duration }: Pick<ItemCard, 'kind' | 'duration'>): boolean =>
  duration !== null && playableKinds.includes(kind);

export const queueEntry = (item: ItemCard): QueueEntry => ({
  uuid: item.uuid,
  slug: item.slug,
  kind: item.kind,
  title: shownTitle(item.title),
  subtitle: ownerOf(item),
  image: item.show?.thumbnail_url ?? item.image_url,
  duration: item.duration,
});
