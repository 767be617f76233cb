import type { ItemWithShow, Store } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import { pack } from '../work/packed-sources.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { QuestionSources } from './asked-sources.ts';

/** Items whose questions are kept. */
const cacheMax = 2_000;

type Tools = { store: Pick<Store, 'proceedings' | 'speakers'>; sources: QuestionSources; pool: WorkPool };

/** Finds the questions that an item is known to answer, at most three; kept for the item as it was written last. */
export function createSuggestedQuestions({ store, sources, pool }: Tools) {
  const lruCache = new LRUCache<string, Promise<string[]>>({ max: cacheMax });

  async function suggest(itemWithShow: ItemWithShow): Promise<string[]> {
    const [source, proceedings, speakers] = await Promise.all([
      sources.of(itemWithShow),
      store.proceedings.ofItem(itemWithShow.item.id),
      store.speakers.ofItem(itemWithShow.item.id),
    ]);
    return pool.run('suggestQuestions', { source: pack(source), proceedings, speakers });
  }

  return async (show: ItemWithShow): Promise<string[]> => {
    const version = sources.versionOf(show);
    const known = lruCache.get(version);
    if (known !== undefined) return known;
    const suggested = suggest(show);
    lruCache.set(version, suggested);
    try {
      return await suggested;
    } catch (error) {
      lruCache.delete(version);
      throw error;
    }
  };
}
