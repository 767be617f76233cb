import { eq, inArray, sql } from 'drizzle-orm';
import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import { entities, itemEntities } from '../entities/index.ts';
import { itemOfRow, items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { type CachedValues, createCachedValues } from './cached-values.ts';
import type { HitItem } from './search.types.ts';

const cacheMax = 2_000;
const organizationsMax = 5;

/** Finds the items of hits, by their ids. */
export const createHitItems = (db: Db, changes: Changes): CachedValues<HitItem> =>
  createCachedValues({
    changes,
    max: cacheMax,
    read: async (ids) => new Map((await readItems(db, ids)).map((hitItem) => [hitItem.item.id, hitItem])),
    isOf: ({ item }, { tag, id }) => id === (tag === 'item.changed' ? item.id : item.showId),
  });

async function readItems(db: Db, ids: string[]): Promise<HitItem[]> {
  const mostNamed = db
    .select({ slug: entities.slug, name: itemEntities.name, mentions: itemEntities.mentions })
    .from(itemEntities)
    .innerJoin(entities, eq(entities.id, itemEntities.entityId))
    .where(sql`${itemEntities.itemId} = ${items.id} and ${entities.type} = 'organisation'`)
    .orderBy(sql`${itemEntities.mentions} desc, ${itemEntities.name}`)
    .limit(organizationsMax);
  const rows = await db
    .select({
      item: items,
      show: shows,
      organizations: sql<
        string | null
      >`(select json_agg(json_build_object('slug', slug, 'name', name) order by mentions desc, name)::text from (${mostNamed}) named)`,
    })
    .from(items)
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(inArray(items.id, ids));
  return rows.map(({ item, show, organizations }) => ({
    item: itemOfRow(item),
    show,
    organizations: JSON.parse(organizations ?? '[]'),
  }));
}
