import { inArray } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/item.table.ts';
import type { Item } from '../items/item.types.ts';
import { itemOfRow } from '../items/item-row.ts';
import type { Ranked } from './segment-ranking.ts';

const keptMax = 2_000;

/**
 * Finds the items of hits. An item is remembered by the version of its row which the ranking told, so that searches
 * which meet the same items read none of them again.
 */
export function createHitItems(db: Db): (ranked: Ranked[]) => Promise<Map<string, Item>> {
  const kept = new Map<string, { version: string; item: Item }>();

  return async (ranked) => {
    const versions = new Map(ranked.map(({ segment, itemVersion }) => [segment.itemId, itemVersion]));
    const found = new Map<string, Item>();
    for (const [id, version] of versions) {
      const known = kept.get(id);
      if (known && known.version === version) found.set(id, known.item);
    }
    const missing = [...versions.keys()].filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    if (kept.size + missing.length > keptMax) kept.clear();
    for (const row of await db.select().from(items).where(inArray(items.id, missing))) {
      const item = itemOfRow(row);
      const version = versions.get(row.id);
      found.set(row.id, item);
      if (version !== undefined) kept.set(row.id, { version, item });
    }
    return found;
  };
}
