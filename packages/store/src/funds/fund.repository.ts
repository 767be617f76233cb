import type { Organisation } from '@ecco/domain';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { citationCodec, citedTextCodec } from '../citations/citation.ts';
import type { Db } from '../connection/db.ts';
import { orderRows } from '../connection/list-query.ts';
import { offsetOf, type Paged } from '../connection/page.ts';
import { dateOf, items } from '../items/index.ts';
import { itemOrganisations } from '../links/index.ts';
import {
  organisationOrder,
  organisationOrders,
  organisations,
  type StateCount,
} from '../organisations/index.ts';
import { signals } from '../proceedings/index.ts';
import type { Allocation, FundsFilter, FundsQuery } from './fund.types.ts';
import { fundCondition, isAllocation } from './fund-condition.ts';
import { createFundMeetings } from './fund-meetings.ts';

/** Funds with what they do and when they meet. */
export function createFundsRepository(db: Db) {
  return {
    ...createFundMeetings(db),

    /** One page of the funds that are asked for, by name where no other order is. */
    async page({ order, ...query }: FundsQuery): Promise<Paged<Organisation>> {
      const condition = fundCondition(db, query);
      const rows = await db
        .select()
        .from(organisations)
        .where(condition)
        .orderBy(...orderRows(order, organisationOrders, organisationOrder))
        .limit(query.perPage)
        .offset(offsetOf(query));
      return { rows, total: await db.$count(organisations, condition) };
    },

    /** How many of them each state has, and what they have together. */
    countByState: (filter: FundsFilter): Promise<StateCount[]> =>
      db
        .select({
          state: organisations.state,
          count: count(),
          assets: sql<number>`coalesce(sum(${organisations.totalAssets}), 0)::float8`,
        })
        .from(organisations)
        .where(fundCondition(db, filter))
        .groupBy(organisations.state),

    /** Of each of these funds the latest that shows it puts money to work. */
    async allocationsOf(ids: readonly string[], since: Date): Promise<Map<string, Allocation>> {
      if (ids.length === 0) return new Map();
      const { organisationId } = itemOrganisations;
      const rows = await db
        .selectDistinctOn([organisationId], {
          organisationId,
          itemId: signals.itemId,
          sentence: signals.sentence,
          places: signals.places,
        })
        .from(itemOrganisations)
        .innerJoin(signals, eq(signals.itemId, itemOrganisations.itemId))
        .innerJoin(items, eq(items.id, signals.itemId))
        .where(and(inArray(organisationId, [...ids]), isAllocation(since)))
        .orderBy(
          organisationId,
          sql`coalesce(${signals.decidedOn}::timestamptz, ${dateOf(items)}) desc`,
          signals.idx,
        );
      return new Map(
        rows.map(({ organisationId: id, itemId, sentence, places }) => [
          id,
          {
            itemId,
            sentence: citedTextCodec.parse(sentence),
            place: citationCodec.array().parse(places)[0] ?? null,
          },
        ]),
      );
    },

    /** How many items each of these organisations has that are its own or about it. */
    async itemCountsOf(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const { organisationId, relation, unlinkedAt } = itemOrganisations;
      const rows = await db
        .select({ id: organisationId, held: count() })
        .from(itemOrganisations)
        .where(and(inArray(organisationId, [...ids]), sql`${relation} <> 'mentions'`, isNull(unlinkedAt)))
        .groupBy(organisationId)
        .orderBy(desc(count()));
      return new Map(rows.map(({ id, held }) => [id, held]));
    },
  };
}
