import type { ContentKind, LinkRelation } from '@ecco/domain';
import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { itemOfRow, items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { itemOrganizations } from './item-link.table.ts';
import type { ItemOfOrganization } from './link.types.ts';
import { isShown, newestFirst } from './shown-items.ts';

/** `each`: of each of the groups of kinds. */
export type NewestOfKinds = {
  organizationId: string;
  groups: readonly (readonly ContentKind[])[];
  relations: readonly LinkRelation[];
  each: number;
};

/** The number of the group that an item is of, from 0. */
const groupIn = (groups: NewestOfKinds['groups']): SQL<number> =>
  sql<number>`case ${sql.join(
    groups.map((kinds, at) => sql`when ${inArray(items.kind, [...kinds])} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`;

/** The newest items of an organization, of each of these groups so many, in the groups' order: looked through once. */
export async function newestOfKinds(
  db: Db,
  { organizationId, groups, relations, each }: NewestOfKinds,
): Promise<ItemOfOrganization[][]> {
  const { itemId, relation, sign, unlinkedAt } = itemOrganizations;
  const group = groupIn(groups);
  const newest = sql.join(newestFirst, sql`, `);
  const ranked = db
    .select({
      id: sql<string>`${items.id}`.as('ranked_id'),
      relation,
      sign,
      group: group.as('kind_group'),
      place: sql<number>`row_number() over (partition by ${group} order by ${newest})`.as('place'),
    })
    .from(itemOrganizations)
    .innerJoin(items, eq(items.id, itemId))
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(
      and(
        eq(itemOrganizations.organizationId, organizationId),
        isNull(unlinkedAt),
        inArray(items.kind, groups.flat()),
        inArray(relation, [...relations]),
        isShown,
      ),
    )
    .as('ranked');
  const rows = await db
    .select({ item: items, show: shows, relation: ranked.relation, sign: ranked.sign, group: ranked.group })
    .from(ranked)
    .innerJoin(items, eq(items.id, ranked.id))
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(lte(ranked.place, each))
    .orderBy(...newestFirst);
  return groups.map((_, at) =>
    rows
      .filter((row) => row.group === at)
      .map(({ item, show, relation, sign }) => ({ item: itemOfRow(item), show, relation, sign })),
  );
}
