import type { Organization, OrganizationColumn, OrganizationType } from '@ecco/domain';
import { and, asc, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { inWords, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, paged, type RowPage } from '../connection/page.ts';
import { nameKey } from '../text/name-key.ts';
import { organizationNames, organizations, stateOrder, withWords } from './organization.table.ts';

/** `words` are looked for in name, description and state. */
export type OrganizationsQuery = ListQuery<OrganizationColumn> & {
  types?: readonly OrganizationType[] | undefined;
};
/** How many organizations there are of a state, and what they have together; null for those of none. */
export type StateCount = { state: string | null; count: number; assets: number };

export const ordered = {
  name: inWords(organizations.name),
  total_assets: organizations.totalAssets,
  total_members: organizations.totalMembers,
  state: stateOrder(organizations),
};
export const ownOrder: SQL[] = [asc(inWords(organizations.name)), asc(organizations.id)];

/** Organizations in lists. */
export function createOrganizationList(db: Db) {
  const ofTypes = (types: readonly OrganizationType[] | undefined) =>
    and(isNull(organizations.deletedAt), types && inArray(organizations.type, [...types]));

  return {
    /** One page of them, by name where no other order is asked for. */
    async page({ order, words, types, ...page }: OrganizationsQuery): Promise<RowPage<Organization>> {
      const condition = and(ofTypes(types), withWords(words));
      const rows = await db
        .select()
        .from(organizations)
        .where(condition)
        .orderBy(...orderRows(order, ordered, ownOrder))
        .limit(page.perPage)
        .offset(offsetOf(page));
      // An index gives the page, by its order or by its words; all of them are looked at for the count alone.
      return paged(page, rows, () => db.$count(organizations, condition));
    },

    /** Those whose name or alias this is, whatever the capitals. */
    async calledSo(name: string): Promise<Organization[]> {
      const { key, form, organizationId } = organizationNames;
      const rows = await db
        .selectDistinctOn([organizations.id], { organization: organizations })
        .from(organizationNames)
        .innerJoin(organizations, eq(organizations.id, organizationId))
        .where(and(eq(key, nameKey(name)), ne(form, 'ticker'), isNull(organizations.deletedAt)));
      return rows.map(({ organization }) => organization);
    },

    /** Ids of the organizations of a ticker, which two exchanges may give to two of them. */
    async withTicker(ticker: string): Promise<string[]> {
      const { key, form, organizationId } = organizationNames;
      const rows = await db
        .select({ id: organizationId })
        .from(organizationNames)
        .innerJoin(organizations, eq(organizations.id, organizationId))
        .where(and(eq(key, nameKey(ticker)), eq(form, 'ticker'), isNull(organizations.deletedAt)));
      return rows.map(({ id }) => id);
    },

    /** How many there are of each type that there is any of. */
    countByType: (): Promise<{ type: OrganizationType; count: number }[]> =>
      db
        .select({ type: organizations.type, count: count() })
        .from(organizations)
        .where(isNull(organizations.deletedAt))
        .groupBy(organizations.type),

    /** How many of these types each state has. */
    countByState: (types: readonly OrganizationType[]): Promise<StateCount[]> =>
      db
        .select({
          state: organizations.state,
          count: count(),
          assets: sql<number>`coalesce(sum(${organizations.totalAssets}), 0)::float8`,
        })
        .from(organizations)
        .where(ofTypes(types))
        .groupBy(organizations.state),
  };
}
