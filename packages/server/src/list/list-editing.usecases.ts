import { type ListChange, type ListsOfItemChange, limits, type NewList } from '@ecco/contract';
import type { FollowsOfTypes, Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { permit } from '../request/access/thing-policy.ts';
import { notAllowed, requestInvalid } from '../request/failure/request.errors.ts';
import { resolveFollows } from './hub/resolve-follows.ts';
import {
  listClaimed,
  listEdited,
  listFull,
  listNotFound,
  listSlugTaken,
  tooManyFollowed,
  tooManyLists,
} from './list.errors.ts';
import { listPolicy, type ReachedList } from './list.policy.ts';
import type { WholeList } from './list.presenter.ts';
import { type ListsAndItem, listsOfItem, wholeList } from './list-reading.usecases.ts';
import { describeList, type ListedList } from './listed-lists.ts';
import { reached } from './open-list.ts';
import { withdrawShareMails } from './share-mails.ts';

type Clocked = { store: Store; now: () => number };

/** @throws RequestError 404 */
async function holdList(tx: Transaction, id: string, who: Actor): Promise<ReachedList> {
  const [list] = await tx.lists.hold([id]);
  if (!list) throw listNotFound();
  return reached(tx, list, who);
}

/** @throws RequestError 409 for somebody who has as many as one may have */
export async function checkRoom(tx: Transaction, ownerId: string): Promise<void> {
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

/** Hubs that have a card of their own are made by admins, once. @throws RequestError 403, 409 */
async function checkSlug(tx: Transaction, slug: string | undefined, who: Actor): Promise<void> {
  if (slug === undefined) return;
  if (who.role !== 'admin') throw notAllowed();
  if ((await tx.lists.findBySlug(slug)) !== null) throw listSlugTaken();
}

/** @throws RequestError 409 where a list follows more than one may */
async function putFollows(tx: Transaction, listId: string, types: FollowsOfTypes): Promise<void> {
  if (types.types.length === 0) return;
  await tx.hubs.replaceFollows(listId, types);
  const counts = await tx.hubs.followCounts([listId]);
  if ((counts.get(listId) ?? 0) > limits.listFollowsMax) throw tooManyFollowed();
}

/**
 * Makes a list of somebody's own; what a visitor makes is nobody's until somebody claims it.
 * @throws RequestError 400 for items, organizations, aliases and people that are not there, 409 for somebody who has too
 *   many lists
 */
export async function createList(
  { store, now }: Clocked,
  who: Authorized<'write-list'>,
  { title, description, episodes, slug, ...follows }: NewList,
): Promise<WholeList> {
  const ownerId = who.userId;
  await checkItems(store, episodes);
  const types = await resolveFollows(store, follows);
  const itemIds = episodes.map((id) => id.toLowerCase());
  return store.transaction(async (tx) => {
    if (ownerId !== null) await checkRoom(tx, ownerId);
    await checkSlug(tx, slug, who);
    const words = { title, description: description ?? null, ...(slug && { slug }) };
    // A plain list is its owner's alone until they open it; a hub is a page for others, and nobody's list is its holders'.
    const isLinkShared = ownerId === null || types.follows.length > 0;
    const list = await tx.lists.create({ ownerId, itemIds, isLinkShared, ...words });
    await putFollows(tx, list.id, types);
    return wholeList(tx, { ...list, share: null }, { reader: who, now: now() });
  });
}

/** The list, which is the person's from then on. @throws RequestError 409 when somebody else has it, or there is no room */
async function claimList(tx: Transaction, list: ReachedList, who: Actor): Promise<ReachedList> {
  const userId = ownUserOf(who);
  if (list.ownerId === userId) return list;
  const { thing } = permit(listPolicy, 'claim', { thing: list, actor: who });
  await checkRoom(tx, userId);
  const claimed = await tx.lists.claim(thing.id, userId);
  if (claimed === null) throw listClaimed();
  return { ...claimed, share: null };
}

type Change = ListChange & { uuid: string };

/** What of a change stands in the row of the list itself. */
const listColumns = ({ title, description, show_insights: showInsights }: Change) => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(showInsights === undefined ? {} : { showInsights }),
});

