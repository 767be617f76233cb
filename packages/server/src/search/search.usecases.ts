import type { SearchAnswer } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';
import { presentHit } from './search-result.presenter.ts';
import { createSpeakerNames } from './speaker-names.ts';
import { findWidened, type Widening, widen } from './widened-search.ts';

type LinesWanted = {
  text: string;
  itemIds?: string[];
  limit: number;
  /** Null: only the words themselves. */
  widening?: Widening | null;
};

/** Lines of transcripts and what summaries say that match, the best first; says which leg of the search did not take part (D31). */
type LineSearch = (wanted: LinesWanted) => Promise<SearchAnswer>;

declare module '../request/services.ts' {
  interface Services {
    searchLines: LineSearch;
  }
}

const kept = 500;

/**
 * Searches the store. Answers are kept until any process changes an item or a show.
 */
export function createLineSearch(store: Pick<Store, 'search' | 'speakers' | 'changes'>): LineSearch {
  const names = createSpeakerNames(store);
  const cache = createCache<SearchAnswer>({
    max: kept,
    staleOn: { changes: store.changes, tags: ['item.changed', 'show.changed'] },
  });

  async function search({ text, itemIds, limit, widening }: LinesWanted): Promise<SearchAnswer> {
    const expansions = widening ? widen(text, widening) : [];
    const query = { text, limit, ...(itemIds ? { itemIds } : {}) };
    const hits = await findWidened((wanted) => store.search.find(wanted), query, expansions);
    const results = await Promise.all(hits.map(async (hit) => presentHit(hit, await names.of(hit.item))));
    return { results, degraded: store.search.mode === 'bm25' ? [] : ['bm25'], expansions };
  }
  return (wanted) => cache.get(JSON.stringify(wanted), () => search(wanted));
}
