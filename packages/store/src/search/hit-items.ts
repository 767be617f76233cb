import { eq, inArray, sql } from 'drizzle-orm';
import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import { entities, itemEntities } from '../entities/index.ts';
import { itemOfRow, items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import type { HitItem } from './search.types.ts';

const keptMax = 2_000;
const organisationsMax = 5;

/** An item in which something was found; its version where the ranking told it. */
type ItemHit = { itemId: string; itemVersion?: string | undefined };

/**
 * Finds the items of hits. An item is cached by the version of its row which the ranking told, so that searches
 * which meet the same items read none of them again, and until its show changes.
 */
export function createHitItems(
  db: Db,
  changes: Changes,
): (hits: readonly ItemHit[]) => Promise<Map<string, HitItem>> {
  const kept = new Map<string, { version: string; found: HitItem }>();
  let showChanges = 0;
  changes.subscribe(['show.changed'], ({ id }) => {
    showChanges += 1;
    for (const [itemId, { found }] of kept) {
      if (id === null || found.item.showId === id) kept.delete(itemId);
    }
  });

  return async (hits) => {
    const versions = new Map(hits.map(({ itemId, itemVersion }) => [itemId, itemVersion]));
    const found = new Map<string, HitItem>();
    for (const [id, version] of versions) {
      const known = kept.get(id);
      if (known && known.version === version) found.set(id, known.found);
    }
    const missing = [...versions.keys()].filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    if (kept.size + missing.length > keptMax) kept.clear();
    const before = showChanges;
    for (const hitItem of await readItems(db, missing)) {
      const { id } = hitItem.item;
      const version = versions.get(id);
      found.set(id, hitItem);
      // What was read before a show changed may be shown once, but not kept.
      if (version !== undefined && showChanges === before) kept.set(id, { version, found: hitItem });
    }
    return found;
  };
}

async function readItems(db: Db, ids: string[]): Promise<HitItem[]> {
  const mostNamed = db
    .select({ slug: entities.slug, name: itemEntities.name, mentions: itemEntities.mentions })
    .from(itemEntities)
    .innerJoin(entities, eq(entities.id, itemEntities.entityId))
    .where(sql`${itemEntities.itemId} = ${items.id} and ${entities.type} = 'organisation'`)
    .orderBy(sql`${itemEntities.mentions} desc, ${itemEntities.name}`)
    .limit(organisationsMax);
  const rows = await db
    .select({
      item: items,
      show: shows,
      organisations: sql<
        string | null
      >`(select json_agg(json_build_object('slug', slug, 'name', name) order by mentions desc, name)::text from (${mostNamed}) named)`,
    })
    .from(items)
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(inArray(items.id, ids));
  return rows.map(({ item, show, organisations }) => ({
    item: itemOfRow(item),
    show,
    organisations: JSON.parse(organisations ?? '[]'),
  }));
}