/**
 * Renames a list, says what it follows, gives its items a new order, and makes nobody's list the caller's: whatever of
 * these is asked. Items that have left the library meanwhile leave the list too.
 * @throws RequestError 400 for what is not there to follow, 401 for a visitor who claims it, 403 for a stranger, 404, 409
 *   when the list cannot be claimed, or was edited since the revision that the caller read
 */
export async function changeList(
  { store, now }: Clocked,
  who: Authorized<'write-list'>,
  change: Change,
): Promise<WholeList> {
  const { uuid, episodes, assign_owner: claims, revision } = change;
  const words = listColumns(change);
  const types = await resolveFollows(store, change);
  return store.transaction(async (tx) => {
    const { thing } = permit(listPolicy, 'edit', { thing: await holdList(tx, uuid, who), actor: who });
    if (revision !== undefined && revision !== thing.revision) throw listEdited();
    const list = claims ? await claimList(tx, thing, who) : thing;
    if (episodes)
      await tx.lists.replaceItems(
        list.id,
        episodes.map((id) => id.toLowerCase()),
      );
    await putFollows(tx, list.id, types);
    const isChanged = Object.keys(words).length > 0 || episodes !== undefined || types.types.length > 0;
    const changed = isChanged ? await tx.lists.change(list.id, words) : null;
    return wholeList(tx, { ...list, ...changed }, { reader: who, now: now() });
  });
}

/**
 * Deletes a list; its items stay in the library. Gives its title.
 * @throws RequestError 403 for a stranger, and for nobody's list, which others may hold the link of; 404
 */
export function removeList(store: Store, who: Authorized<'change-own'>, id: string): Promise<string> {
  return store.transaction(async (tx) => {
    const { thing: list } = permit(listPolicy, 'remove', { thing: await holdList(tx, id, who), actor: who });
    await withdrawShareMails(tx, { listId: list.id, shares: await tx.lists.sharesOf(list.id) });
    await tx.lists.remove(list.id);
    return list.title;
  });
}

async function checkNotFull(tx: Transaction, lists: readonly ReachedList[]): Promise<void> {
  const counts = await tx.lists.countsOf(lists.map(({ id }) => id));
  const full = lists.find(({ id }) => (counts.get(id) ?? 0) > limits.listItemsMax);
  if (full) throw listFull(full.title);
}

/** All of them, or none: one that is not there or not the caller's to change stops all. */
async function holdEditable(tx: Transaction, who: Actor, ids: readonly string[]): Promise<ReachedList[]> {
  const requested = new Set(ids.map((id) => id.toLowerCase()));
  const lists = await tx.lists.hold([...requested]);
  if (lists.length < requested.size) throw listNotFound();
  const held = await Promise.all(lists.map((list) => reached(tx, list, who)));
  return held.map((thing) => permit(listPolicy, 'edit', { thing, actor: who }).thing);
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
  who: Authorized<'curate'>,
  { uuid, curated, category }: Curating,
): Promise<ListedList> {
  const counted = async (tx: Transaction, list: ReachedList): Promise<ListedList> =>
    describeList(tx, who, { list, count: (await tx.lists.countsOf([list.id])).get(list.id) ?? 0 });
  return store.transaction(async (tx) => {
    const held = await holdList(tx, uuid, who);
    if (!curated && held.type !== 'curated') return counted(tx, held);
    const { thing: list } = permit(listPolicy, 'curate', { thing: held, actor: who });
    const ownerId = list.ownerId ?? ownUserOf(who);
    const shown = { type: 'curated', category: category === undefined ? list.category : category } as const;
    const changes = curated ? { ...shown, ownerId } : ({ type: 'personal', category: null } as const);
    return counted(tx, { ...list, ...(await tx.lists.change(list.id, changes)) });
  });
}
