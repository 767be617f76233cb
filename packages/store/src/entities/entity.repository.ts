import { randomUUID } from 'node:crypto';
import type { Entity } from '@ecco/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { slugOf } from '../text/slug.ts';
import { entities, itemEntities } from './entity.table.ts';
import { createEntityPlaces } from './entity-places.repository.ts';

export type ItemEntity = Entity & { entityId: string; slug: string };
/** Two mentions with one slug are one entity, so they are counted together. */
function mergeBySlug(input: Entity[]): (Entity & { slug: string })[] {
  const merged = new Map<string, Entity & { slug: string }>();
  for (const entity of input) {
    const slug = slugOf(entity.name);
    const key = `${entity.type}/${slug}`;
    const known = merged.get(key);
    merged.set(key, {
      ...entity,
      slug,
      name: known?.name ?? entity.name,
      aliases: [...new Set([...(known?.aliases ?? []), ...entity.aliases])],
      mentions: (known?.mentions ?? 0) + entity.mentions,
      segmentIds: [...new Set([...(known?.segmentIds ?? []), ...entity.segmentIds])],
    });
  }
  return [...merged.values()];
}

export function createEntitiesRepository(db: Db) {
  /** The ids of these entities, those that are new being stored. Sorted, so that two writers cannot deadlock. */
  async function idsOf(named: (Entity & { slug: string })[]): Promise<Map<string, string>> {
    const rows = [...named]
      .sort((a, b) => (`${a.type}/${a.slug}` < `${b.type}/${b.slug}` ? -1 : 1))
      .map(({ slug, type, name }) => ({ id: randomUUID(), slug, type, name }));
    const ids = new Map<string, string>();
    for (const batch of batchesOf(rows)) {
      const stored = await db
        .insert(entities)
        .values(batch)
        .onConflictDoUpdate({ target: [entities.type, entities.slug], set: { slug: sql`excluded.slug` } })
        .returning();
      for (const { type, slug, id } of stored) ids.set(`${type}/${slug}`, id);
    }
    return ids;
  }

  return {
    ...createEntityPlaces(db),

    /** The entities of an item, most mentioned first. */
    async ofItem(itemId: string): Promise<ItemEntity[]> {
      return db
        .select({
          entityId: itemEntities.entityId,
          slug: entities.slug,
          type: entities.type,
          name: itemEntities.name,
          aliases: itemEntities.aliases,
          mentions: itemEntities.mentions,
          segmentIds: itemEntities.segmentIds,
        })
        .from(itemEntities)
        .innerJoin(entities, eq(entities.id, itemEntities.entityId))
        .where(eq(itemEntities.itemId, itemId))
        .orderBy(desc(itemEntities.mentions), asc(itemEntities.name));
    },

    /** Puts these in the place of all entities of the item. Call it inside a transaction. */
    async replace(itemId: string, input: Entity[]): Promise<void> {
      await db.delete(itemEntities).where(eq(itemEntities.itemId, itemId));
      const named = mergeBySlug(input);
      const ids = await idsOf(named);
      const rows = named.map(({ slug, type, ...entity }) => ({
        ...entity,
        itemId,
        entityId: ids.get(`${type}/${slug}`) ?? '',
      }));
      for (const batch of batchesOf(rows)) await db.insert(itemEntities).values(batch);
    },
  };
}
