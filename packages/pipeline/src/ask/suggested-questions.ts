import type { ItemWithShow, Store } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import { pack } from '../work/packed-sources.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { QuestionSources } from './asked-sources.ts';

/** Items whose questions are kept. */
const keptMax = 2_000;

type Tools = { store: Pick<Store, 'proceedings' | 'speakers'>; sources: QuestionSources; pool: WorkPool };

/** Finds the questions that an item is known to answer, at most three; kept for the item as it was written last. */
export function createSuggestedQuestions({ store, sources, pool }: Tools) {
  const kept = new LRUCache<string, Promise<string[]>>({ max: keptMax });

  async function suggest(found: ItemWithShow): Promise<string[]> {
    const [source, proceedings, speakers] = await Promise.all([
      sources.of(found),
      store.proceedings.ofItem(found.item.id),
      store.speakers.ofItem(found.item.id),
    ]);
    return pool.run('suggestQuestions', { source: pack(source), proceedings, speakers });
  }

  return async (found: ItemWithShow): Promise<string[]> => {
    const version = sources.versionOf(found);
    const known = kept.get(version);
    if (known !== undefined) return known;
    const suggested = suggest(found);
    kept.set(version, suggested);
    try {
      return await suggested;
    } catch (error) {
      kept.delete(version);
      throw error;
    }
  };
}
