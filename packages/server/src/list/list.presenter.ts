import type {
  EpisodeList,
  ItemCard,
  ListedCard,
  ListInfo,
  ListWithItems as PublicListWithItems,
} from '@ecco/contract';
import { dailyReasons } from '@ecco/domain';
import type { List } from '@ecco/store';
import { z } from 'zod';
import { presentCard } from '../item/item-card.presenter.ts';
import type { Owned } from '../item/owned-items.ts';
import type { Actor } from '../request/access/actor.ts';
import { presentContent } from './hub/hub-content.presenter.ts';
import type { HubContent } from './hub/hub-content.ts';
import { listPolicy, mayWithList } from './list.policy.ts';
import { isActive, type ListedList } from './listed-lists.ts';

/** A list with the items that were added by hand, in its order. `completed`: the reader has opened all of them. */
export type ListWithItems = ListedList & { entries: readonly Owned[]; completed: boolean };
/** The same with what it follows, and what it holds. */
export type WholeList = ListWithItems & { content: HubContent };

export function presentListInfo(listed: ListedList, actor: Actor): ListInfo {
  const { list, count, following, sharedBy } = listed;
  return {
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
    following,
    active: isActive(listed),
    shared_by: sharedBy,
    updated_at: list.updatedAt.toISOString(),
  };
}

const ReasonsIn = z.object({
  needs: z.record(z.string(), z.string()),
  reasons: z.record(z.string(), z.enum(dailyReasons)).default({}),
});

/** What brought an item into the list of the day: a need-to-know of its owner, or what they follow or chose. */
function withReason(card: ItemCard, { type, config }: List): ListedCard {
  const known = type === 'daily' ? ReasonsIn.safeParse(config).data : undefined;
  const need = known?.needs[card.uuid];
  const reason = known?.reasons[card.uuid];
  return { ...card, ...(need !== undefined && { need }), ...(reason !== undefined && { reason }) };
}

export const presentListWithItems = (
  { entries, completed, ...listed }: ListWithItems,
  actor: Actor,
): PublicListWithItems => ({
  ...presentListInfo(listed, actor),
  episodes: entries.map((entry) => withReason(presentCard(entry), listed.list)),
  completed,
});

export const presentList = ({ content, ...list }: WholeList, actor: Actor): EpisodeList => ({
  ...presentListWithItems(list, actor),
  revision: list.list.revision,
  link_shared: list.list.isLinkShared,
  ...presentContent(content, list.list),
});
