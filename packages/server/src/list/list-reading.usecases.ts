import type { Item, List, Store } from '@ecco/store';
import { userNotFound } from '../identity/user/user.errors.ts';
import { withOwners } from '../item/owned-items.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { type HubRepositories, readContent } from './hub/hub-content.ts';
import { listsOfAnother } from './list.errors.ts';
import type { ReachedList } from './list.policy.ts';
import type { ListWithItems, WholeList } from './list.presenter.ts';
import { describeList, describeLists, type ListedList } from './listed-lists.ts';
import { type PermittedList, readableOf } from './open-list.ts';

type Repositories = Pick<Store, 'lists' | 'items' | 'links' | 'readingHistory' | 'users' | 'hubs'>;
type OneList = Pick<Store, 'lists' | 'readingHistory' | 'users'> & HubRepositories;

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

type ReadingContext = { reader: Actor; now: number };

/** A list with all that it holds, as somebody sees it at a time (ms). */
export async function wholeList(
  store: OneList,
  list: ReachedList,
  { reader, now }: ReadingContext,
): Promise<WholeList> {
  const [entries, completed, content] = await Promise.all([
    store.lists.itemsOf(list.id),
    completedBy(store, reader, [list.id]),
    readContent(store, list, now),
  ]);
  const { organizations, aliases, people } = content.followed;
  const following = organizations.length + aliases.length + people.length;
  const listed = await describeList(store, reader, { list, count: entries.length, following });
  return { ...listed, entries: await withOwners(store, entries), completed: completed.has(list.id), content };
}

/** The list behind a link, for everybody who may read it. */
export const readList = (
  store: OneList,
  { thing, actor }: PermittedList<'read'>,
  now: number,
): Promise<WholeList> => wholeList(store, thing, { reader: actor, now });

async function sharedWith(
  { lists }: Repositories,
  personId: string,
): Promise<{ list: ReachedList; count: number }[]> {
  const [own, shared] = await Promise.all([lists.ofOwner(personId), lists.sharedWith(personId)]);
  const mine = own.map(({ list, count }) => ({ list: { ...list, share: null }, count }));
  const ids = new Set(own.map(({ list }) => list.id));
  const others = shared
    .filter(({ list }) => !ids.has(list.id))
    .map(({ list, count, share }) => ({ list: { ...list, share }, count }));
  return [...mine, ...others];
}

/**
 * The lists a person keeps, and those that others share with them: the reader's, or for an admin those of another
 * address.
 * @throws RequestError 403 for a member who asks for another, 404 for an address that nobody has
 */
export async function listsOfPerson(
  store: Repositories,
  reader: Authorized<'read-own'>,
  email: string | undefined,
): Promise<ListedList[]> {
  if (email === undefined) return describeLists(store, reader, await sharedWith(store, ownUserOf(reader)));
  const person = await store.users.findByEmail(email.toLowerCase());
  if (person?.id !== reader.userId && reader.role !== 'admin') throw listsOfAnother();
  if (person === null) throw userNotFound();
  return describeLists(store, reader, await sharedWith(store, person.id));
}

/** Lists for everybody: the curated ones. Whoever else has a list gives its link to whom they like. */
export const publicLists = async (store: Repositories, reader: Authorized<'read'>): Promise<ListedList[]> =>
  describeLists(store, reader, await readableOf(store, await store.lists.curated(), reader));

/** Curated lists, each with its first items, in a few queries however many there are. */
export async function curatedLists(
  store: Repositories,
  reader: Authorized<'read'>,
): Promise<ListWithItems[]> {
  const readable = await readableOf(store, await store.lists.curated(), reader);
  const curated = await describeLists(store, reader, readable);
  const listIds = curated.map(({ list }) => list.id);
  const places = await store.lists.firstOf(listIds, shownOfEach(curated.length));
  const itemsWithShow = await store.items.findByIds([...new Set(places.map(({ itemId }) => itemId))]);
  const owned = await withOwners(store, itemsWithShow);
  const entries = new Map(owned.map((entry) => [entry.item.id, entry]));
  const ofList = Map.groupBy(places, ({ listId }) => listId);
  const completed = await completedBy(store, reader, listIds);
  return curated.map((listed) => ({
    ...listed,
    entries: (ofList.get(listed.list.id) ?? []).flatMap(({ itemId }) => entries.get(itemId) ?? []),
    completed: completed.has(listed.list.id),
  }));
}

/** Lists that one puts items in, and which of them hold the item. */
export type ListsAndItem = { lists: List[]; holding: string[] };

/**
 * The lists that somebody puts items in: those they made themselves or may edit with others, and for an admin all curated
 * ones. The smart playlist is not among them: it is made anew with the wizard, and what was put in would be lost.
 */
export async function listsOfItem(
  store: Pick<Store, 'lists'>,
  item: Pick<Item, 'id'>,
  reader: Actor,
): Promise<ListsAndItem> {
  const userId = ownUserOf(reader);
  const own = await store.lists.ofOwner(userId);
  const shared = (await store.lists.sharedWith(userId)).filter(({ share }) => share === 'edit');
  const curated = reader.role === 'admin' ? await store.lists.curated() : [];
  const byId = new Map([...own, ...shared, ...curated].map(({ list }) => [list.id, list]));
  const lists = [...byId.values()].filter(({ type }) => type !== 'onboarding');
  const holding = await store.lists.holding(
    item.id,
    lists.map(({ id }) => id),
  );
  return { lists, holding };
}
