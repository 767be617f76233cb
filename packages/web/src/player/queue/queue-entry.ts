import type { ItemCard } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import { ownerOf } from '../../format/item-owner.ts';
import { shownTitle } from '../../format/text.ts';
import type { QueueEntry } from './queue.store.ts';

const heardKinds: readonly ContentKind[] = ['episode', 'video', 'earnings', 'meeting'];

/** Whether it has a recording; what is only read may have a spoken digest, which the player finds out. */
export const isHeard = ({ kind, duration }: Pick<ItemCard, 'kind' | 'duration'>): boolean =>
  duration !== null && heardKinds.includes(kind);

export const entryOf = (item: ItemCard): QueueEntry => ({
  uuid: item.uuid,
  slug: item.slug,
  kind: item.kind,
  title: shownTitle(item.title),
  subtitle: ownerOf(item),
  image: item.show?.thumbnail_url ?? item.image_url,
  duration: item.duration,
});
