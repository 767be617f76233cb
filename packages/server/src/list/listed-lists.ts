import type { List, Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import type { ReachedList } from './list.policy.ts';

/**
 * A list as somebody sees it among others. `count`: items added by hand; `following`: what it follows; `sharedBy`: its
 * owner's name, where that is somebody else.
 */
export type ListedList = { list: ReachedList; count: number; following: number; sharedBy: string | null };
/** Whether it shows something: it follows somebody, or items were added to it. */
export const isActive = ({ count, following }: ListedList): boolean => count > 0 || following > 0;
type Counted = { list: List | ReachedList; count: number };

const reachedAs = (list: Counted['list']): ReachedList => ('share' in list ? list : { ...list, share: null });

/** Whose name a reader is told: not their own, and not of what is for everybody. */
const isOfAnother = ({ ownerId, type }: List, { userId }: Actor): boolean =>
  ownerId !== null && ownerId !== userId && type === 'personal';

/** Lists with what a row of lists says of them, in two queries however many there are. */
export async function describeLists(
  { hubs, users }: Pick<Store, 'hubs' | 'users'>,
  reader: Actor,
  counted: readonly Counted[],
): Promise<ListedList[]> {
  const owners = counted.flatMap(({ list }) => (isOfAnother(list, reader) ? (list.ownerId ?? []) : []));
  const [following, names] = await Promise.all([
    hubs.followCounts(counted.map(({ list }) => list.id)),
    users.namesOf(owners),
  ]);
  return counted.map(({ list, count }) => ({
    list: reachedAs(list),
    count,
    following: following.get(list.id) ?? 0,
    sharedBy: isOfAnother(list, reader) ? (names.get(list.ownerId ?? '') ?? null) : null,
  }));
}

/** The same of one. `following`: how many it follows, where that is known already. */
export async function describeList(
  { hubs, users }: Pick<Store, 'hubs' | 'users'>,
  reader: Actor,
  { list, count, following }: Counted & { following?: number },
): Promise<ListedList> {
  const owners = isOfAnother(list, reader) ? [list.ownerId ?? ''] : [];
  const [follows, names] = await Promise.all([
    following ?? hubs.followCounts([list.id]).then((counts) => counts.get(list.id) ?? 0),
    users.namesOf(owners),
  ]);
  return { list: reachedAs(list), count, following: follows, sharedBy: names.get(owners[0] ?? '') ?? null };
}
