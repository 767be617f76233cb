import type { AskedSource } from '@ecco/engine';
import type { ItemWithShow, Store } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import { sourceOfItem, summaryVersion } from '../item/source-of-item.ts';

/** Characters of the sources that are kept in memory. */
const keptCharacters = 40_000_000;

/** Items as questions are asked of them. */
export type AskedSources = { of: (found: ItemWithShow) => Promise<AskedSource> };

async function read(store: Store, found: ItemWithShow): Promise<AskedSource> {
  const [source, summary] = await Promise.all([
    sourceOfItem(store, found),
    store.summaries.latest(found.item.id, summaryVersion),
  ]);
  return {
    ...source,
    outline: summary?.outline ?? undefined,
    analysis: summary?.analysis ?? undefined,
  };
}

/** Kept for the item as it was written last, since whatever is written of it gives its row the time of the change. */
export function createAskedSources(store: Store): AskedSources {
  const kept = new LRUCache<string, AskedSource>({
    maxSize: keptCharacters,
    sizeCalculation: ({ segments }) => segments.reduce((sum, { text }) => sum + text.length, 1),
  });
  return {
    async of(found) {
      const { id, run, status, updatedAt } = found.item;
      const key = [id, run, status, updatedAt.getTime(), found.show?.name ?? ''].join('/');
      const known = kept.get(key);
      if (known !== undefined) return known;
      const source = await read(store, found);
      kept.set(key, source);
      return source;
    },
  };
}
