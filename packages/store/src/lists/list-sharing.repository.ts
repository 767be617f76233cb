import type { ShareLevel } from '@ecco/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { listItems, listShares, lists } from './list.table.ts';
import type { List, ListShare, SharedList } from './list.types.ts';

/** Somebody has what is shared with an address once they have proved that it is theirs. */
const ofUser = (userId: string) =>
  and(eq(users.id, userId), eq(users.emailVerified, true), eq(users.email, listShares.email));

/** With whom lists are shared by address. Addresses are in lower case. */
export function createListSharing(db: Db, clock: Clock) {
  return {
    /** Those whom a list is shared with, in the order of the alphabet. */
    sharesOf: (listId: string): Promise<ListShare[]> =>
      db
        .select({ email: listShares.email, level: listShares.level })
        .from(listShares)
        .where(eq(listShares.listId, listId))
        .orderBy(asc(listShares.email)),

    /** What somebody may do with a list that is shared with their address; null where it is not. */
    async shareOf(listId: string, userId: string): Promise<ShareLevel | null> {
      const [row] = await db
        .select({ level: listShares.level })
        .from(listShares)
        .innerJoin(users, ofUser(userId))
        .where(eq(listShares.listId, listId));
      return row?.level ?? null;
    },

    /** The lists that are shared with somebody's address, changed last first. */
    sharedWith: (userId: string): Promise<SharedList[]> =>
      db
        .select({
          list: lists,
          share: listShares.level,
          count: sql<number>`(select count(*)::int from ${listItems} where ${listItems.listId} = ${lists.id})`,
        })
        .from(listShares)
        .innerJoin(users, ofUser(userId))
        .innerJoin(lists, eq(lists.id, listShares.listId))
        .orderBy(desc(lists.updatedAt), asc(lists.id)),

    /** Shares a list with an address, or says anew what it may do. */
    async share(listId: string, { email, level }: ListShare): Promise<void> {
      await db
        .insert(listShares)
        .values({ listId, email, level, createdAt: clock() })
        .onConflictDoUpdate({ target: [listShares.listId, listShares.email], set: { level } });
    },

    /** Lets whoever holds its link read a list, or no longer; null when there is no such list. */
    async setLinkShared(id: string, isLinkShared: boolean): Promise<List | null> {
      const [row] = await db.update(lists).set({ isLinkShared }).where(eq(lists.id, id)).returning();
      return row ?? null;
    },

    /** Takes that back; whether it was shared. */
    async unshare(listId: string, email: string): Promise<boolean> {
      const rows = await db
        .delete(listShares)
        .where(and(eq(listShares.listId, listId), eq(listShares.email, email)))
        .returning({ email: listShares.email });
      return rows.length > 0;
    },
  };
}
