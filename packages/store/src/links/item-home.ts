import { connectionTypeOf, edgeTypes } from '@ecco/domain';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { people } from '../people/index.ts';
import { itemOrganisations, itemPeople } from './item-link.table.ts';

/** Whose an item is, who belongs there, and who spoke in it, or in others of its show, before. */
export type ItemHome = {
  organisationIds: string[];
  roster: { id: string; name: string; title: string | null }[];
  speakers: string[];
};

/** People of an organisation that are looked at; a roster of a thousand names tells nobody apart. */
const rosterMax = 400;
const speakersMax = 400;

const memberEdges = edgeTypes.filter((edge) => connectionTypeOf[edge] === 'PERSON');

export async function homeOf(db: Db, itemId: string): Promise<ItemHome> {
  const own = await db
    .select({ id: itemOrganisations.organisationId })
    .from(itemOrganisations)
    .where(
      and(
        eq(itemOrganisations.itemId, itemId),
        eq(itemOrganisations.relation, 'of'),
        isNull(itemOrganisations.unlinkedAt),
      ),
    );
  const organisationIds = own.map(({ id }) => id);
  const roster =
    organisationIds.length === 0
      ? []
      : await db
          .selectDistinctOn([people.id], { id: people.id, name: people.name, title: connections.title })
          .from(connections)
          .innerJoin(people, eq(people.id, connections.personId))
          .where(
            and(
              inArray(connections.organisationId, organisationIds),
              inArray(connections.edge, memberEdges),
              isNull(people.deletedAt),
            ),
          )
          .limit(rosterMax);
  const ofShow = sql`(select other.id from ${items} as this join ${items} as other
    on other.id = this.id or other.show_id = this.show_id where this.id = ${itemId}::uuid limit 2000)`;
  const heard = await db
    .selectDistinct({ id: itemPeople.personId })
    .from(itemPeople)
    .where(
      and(
        sql`${itemPeople.itemId} in ${ofShow}`,
        isNotNull(itemPeople.speaks),
        isNull(itemPeople.unlinkedAt),
      ),
    )
    .limit(speakersMax);
  return { organisationIds, roster, speakers: heard.map(({ id }) => id) };
}
