import type { Organization } from '@ecco/domain';
import { and, count, desc, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { orderRows } from '../connection/list-query.ts';
import { offsetOf, pagedBeside, type RowPage, totalBeside } from '../connection/page.ts';
import { itemOrganizations } from '../links/index.ts';
import {
  organizationOrder,
  organizationOrders,
  organizations,
  type StateCount,
} from '../organizations/index.ts';
import { ledgerEntries } from '../proceedings/index.ts';
import type { FundsFilter, FundsQuery } from './fund.types.ts';
import { allocating, fundCondition } from './fund-condition.ts';
import { createFundMeetings } from './fund-meetings.ts';

/** Funds that a filter names one by one. */
const namedMax = 1000;

/** What no index of organizations answers. */
const takesLong = ({ ids, topics, organizationIds, meeting, silent, allocating }: FundsQuery): boolean =>
  Boolean(ids ?? topics ?? organizationIds ?? meeting ?? silent ?? allocating);

/** Funds with what they do and when they meet. */
export function createFundsRepository(db: Db) {
  const named = (rows: readonly { id: string }[]): string[] | null =>
    rows.length > namedMax ? null : rows.map(({ id }) => id);

  const result = (filter: FundsFilter) =>
    db.select({ id: organizations.id }).from(organizations).where(fundCondition(db, filter)).$dynamic();

  const namedIds = async (filter: FundsFilter): Promise<string[] | null> =>
    named(await result(filter).limit(namedMax + 1));

  /** Organizations of any type: asked of the ledger alone, which is far shorter than the list of all of them. */
  const allocatingIds = async (since: Date): Promise<string[] | null> =>
    named(
      await allocating(db, since)
        .groupBy(ledgerEntries.organizationId)
        .limit(namedMax + 1),
    );

  return {
    ...createFundMeetings(db),

    /**
     * The same filter with what takes long looked up, so that several questions may ask it; as it is where that leaves
     * so many that naming each of them takes longer.
     */
    async lookUp(filter: FundsFilter): Promise<FundsFilter> {
      const { types, topics, organizationIds, allocating: requested, ...others } = filter;
      if (topics ?? organizationIds) {
        const [inside, outside] = requested?.is ? [requested, undefined] : [undefined, requested];
        const ids = await namedIds({ types, topics, organizationIds, allocating: inside });
        if (ids !== null) return { ...others, ids, allocating: outside };
      }
      const ids = requested && (await allocatingIds(requested.since));
      if (!ids) return filter;
      return { ...filter, allocating: undefined, ...(requested.is ? { ids } : { exceptIds: ids }) };
    },

    /** One page of the funds that are asked for, by name where no other order is. */
    async page({ order, ...query }: FundsQuery): Promise<RowPage<Organization>> {
      const condition = fundCondition(db, query);
      const rows = await db
        .select({
          row: organizations,
          total: totalBeside(takesLong(query)),
        })
        .from(organizations)
        .where(condition)
        .orderBy(...orderRows(order, organizationOrders, organizationOrder))
        .limit(query.perPage)
        .offset(offsetOf(query));
      return pagedBeside(query, rows, () => db.$count(organizations, condition));
    },

    /** Ids of the funds that are asked for, by name, and no more than `limit`. */
    async idsOf(filter: FundsFilter, limit: number): Promise<string[]> {
      const rows = await result(filter)
        .orderBy(...organizationOrder)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** How many of them each state has, and what they have together. */
    countByState: (filter: FundsFilter): Promise<StateCount[]> =>
      db
        .select({
          state: organizations.state,
          count: count(),
          assets: sql<number>`coalesce(sum(${organizations.totalAssets}), 0)::float8`,
        })
        .from(organizations)
        .where(fundCondition(db, filter))
        .groupBy(organizations.state),

    /** How many items each of these organizations has that are its own or about it. */
    async itemCountsOf(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const { organizationId, relation, unlinkedAt } = itemOrganizations;
      const rows = await db
        .select({ id: organizationId, held: count() })
        .from(itemOrganizations)
        .where(and(isOneOf(organizationId, ids), sql`${relation} <> 'mentions'`, isNull(unlinkedAt)))
        .groupBy(organizationId)
        .orderBy(desc(count()));
      return new Map(rows.map(({ id, held }) => [id, held]));
    },
  };
}
