import { contentKinds, isWritten } from '@ecco/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { idRows, isOneOf } from '../connection/is-one-of.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { type ItemWithShow, itemOfRow, items } from '../items/index.ts';
import { itemOrganizations } from '../links/index.ts';
import { listItems } from '../lists/index.ts';
import { shows } from '../shows/index.ts';
import { heldItems } from './held-items.ts';
import type { AgedItems, Holding, HubItemsQuery, HubSummary } from './hub.types.ts';

/** What an admin ignores is left out, except where somebody added it by hand. */
const isShown = ({ listId }: Holding): SQL =>
  sql`(${items.showId} is null or ${shows.ignoredAt} is null
    or ${items.id} in (select item_id from ${listItems} where list_id = ${listId}::uuid))`;
const written = contentKinds.filter(isWritten);

type TimeRange = Pick<HubItemsQuery, 'from' | 'before'>;

/** Of a date from one moment on, and before another. */
const inTime = ({ from, before }: TimeRange): (SQL | undefined)[] => [
  from && sql`${items.publishedAt} >= ${from.toISOString()}::timestamptz`,
  before && sql`${items.publishedAt} < ${before.toISOString()}::timestamptz`,
];

type SummaryQuery = {
  /** What is dated from then on is recent. */
  since: Date;
  /** Items of each group, and one-liners. */
  limit: number;
  told: number;
};
type Marks = { part: string; ids: string[]; count: number };
const parts = ['spoken recent', 'spoken older', 'written recent', 'written older'] as const;
type Part = (typeof parts)[number];

/** What hubs hold, as it is at the moment. */
export function createHubItems(db: Db) {
  /** Which items are held and shown, with their dates: their rows are looked up by what is held, and not the other way. */
  const heldWhere = (holding: Holding, ...conditions: (SQL | undefined)[]): SQL => sql`
    select ${items.id} as id, ${items.publishedAt} as at from (${heldItems(holding)}) as held
    join ${items} on ${items.id} = held.item_id
    left join ${shows} on ${shows.id} = ${items.showId}
    where ${and(isShown(holding), ...conditions)}`;
  const withShow = () =>
    db.select({ item: items, show: shows }).from(items).leftJoin(shows, eq(shows.id, items.showId));

  async function inOrder(ids: readonly string[]): Promise<Map<string, ItemWithShow>> {
    if (ids.length === 0) return new Map();
    const rows = await withShow().where(isOneOf(items.id, ids));
    return new Map(rows.map(({ item, show }) => [item.id, { item: itemOfRow(item), show }]));
  }

  /** Which items are held, marked once with what they are told apart by; then the newest of each part, and how many. */
  async function marksOf(holding: Holding, { since, limit, told }: SummaryQuery): Promise<Marks[]> {
    const newest = (most: number) =>
      sql`(array_agg(id order by at desc nulls last, id desc))[1:${sql.raw(String(most))}]`;
    const { rows } = await db.execute<Marks>(sql`
      with marked as materialized (
        select ${items.id} as id, ${items.publishedAt} as at, ${items.oneLiner} is not null as told,
          case when ${inArray(items.kind, written)} then 'written' else 'spoken' end
            || case when ${items.publishedAt} >= ${since.toISOString()}::timestamptz then ' recent' else ' older' end as part
        from (${heldItems(holding)}) as held
        join ${items} on ${items.id} = held.item_id
        left join ${shows} on ${shows.id} = ${items.showId}
        where ${isShown(holding)}
      )
      select part, ${newest(limit)} as ids, count(*)::int as count from marked group by part
      union all
      select 'told', ${newest(told)}, count(*)::int from (
        select id, at from marked where told order by at desc nulls last, id desc limit ${told}) as newest`);
    return rows;
  }

  return {
    /** The newest items of a hub by kind and age, how many there are, and the newest one-liners. */
    async glance(holding: Holding, query: SummaryQuery): Promise<HubSummary> {
      const marks = new Map((await marksOf(holding, query)).map((mark) => [mark.part, mark]));
      const idsOf = (part: Part | 'told'): readonly string[] => marks.get(part)?.ids ?? [];
      const result = await inOrder([...new Set([...parts, 'told' as const].flatMap(idsOf))]);
      const itemsOf = (part: Part | 'told') => idsOf(part).flatMap((id) => result.get(id) ?? []);
      const aged = (kind: 'spoken' | 'written'): AgedItems => ({
        recent: itemsOf(`${kind} recent`),
        older: itemsOf(`${kind} older`),
        counts: {
          recent: marks.get(`${kind} recent`)?.count ?? 0,
          older: marks.get(`${kind} older`)?.count ?? 0,
        },
      });
      return { spoken: aged('spoken'), written: aged('written'), told: itemsOf('told') };
    },

    /** One page of what a hub holds, newest first. */
    async heldPage(
      holding: Holding,
      { kinds, from, before, ...page }: HubItemsQuery,
    ): Promise<RowPage<ItemWithShow>> {
      const held = heldWhere(holding, kinds && inArray(items.kind, [...kinds]), ...inTime({ from, before }));
      const { rows } = await db.execute<{ ids: string[] | null; total: number }>(sql`
        with marked as materialized (${held})
        select (select count(*)::int from marked) as total, array(
          select id from marked order by at desc nulls last, id desc limit ${page.perPage} offset ${offsetOf(page)}) as ids`);
      const ids = rows[0]?.ids ?? [];
      const result = await inOrder(ids);
      return { rows: ids.flatMap((id) => result.get(id) ?? []), total: rows[0]?.total ?? 0 };
    },

    /** Ids of the newest items that a hub holds, or holds of a time, newest first. */
    async heldIds(holding: Holding, limit: number, time: TimeRange = {}): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        with marked as materialized (${heldWhere(holding, ...inTime(time))})
        select id from marked order by at desc nulls last, id desc limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    /** Which of these items a hub holds. */
    async heldAmong(holding: Holding, itemIds: readonly string[]): Promise<Set<string>> {
      if (itemIds.length === 0) return new Set();
      const { rows } = await db.execute<{ id: string }>(
        sql`select item_id as id from (${heldItems(holding)}) as held where item_id in ${idRows(itemIds)}`,
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** How many items a hub holds. */
    async heldCount(holding: Holding): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from (${heldItems(holding)}) as held`,
      );
      return rows[0]?.count ?? 0;
    },

    /** Ids of the organizations that a hub follows, and then those of what it holds by hand, those of most of it first. */
    async organizationsHeld({ listId, organizationIds }: Holding, limit: number): Promise<string[]> {
      if (listId === null) return organizationIds.slice(0, limit);
      const { rows } = await db.execute<{ id: string }>(sql`
        select ${itemOrganizations.organizationId} as id from ${itemOrganizations}
        where ${itemOrganizations.itemId} in (${heldItems({ listId, organizationIds: [], personIds: [], aliasItemIds: [] })})
          and ${itemOrganizations.unlinkedAt} is null
        group by 1 order by count(*) desc, 1 limit ${limit}`);
      return [...new Set([...organizationIds, ...rows.map(({ id }) => id)])].slice(0, limit);
    },
  };
}
