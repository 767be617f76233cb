import type { SearchAnswer } from '@ecco/contract';
import type { Item, Store } from '@ecco/store';
import { namesOf } from '../item/segment.presenter.ts';
import { createCache } from '../memory/cache.ts';
import { presentHit } from './search-result.presenter.ts';
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

const answersCached = 500;

type Names = ReadonlyMap<string, string>;
type SpeakerNames = { of: (item: Item) => Promise<Names> };

const itemsCached = 5_000;

/** Names of speakers by label, kept for the item as it was written last: hits of one search lie in many items. */
function createSpeakerNames({ speakers }: Pick<Store, 'speakers'>): SpeakerNames {
  const cache = createCache<Names>({ max: itemsCached });
  return {
    of: (item) =>
      cache.get(`${item.id}/${item.updatedAt.getTime()}`, async () =>
        namesOf(await speakers.ofItem(item.id)),
      ),
  };
}

/**
 * Searches the store. Answers are kept until any process changes an item or a show.
 */
export function createLineSearch(store: Pick<Store, 'search' | 'speakers' | 'changes'>): LineSearch {
  const names = createSpeakerNames(store);
  const cache = createCache<SearchAnswer>({
    max: answersCached,
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
