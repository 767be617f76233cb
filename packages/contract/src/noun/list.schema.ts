import { listTypes } from '@ecco/domain';
import { z } from 'zod';
import { ItemCard } from './item.schema.ts';
import { limits } from './limit.ts';
import { line, prose } from './text.schema.ts';

const ListType = z.enum(listTypes);

/** What whoever asks may do with the list. */
export const ListMay = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  /** Make nobody's list theirs. */
  claim: z.boolean(),
  /** Show it to everybody, or no longer. */
  curate: z.boolean(),
});
export type ListMay = z.infer<typeof ListMay>;

/** Hub, watchlist, playlist and episode list are one thing (D13); this is what a row of lists shows. */
export const ListInfo = z.object({
  uuid: z.uuid(),
  /** The same as `uuid`. */
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  type: ListType,
  category: z.string().nullable(),
  description: z.string().nullable(),
  /** -1: nobody's, so whoever holds the link may edit it until someone claims it. */
  owner_id: z.union([z.string(), z.literal(-1)]),
  /** The same as `may.edit`. */
  can_edit: z.boolean(),
  may: ListMay,
  /** How many items it holds. */
  count: z.number().int(),
  updated_at: z.string(),
});
export type ListInfo = z.infer<typeof ListInfo>;

/** A list with its items in its order. `completed`: the reader has opened all of them. */
export const EpisodeList = ListInfo.extend({ episodes: z.array(ItemCard), completed: z.boolean() });
export type EpisodeList = z.infer<typeof EpisodeList>;

const ListTitle = line(limits.listTitleMax).min(1, 'The list needs a name');
const ListDescription = prose(limits.listDescriptionMax).nullable();
const ItemUuids = z.array(z.uuid()).max(limits.listItemsMax);

export const NewList = z.object({
  title: ListTitle,
  description: ListDescription.optional(),
  /** Uuids of its first items, in order. */
  episodes: ItemUuids.default([]),
});
export type NewList = z.infer<typeof NewList>;

export const ListChange = z.object({
  title: ListTitle.optional(),
  description: ListDescription.optional(),
  /** Uuids of all items that stay, in their new order. */
  episodes: ItemUuids.optional(),
  /** True: a list without an owner becomes the caller's. */
  assign_owner: z.boolean().optional(),
});
export type ListChange = z.infer<typeof ListChange>;

/** In which of somebody's lists an item is. */
export const ListsOfItem = z.object({
  all_lists: z.array(z.object({ id: z.uuid(), title: z.string() })),
  episode_lists: z.array(z.uuid()),
});
export type ListsOfItem = z.infer<typeof ListsOfItem>;

export const ListsOfItemChange = z.object({
  uuid: z.uuid(),
  add: z.array(z.uuid()).max(limits.listsMax).default([]),
  remove: z.array(z.uuid()).max(limits.listsMax).default([]),
});
export type ListsOfItemChange = z.infer<typeof ListsOfItemChange>;

/** An item as somebody left it; `position` in seconds, null where nothing was played. */
/** `position` in seconds. An entry that was taken out is put back at its time with the receipt given for it. */
export const HistoryNote = z.object({
  uuid: z.uuid(),
  position: z.number().min(0).max(2_000_000).optional(),
  opened_at: z.iso.datetime({ offset: true }).optional(),
  receipt: z.string().max(100).optional(),
});

export const HistoryEntry = ItemCard.extend({ opened_at: z.string(), position: z.number().nullable() });
export type HistoryEntry = z.infer<typeof HistoryEntry>;
