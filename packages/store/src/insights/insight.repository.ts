import { and, asc, desc, eq, getTableColumns, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { assertionOfRow, assertions } from '../assertions/index.ts';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { items } from '../items/index.ts';
import type { Insight, InsightsQuery, PeriodCounts, Periods, ThemeSpread } from './insight.types.ts';
import { insightClaims, insightCounts } from './insight-count.table.ts';

const { theme1, theme2, theme3, theme4, theme5, theme6, theme7 } = insightCounts;
const themes = [theme1, theme2, theme3, theme4, theme5, theme6, theme7] as const;
const { organizationId, at, hours } = insightCounts;

/** One number for each theme, as one array. */
const each = (of: (theme: (typeof themes)[number]) => SQL): SQL<number[]> =>
  sql`array[${sql.join(themes.map(of), sql`, `)}]::float8[]`;

const since = ({ now, ms, count }: Periods): Date => new Date(now.getTime() - ms * count);

const isIts = and(
  eq(insightClaims.itemId, insightCounts.itemId),
  eq(insightClaims.organizationId, organizationId),
);
type Time = Pick<InsightsQuery, 'from' | 'to'>;
const isIn = (ids: readonly string[], { from, to }: Time): SQL | undefined =>
  and(isOneOf(organizationId, ids), gt(at, from), lte(at, to));

/** What is said of organizations, by theme and time. */
export function createInsightsRepository(db: Db) {
  const within = (ids: readonly string[], periods: Periods): SQL | undefined =>
    isIn(ids, { from: since(periods), to: periods.now });
  const periodOf = (periods: Periods): SQL<number> => {
    const { count } = periods;
    const ends = Array.from({ length: count }, (_, at) => since({ ...periods, count: count - at }));
    // What is of the moment of an end is still of that period: the next begins a microsecond later, the database's least.
    const begins = sql.param(ends.map((end) => end.toISOString().replace('Z', '001Z')));
    return sql<number>`(${count}::int - width_bucket(${at}, ${begins}::timestamptz[]))`;
  };

  /** Claims with their items, as they are told of organizations. */
  const reported = (condition: SQL | undefined) =>
    db
      .select({ assertion: getTableColumns(assertions), organizationId, kind: items.kind, at })
      .from(insightCounts)
      .innerJoin(insightClaims, isIts)
      .innerJoin(assertions, eq(assertions.id, insightClaims.assertionId))
      .innerJoin(items, eq(items.id, insightCounts.itemId))
      .where(condition);

  return {
    /** What each of these organizations' items said of each theme, period by period; a period without items is left out. */
    async countsOf(ids: readonly string[], periods: Periods): Promise<PeriodCounts[]> {
      if (ids.length === 0) return [];
      const period = periodOf(periods);
      return db
        .select({
          organizationId,
          period: period.as('period'),
          items: sql<number>`count(*)::int`,
          hours: sql<number>`sum(${hours})::float8`,
          counts: each((theme) => sql`sum(${theme})`),
        })
        .from(insightCounts)
        .where(within(ids, periods))
        .groupBy(organizationId, sql`period`);
    },

    /** How the themes are spread over the items of these organizations, period by period. */
    async spreadOf(ids: readonly string[], periods: Periods): Promise<ThemeSpread[]> {
      if (ids.length === 0) return [];
      return db
        .select({
          organizationId,
          period: periodOf(periods).as('period'),
          items: sql<number>`count(*)::int`,
          hours: sql<number>`sum(${hours})::float8`,
          hours2: sql<number>`sum(${hours} * ${hours})::float8`,
          counts: each((theme) => sql`sum(${theme})`),
          squares: each((theme) => sql`sum(${theme} * ${theme})`),
          products: each((theme) => sql`sum(${theme} * ${hours})`),
          tellers: each((theme) => sql`count(*) filter (where ${theme} > 0)`),
        })
        .from(insightCounts)
        .where(within(ids, periods))
        .groupBy(organizationId, sql`period`);
    },

    /** What the items of organizations said of a theme within a time; a claim of several of them stands for each. */
    async page({ theme, order, limit, offset, ...asked }: InsightsQuery): Promise<Insight[]> {
      if (asked.organizationIds.length === 0) return [];
      const rows = await reported(and(isIn(asked.organizationIds, asked), eq(assertions.theme, theme)))
        .orderBy(
          ...(order === 'weight' ? [desc(assertions.weight)] : []),
          desc(at),
          asc(assertions.itemId),
          asc(assertions.idx),
        )
        .limit(limit)
        .offset(offset);
      return rows.map(insightOf);
    },

    /** The weightiest claim of each theme of each of these organizations within a time, the newest of those. */
    async topOf(ids: readonly string[], time: Time): Promise<Insight[]> {
      if (ids.length === 0) return [];
      const top = db
        .selectDistinctOn([organizationId, assertions.theme], { organizationId, at, id: assertions.id })
        .from(insightCounts)
        .innerJoin(insightClaims, isIts)
        .innerJoin(assertions, eq(assertions.id, insightClaims.assertionId))
        .where(and(isIn(ids, time), isNotNull(assertions.theme)))
        .orderBy(organizationId, assertions.theme, desc(assertions.weight), desc(at), asc(assertions.idx))
        .as('top');
      const rows = await db
        .select({
          assertion: getTableColumns(assertions),
          organizationId: top.organizationId,
          kind: items.kind,
          at: top.at,
        })
        .from(top)
        .innerJoin(assertions, eq(assertions.id, top.id))
        .innerJoin(items, eq(items.id, assertions.itemId))
        .orderBy(top.organizationId, assertions.theme);
      return rows.map(insightOf);
    },
  };
}

type Row = Pick<Insight, 'organizationId' | 'kind' | 'at'> & { assertion: typeof assertions.$inferSelect };
const insightOf = ({ assertion, ...rest }: Row): Insight => ({
  ...rest,
  itemId: assertion.itemId,
  assertion: assertionOfRow(assertion),
});
