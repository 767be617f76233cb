import { type ListChange, type ListsOfItemChange, limits, type NewList } from '@ecco/contract';
import type { List, ListWithCount, Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { permit } from '../request/access/thing-policy.ts';
import { requestInvalid } from '../request/failure/request.errors.ts';
import { listClaimed, listFull, listNotFound, tooManyLists } from './list.errors.ts';
import { listPolicy } from './list.policy.ts';
import type { ListWithItems } from './list.presenter.ts';
import { type ListsAndItem, listsOfItem, withItems } from './list-reading.usecases.ts';

/** @throws RequestError 404 */
async function holdList(tx: Transaction, id: string): Promise<List> {
  const [list] = await tx.lists.hold([id]);
  if (!list) throw listNotFound();
  return list;
}

/** @throws RequestError 409 for somebody who has as many as one may have */
async function checkRoom(tx: Transaction, ownerId: string): Promise<void> {
  if ((await tx.lists.holdCountOf(ownerId)) >= limits.listsMax) throw tooManyLists();
}

/** @throws RequestError 400 naming each item that the library does not hold */
async function checkItems({ items }: Pick<Store, 'items'>, ids: readonly string[]): Promise<void> {
  const known = new Set((await items.findByIds([...ids])).map(({ item }) => item.id));
  const issues = ids.flatMap((id, index) =>
    known.has(id.toLowerCase()) ? [] : [{ path: `episodes.${index}`, message: `There is no item '${id}'.` }],
  );
  if (issues.length > 0) throw requestInvalid(issues);
}

/**
 * Makes a list of somebody's own; what a visitor makes is nobody's until somebody claims it.
 * @throws RequestError 400 for items that the library does not hold, 409 for somebody who has too many lists
 */
export async function createList(
  store: Store,
  who: Authorised<'write-list'>,
  { title, description, episodes }: NewList,
): Promise<ListWithItems> {
  const ownerId = who.userId;
  await checkItems(store, episodes);
  const itemIds = episodes.map((id) => id.toLowerCase());
  return store.transaction(async (tx) => {
    if (ownerId !== null) await checkRoom(tx, ownerId);
    const list = await tx.lists.create({ ownerId, title, description: description ?? null, itemIds });
    return withItems(tx, list, who);
  });
}

/** The list, which is the person's from then on. @throws RequestError 409 when somebody else has it, or there is no room */
async function claimList(tx: Transaction, list: List, who: Actor): Promise<List> {
  const userId = ownUserOf(who);
  if (list.ownerId === userId) return list;
  const { thing } = permit(listPolicy, 'claim', { thing: list, actor: who });
  await checkRoom(tx, userId);
  const claimed = await tx.lists.claim(thing.id, userId);
  if (claimed === null) throw listClaimed();
  return claimed;
}

/**
 * Renames a list, gives its items a new order, and makes nobody's list the caller's: whatever of these is asked.
 * Items that have left the library meanwhile leave the list too.
 * @throws RequestError 401 for a visitor who claims it, 403 for a stranger, 404, 409 when the list cannot be claimed
 */
export function changeList(
  store: Store,
  who: Authorised<'write-list'>,
  { uuid, title, description, episodes, assign_owner: claims }: ListChange & { uuid: string },
): Promise<ListWithItems> {
  const words = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  return store.transaction(async (tx) => {
    const { thing } = permit(listPolicy, 'edit', { thing: await holdList(tx, uuid), actor: who });
    const list = claims ? await claimList(tx, thing, who) : thing;
    if (episodes)
      await tx.lists.replaceItems(
        list.id,
        episodes.map((id) => id.toLowerCase()),
      );
    const changes = Object.keys(words).length > 0 || episodes !== undefined;
    return withItems(tx, (changes ? await tx.lists.change(list.id, words) : null) ?? list, who);
  });
}

/**
 * Deletes a list; its items stay in the library. Gives its title.
 * @throws RequestError 403 for a stranger, and for nobody's list, which others may hold the link of; 404
 */
export function removeList(store: Store, who: Authorised<'change-own'>, id: string): Promise<string> {
  return store.transaction(async (tx) => {
    const { thing: list } = permit(listPolicy, 'remove', { thing: await holdList(tx, id), actor: who });
    await tx.lists.remove(list.id);
    return list.title;
  });
}

async function checkNotFull(tx: Transaction, lists: readonly List[]): Promise<void> {
  const counts = await tx.lists.countsOf(lists.map(({ id }) => id));
  const full = lists.find(({ id }) => (counts.get(id) ?? 0) > limits.listItemsMax);
  if (full) throw listFull(full.title);
}

/** All of them, or none: one that is not there or not the caller's to change stops all. */
async function holdEditable(tx: Transaction, who: Actor, ids: readonly string[]): Promise<List[]> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const lists = await tx.lists.hold([...wanted]);
  if (lists.length < wanted.size) throw listNotFound();
  return lists.map((thing) => permit(listPolicy, 'edit', { thing, actor: who }).thing);
}

/**
 * Adds an item to some lists and removes it from others; what is so already stays so. A list named in both has it
 * afterwards.
 * @throws RequestError 403 for a list of somebody else, 404 for a list that is not there, 409 for a full list
 */
export async function assignItem(
  store: Store,
  { thing: item, actor }: PermittedItem<'assign'>,
  { add, remove }: Omit<ListsOfItemChange, 'uuid'>,
): Promise<ListsAndItem> {
  await store.transaction(async (tx) => {
    const lists = await holdEditable(tx, actor, [...add, ...remove]);
    const added = new Set(add.map((id) => id.toLowerCase()));
    const into = lists.filter(({ id }) => added.has(id));
    const outOf = lists.filter(({ id }) => !added.has(id)).map(({ id }) => id);
    const changed = [
      ...(await tx.lists.removeItem(item.id, outOf)),
      ...(await tx.lists.addItem(
        item.id,
        into.map(({ id }) => id),
      )),
    ];
    await checkNotFull(tx, into);
    await tx.lists.touch(changed);
  });
  return listsOfItem(store, item, actor);
}

type Curating = { uuid: string; curated: boolean; category?: string | null | undefined };

/**
 * Shows a list to everybody, under a category, or no longer. Only what an admin made or nobody owns is shown, so that
 * no person's own list is published over their head.
 * @throws RequestError 404, 409 for a list of somebody else or one that the product makes
 */
export function curateList(
  store: Store,
  who: Authorised<'curate'>,
  { uuid, curated, category }: Curating,
): Promise<ListWithCount> {
  const counted = async (tx: Transaction, list: List): Promise<ListWithCount> => ({
    list,
    count: (await tx.lists.countsOf([list.id])).get(list.id) ?? 0,
  });
  return store.transaction(async (tx) => {
    const held = await holdList(tx, uuid);
    if (!curated && held.type !== 'curated') return counted(tx, held);
    const { thing: list } = permit(listPolicy, 'curate', { thing: held, actor: who });
    const ownerId = list.ownerId ?? ownUserOf(who);
    const shown = { type: 'curated', category: category === undefined ? list.category : category } as const;
    const changes = curated ? { ...shown, ownerId } : ({ type: 'personal', category: null } as const);
    return counted(tx, (await tx.lists.change(list.id, changes)) ?? list);
  });
}
