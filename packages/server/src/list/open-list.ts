import type { List, Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { type Permitted, permit } from '../request/access/thing-policy.ts';
import { lacksFlag } from './flagged-hubs.ts';
import { listNotFound } from './list.errors.ts';
import { listPolicy, mayReadList, type ReachedList, type Reader } from './list.policy.ts';

type Repositories = Pick<Store, 'lists' | 'users'>;
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type PermittedList<Name extends keyof typeof listPolicy> = Permitted<Name, ReachedList>;

/** A list as it is to somebody: with what they may do because it is shared with them. */
export async function reached(
  { lists, users }: Repositories,
  list: List,
  { userId }: Pick<Actor, 'userId'>,
): Promise<ReachedList> {
  const isOthers = userId !== null && list.ownerId !== null && list.ownerId !== userId;
  return {
    ...list,
    share: isOthers ? await lists.shareOf(list.id, userId) : null,
    lacksFlag: await lacksFlag({ users }, list, { userId }),
  };
}

/** Those of some lists that somebody may read. */
export async function readableOf<Listed extends { list: List }>(
  store: Repositories,
  all: readonly Listed[],
  reader: Reader,
): Promise<Listed[]> {
  const retained = await Promise.all(
    all.map(async (one) => (mayReadList(await reached(store, one.list, reader), reader) ? [one] : [])),
  );
  return retained.flat();
}

/** The list behind a uuid or a slug. @throws RequestError 404 */
export async function findList(store: Repositories, name: string, reader: Actor): Promise<ReachedList> {
  const list = await (uuidShape.test(name) ? store.lists.findById(name) : store.lists.findBySlug(name));
  if (list === null) throw listNotFound();
  return reached(store, list, reader);
}

/** The same with the proof that somebody may read it. @throws RequestError 403, 404 */
export const openList = async (
  store: Repositories,
  name: string,
  reader: Actor,
): Promise<PermittedList<'read'>> =>
  permit(listPolicy, 'read', { thing: await findList(store, name, reader), actor: reader });
