import type { Item, ItemWithShow, List, ListWithCount, Store } from '@ecco/store';
import { userNotFound } from '../identity/user/user.errors.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { listNotFound, listsOfAnother } from './list.errors.ts';
import type { ListWithItems } from './list.presenter.ts';

type Shelves = Pick<Store, 'lists' | 'items' | 'readingHistory' | 'users'>;

/** Items of a curated list that are shown with all the others: fewer where there are many lists, so that an answer stays small. */
const shown = { ofOneMost: 100, ofOneLeast: 10, ofAll: 2_000 };

const shownOfEach = (lists: number): number =>
  Math.min(shown.ofOneMost, Math.max(shown.ofOneLeast, Math.floor(shown.ofAll / Math.max(lists, 1))));

/** The lists that the reader has opened all items of; none for a visitor, of whom nothing is kept. */
const completedBy = async (
  { readingHistory }: Pick<Store, 'readingHistory'>,
  { userId }: Actor,
  listIds: readonly string[],
): Promise<ReadonlySet<string>> => (userId === null ? new Set() : readingHistory.completed(userId, listIds));

/** A list with all its items, as somebody sees it. */
export async function withItems(
  store: Pick<Store, 'lists' | 'readingHistory'>,
  list: List,
  reader: Actor,
): Promise<ListWithItems> {
  const entries = await store.lists.itemsOf(list.id);
  const completed = await completedBy(store, reader, [list.id]);
  return { list, entries, count: entries.length, completed: completed.has(list.id) };
}

/** The list behind a link, for everybody who holds it. @throws RequestError 404 */
export async function readList(
  store: Shelves,
  reader: Authorised<'read'>,
  id: string,
): Promise<ListWithItems> {
  const list = await store.lists.findById(id);
  if (list === null) throw listNotFound();
  return withItems(store, list, reader);
}

/**
 * The lists a person keeps: the reader's, or for an admin those of another address.
 * @throws RequestError 403 for a member who asks for another, 404 for an address that nobody has
 */
export async function listsOfPerson(
  { lists, users }: Shelves,
  reader: Authorised<'read-own'>,
  email: string | undefined,
): Promise<ListWithCount[]> {
  if (email === undefined) return lists.ofOwner(ownUserOf(reader));
  const person = await users.findByEmail(email.toLowerCase());
  if (person?.id !== reader.userId && reader.role !== 'admin') throw listsOfAnother();
  if (person === null) throw userNotFound();
  return lists.ofOwner(person.id);
}

/** Lists for everybody: the curated ones. Whoever else has a list gives its link to whom they like. */
export const publicLists = ({ lists }: Shelves, _reader: Authorised<'read'>): Promise<ListWithCount[]> =>
  lists.curated();

/** Curated lists, each with its first items, in a few queries however many there are. */
export async function curatedLists(store: Shelves, reader: Authorised<'read'>): Promise<ListWithItems[]> {
  const curated = await store.lists.curated();
  const listIds = curated.map(({ list }) => list.id);
  const places = await store.lists.firstOf(listIds, shownOfEach(curated.length));
  const found = await store.items.findByIds([...new Set(places.map(({ itemId }) => itemId))]);
  const entries = new Map<string, ItemWithShow>(found.map((entry) => [entry.item.id, entry]));
  const ofList = Map.groupBy(places, ({ listId }) => listId);
  const completed = await completedBy(store, reader, listIds);
  return curated.map(({ list, count }) => ({
    list,
    count,
    entries: (ofList.get(list.id) ?? []).flatMap(({ itemId }) => entries.get(itemId) ?? []),
    completed: completed.has(list.id),
  }));
}

/** Lists that one puts items in, and which of them hold the item. */
export type ListsAndItem = { lists: List[]; holding: string[] };

/**
 * The lists that somebody puts items in: those they made themselves, and for an admin all curated ones. The smart
 * playlist is not among them: it is made anew with the wizard, and what was put in would be lost.
 */
export async function listsOfItem(
  store: Shelves,
  item: Pick<Item, 'id'>,
  reader: Actor,
): Promise<ListsAndItem> {
  const own = await store.lists.ofOwner(ownUserOf(reader));
  const curated = reader.role === 'admin' ? await store.lists.curated() : [];
  const byId = new Map([...own, ...curated].map(({ list }) => [list.id, list]));
  const lists = [...byId.values()].filter(({ type }) => type !== 'onboarding');
  const holding = await store.lists.holding(
    item.id,
    lists.map(({ id }) => id),
  );
  return { lists, holding };
}
