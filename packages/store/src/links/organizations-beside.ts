import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/db.ts';
import { entities, itemEntities } from '../entities/index.ts';
import { items } from '../items/index.ts';
import { itemOrganizations } from './item-link.table.ts';

/** The newest items beside one whose names are counted: those of the last years of a body that meets every month. */
const newestItems = 60;

/**
 * What the other items of the organizations of an item, and of its show, name most: managers, consultants and funds that are
 * likely to be named in it as well. Each by the name under which it is called there.
 */
export async function organizationsBeside(db: Db, itemId: string, limit: number): Promise<string[]> {
  const own = alias(itemOrganizations, 'own');
  const theirs = alias(itemOrganizations, 'theirs');
  const isOf = (link: typeof own | typeof theirs) => and(eq(link.relation, 'of'), isNull(link.unlinkedAt));
  const ofSameOrganization = db
    .select({ id: theirs.itemId })
    .from(own)
    .innerJoin(theirs, and(eq(theirs.organizationId, own.organizationId), isOf(theirs)))
    .where(and(eq(own.itemId, itemId), isOf(own)));
  const showId = db.select({ id: items.showId }).from(items).where(eq(items.id, itemId));
  const beside = db
    .select({ id: items.id })
    .from(items)
    .where(
      and(ne(items.id, itemId), sql`(${items.id} in ${ofSameOrganization} or ${items.showId} in ${showId})`),
    )
    .orderBy(desc(sql`coalesce(${items.publishedAt}, ${items.createdAt})`))
    .limit(newestItems);
  const rows = await db
    .select({ name: sql<string>`min(${itemEntities.name})` })
    .from(itemEntities)
    .innerJoin(entities, eq(entities.id, itemEntities.entityId))
    .where(and(inArray(itemEntities.itemId, beside), eq(entities.type, 'organisation')))
    .groupBy(entities.id)
    .orderBy(desc(sql`count(*)`), desc(sql`sum(${itemEntities.mentions})`), entities.slug)
    .limit(limit);
  return rows.map(({ name }) => name);
}
