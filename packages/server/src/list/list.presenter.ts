import type { EpisodeList, ListInfo } from '@ecco/contract';
import type { ItemWithShow, ListWithCount } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import type { Actor } from '../request/access/actor.ts';
import { listPolicy, mayWithList } from './list.policy.ts';

/** A list with items of it, in its order. `completed`: the reader has opened all that it holds. */
export type ListWithItems = ListWithCount & { entries: readonly ItemWithShow[]; completed: boolean };

export const presentListInfo = ({ list, count }: ListWithCount, actor: Actor): ListInfo => ({
  uuid: list.id,
  id: list.id,
  slug: list.slug,
  title: list.title,
  type: list.type,
  category: list.category,
  description: list.description,
  owner_id: list.ownerId ?? -1,
  can_edit: listPolicy.edit.may(list, actor),
  may: mayWithList(list, actor),
  count,
  updated_at: list.updatedAt.toISOString(),
});

export const presentList = ({ entries, completed, ...listed }: ListWithItems, actor: Actor): EpisodeList => ({
  ...presentListInfo(listed, actor),
  episodes: entries.map(presentCard),
  completed,
});
