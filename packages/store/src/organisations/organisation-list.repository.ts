import type { Organisation, OrganisationColumn, OrganisationType } from '@ecco/domain';
import { and, asc, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { inWords, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type Paged, paged } from '../connection/page.ts';
import { nameKey } from '../text/name-key.ts';
import { organisationNames, organisations, stateOrder, withWords } from './organisation.table.ts';

/** `words` are looked for in name, description and state. */
export type OrganisationsQuery = ListQuery<OrganisationColumn> & {
  types?: readonly OrganisationType[] | undefined;
};
/** How many organisations there are of a state, and what they have together; null for those of none. */
export type StateCount = { state: string | null; count: number; assets: number };

export const ordered = {
  name: inWords(organisations.name),
  total_assets: organisations.totalAssets,
  total_members: organisations.totalMembers,
  state: stateOrder(organisations),
};
export const ownOrder: SQL[] = [asc(inWords(organisations.name)), asc(organisations.id)];

/** Organisations in lists. */
export function createOrganisationList(db: Db) {
  const ofTypes = (types: readonly OrganisationType[] | undefined) =>
    and(isNull(organisations.deletedAt), types && inArray(organisations.type, [...types]));

  return {
    /** One page of them, by name where no other order is asked for. */
    async page({ order, words, types, ...page }: OrganisationsQuery): Promise<Paged<Organisation>> {
      const condition = and(ofTypes(types), withWords(words));
      const rows = await db
        .select()
        .from(organisations)
        .where(condition)
        .orderBy(...orderRows(order, ordered, ownOrder))
        .limit(page.perPage)
        .offset(offsetOf(page));
      // An index gives the page, by its order or by its words; all of them are looked at for the count alone.
      return paged(page, rows, () => db.$count(organisations, condition));
    },

    /** Those whose name or alias this is, whatever the capitals. */
    async calledSo(name: string): Promise<Organisation[]> {
      const { key, form, organisationId } = organisationNames;
      const rows = await db
        .selectDistinctOn([organisations.id], { organisation: organisations })
        .from(organisationNames)
        .innerJoin(organisations, eq(organisations.id, organisationId))
        .where(and(eq(key, nameKey(name)), ne(form, 'ticker'), isNull(organisations.deletedAt)));
      return rows.map(({ organisation }) => organisation);
    },

    /** Ids of the organisations of a ticker, which two exchanges may give to two of them. */
    async withTicker(ticker: string): Promise<string[]> {
      const { key, form, organisationId } = organisationNames;
      const rows = await db
        .select({ id: organisationId })
        .from(organisationNames)
        .innerJoin(organisations, eq(organisations.id, organisationId))
        .where(and(eq(key, nameKey(ticker)), eq(form, 'ticker'), isNull(organisations.deletedAt)));
      return rows.map(({ id }) => id);
    },

    /** How many there are of each type that there is any of. */
    countByType: (): Promise<{ type: OrganisationType; count: number }[]> =>
      db
        .select({ type: organisations.type, count: count() })
        .from(organisations)
        .where(isNull(organisations.deletedAt))
        .groupBy(organisations.type),

    /** How many of these types each state has. */
    countByState: (types: readonly OrganisationType[]): Promise<StateCount[]> =>
      db
        .select({
          state: organisations.state,
          count: count(),
          assets: sql<number>`coalesce(sum(${organisations.totalAssets}), 0)::float8`,
        })
        .from(organisations)
        .where(ofTypes(types))
        .groupBy(organisations.state),
  };
}
