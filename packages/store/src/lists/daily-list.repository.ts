import { randomUUID } from 'node:crypto';
import type { Status } from '@ecco/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from '../items/item.table.ts';
import { randomSlug } from '../items/slug.ts';
import { readingHistory } from '../reading-history/reading-history.table.ts';
import { shows } from '../shows/show.table.ts';
import { users } from '../users/user.table.ts';
import { lists } from './list.table.ts';
import type { List } from './list.types.ts';
import type { ListEditing } from './list-editing.repository.ts';

/** Whose and which day's; `day` as `yyyy-mm-dd`. */
export type DailyKey = { ownerId: string; day: string };
export type DailyList = DailyKey & {
  title: string;
  /** In the order of the list. */
  itemIds: readonly string[];
};

export type UnopenedQuery = {
  userId: string;
  /** Shows whose items come first, those whose items come next; everything else follows. */
  tiers: readonly (readonly string[])[];
  statuses: readonly Status[];
  limit: number;
  /** No more than this many of one show. */
  perShow: number;
};

export function createDailyLists(db: Db, clock: Clock, { replaceItems }: Pick<ListEditing, 'replaceItems'>) {
  async function findDaily({ ownerId, day }: DailyKey): Promise<List | null> {
    const [row] = await db
      .select()
      .from(lists)
      .where(
        and(eq(lists.ownerId, ownerId), eq(lists.type, 'daily'), sql`${lists.config} ->> 'day' = ${day}`),
      );
    return row ?? null;
  }

  async function insertDaily({ ownerId, day, title }: DailyList): Promise<List> {
    const at = clock();
    const own = { id: randomUUID(), slug: randomSlug(`daily-${day}`), createdAt: at, updatedAt: at };
    const [row] = await db
      .insert(lists)
      .values({ ...own, ownerId, title, type: 'daily', config: { day } })
      .returning();
    if (!row) throw new Error('unreachable: an insert returns its row');
    return row;
  }

  return {
    findDaily,

    /**
     * The ids of the newest items that a person has not opened, by tier and date. Items of shows that an admin
     * ignores are left out; what belongs to no show is not counted by show.
     */
    async newestUnopened({ userId, tiers, statuses, limit, perShow }: UnopenedQuery): Promise<string[]> {
      const ids = (showIds: readonly string[]) => sql`${sql.param([...showIds])}::uuid[]`;
      const cases = tiers.map(
        (showIds, tier) => sql`when ${items.showId} = any(${ids(showIds)}) then ${sql.raw(String(tier))}`,
      );
      const tier =
        cases.length === 0
          ? sql`0`
          : sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(tiers.length))} end`;
      const date = sql`coalesce(${items.publishedAt}, ${items.createdAt})`;
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (
          select ${items.id}, ${items.showId}, ${tier} as tier, ${date} as date,
            row_number() over (partition by ${items.showId} order by ${date} desc, ${items.id}) as turn
          from ${items} left join ${shows} on ${shows.id} = ${items.showId}
          where ${items.status} = any(${sql.param([...statuses])}::text[]) and ${shows.ignoredAt} is null
            and not exists (
              select from ${readingHistory}
              where ${readingHistory.userId} = ${userId} and ${readingHistory.itemId} = ${items.id})
        ) as fresh
        where show_id is null or turn <= ${perShow}
        order by tier, date desc, id limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    /**
     * The owner's list of the day: this one where there is none yet, or where it was left without items. Call it
     * inside a transaction: the owner's row is locked, so that two calls at once make one list.
     */
    async putDaily(list: DailyList): Promise<List> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, list.ownerId)).for('update');
      const stored = (await findDaily(list)) ?? (await insertDaily(list));
      const { rows } = await db.execute(sql`select from list_items where list_id = ${stored.id} limit 1`);
      if (rows.length === 0) await replaceItems(stored.id, list.itemIds);
      return stored;
    },
  };
}
