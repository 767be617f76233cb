import { connectionTypeOf, edgeTypes } from '@ecco/domain';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { itemOrganizations, itemPeople } from './item-link.table.ts';

/** Whose an item is, who belongs there, and who of those asked about spoke in it, or in others of its show, before. */
export type ItemHome = {
  organizationIds: string[];
  /** What these organizations are called. */
  names: string[];
  roster: { id: string; name: string; title: string | null }[];
  speakers: string[];
};

/** People of an organization that are looked at; a roster of a thousand names tells nobody apart. */
const rosterMax = 400;

const memberEdges = edgeTypes.filter((edge) => connectionTypeOf[edge] === 'PERSON');

/** Which of these people spoke in an item or in others of its show. */
async function speakersAmong(db: Db, itemId: string, peopleIds: readonly string[]): Promise<string[]> {
  if (peopleIds.length === 0) return [];
  const ofShow = sql`(select other.id from ${items} as this join ${items} as other
    on other.id = this.id or other.show_id = this.show_id where this.id = ${itemId}::uuid)`;
  const rows = await db
    .selectDistinct({ id: itemPeople.personId })
    .from(itemPeople)
    .where(
      and(
        isOneOf(itemPeople.personId, peopleIds),
        isNull(itemPeople.unlinkedAt),
        isNotNull(itemPeople.speaks),
        sql`${itemPeople.itemId} in ${ofShow}`,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function homeOf(db: Db, itemId: string, peopleIds: readonly string[]): Promise<ItemHome> {
  const own = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(itemOrganizations)
    .innerJoin(organizations, eq(organizations.id, itemOrganizations.organizationId))
    .where(
      and(
        eq(itemOrganizations.itemId, itemId),
        eq(itemOrganizations.relation, 'of'),
        isNull(itemOrganizations.unlinkedAt),
      ),
    );
  const organizationIds = own.map(({ id }) => id);
  const roster =
    organizationIds.length === 0
      ? []
      : await db
          .selectDistinctOn([people.id], { id: people.id, name: people.name, title: connections.title })
          .from(connections)
          .innerJoin(people, eq(people.id, connections.personId))
          .where(
            and(
              inArray(connections.organizationId, organizationIds),
              inArray(connections.edge, memberEdges),
              isNull(people.deletedAt),
            ),
          )
          .limit(rosterMax);
  const names = own.map(({ name }) => name);
  return { organizationIds, names, roster, speakers: await speakersAmong(db, itemId, peopleIds) };
}
