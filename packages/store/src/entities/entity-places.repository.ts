import { and, desc, eq, exists, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { type ItemWithShow, itemOfRow, items, newestDated } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { asPattern } from '../text/pattern.ts';
import { slugOf } from '../text/slug.ts';
import { entities, itemEntities } from './entity.table.ts';

/** Somebody or something that items speak of. */
type EntityRow = typeof entities.$inferSelect;
/** Somebody or something with how often, and in how many items, they are named. */
export type CountedName = Pick<EntityRow, 'name' | 'slug'> & { mentions: number; episodes: number };
export type NamesQuery = Page & {
  type: 'person' | 'organisation';
  /** A part of the name. */
  text?: string | undefined;
};

const spokenOf = ['person', 'organisation'] as const;

/** Where people and organizations occur in the library. */
export function createEntityPlaces(db: Db) {
  const inItems = sql<number>`(select count(*) from ${itemEntities} where ${itemEntities.entityId} = ${entities.id})`;

  return {
    /** The person or organization of this slug or name; of two, the one that more items name. */
    async find(nameOrSlug: string): Promise<EntityRow | null> {
      const slugs = [...new Set([nameOrSlug, slugOf(nameOrSlug)])];
      const [row] = await db
        .select()
        .from(entities)
        .where(and(inArray(entities.type, [...spokenOf]), inArray(entities.slug, slugs)))
        .orderBy(desc(inItems), entities.type)
        .limit(1);
      return row ?? null;
    },

    /** The items that name it, newest first. */
    async itemsNaming(entityId: string, page: Page): Promise<RowPage<ItemWithShow>> {
      const ofEntity = eq(itemEntities.entityId, entityId);
      const rows = await db
        .select({ item: items, show: shows })
        .from(itemEntities)
        .innerJoin(items, eq(items.id, itemEntities.itemId))
        .leftJoin(shows, eq(shows.id, items.showId))
        .where(ofEntity)
        .orderBy(...newestDated(items))
        .limit(page.perPage)
        .offset(offsetOf(page));
      return {
        rows: rows.map(({ item, show }) => ({ item: itemOfRow(item), show })),
        total: await db.$count(itemEntities, ofEntity),
      };
    },

    /** Ids of the items that name one of these, newest first. */
    async itemIdsNaming(entityIds: readonly string[], limit: number): Promise<string[]> {
      if (entityIds.length === 0) return [];
      const naming = db
        .select({ id: itemEntities.itemId })
        .from(itemEntities)
        .where(inArray(itemEntities.entityId, [...entityIds]));
      const rows = await db
        .select({ id: items.id })
        .from(items)
        .where(inArray(items.id, naming))
        .orderBy(...newestDated(items))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** People or organizations by how often they are named. */
    async mostNamed({ type, text, ...page }: NamesQuery): Promise<RowPage<CountedName>> {
      const condition = and(
        eq(entities.type, type),
        text ? ilike(entities.name, `%${asPattern(text)}%`) : undefined,
      );
      const mentions = sql<number>`sum(${itemEntities.mentions})::int`;
      const rows = await db
        .select({
          name: entities.name,
          slug: entities.slug,
          mentions,
          episodes: sql<number>`count(*)::int`,
        })
        .from(entities)
        .innerJoin(itemEntities, eq(itemEntities.entityId, entities.id))
        .where(condition)
        .groupBy(entities.id)
        .orderBy(desc(mentions), entities.name, entities.id)
        .limit(page.perPage)
        .offset(offsetOf(page));
      const places = db
        .select({ one: sql`1` })
        .from(itemEntities)
        .where(eq(itemEntities.entityId, entities.id));
      return { rows, total: await db.$count(entities, and(condition, exists(places))) };
    },
  };
}
