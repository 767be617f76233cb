import type { SearchAnswer, SearchResult } from '@ecco/contract';
import type { Hit, Item, Store } from '@ecco/store';
import { namesOf } from '../item/segment.presenter.ts';
import { createCache } from '../memory/cache.ts';
import { groupHits } from './search-groups.ts';
import { presentHit } from './search-result.presenter.ts';
import { findWidened, type Widening, widen } from './widened-search.ts';

type LinesWanted = {
  text: string;
  itemIds?: string[];
  /** Hits that come before, on earlier pages. */
  skip?: number;
  limit: number;
  sort?: 'relevance' | 'date';
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

const timeOf = ({ item }: Hit): number => (item.publishedAt ?? item.createdAt).getTime();

/** Of equals the one that matches better stays first. */
const newestFirst = (hits: readonly Hit[]): Hit[] => hits.toSorted((a, b) => timeOf(b) - timeOf(a));

const foundIn = ({ summary }: Hit): SearchResult['why']['found_in'] => {
  if (summary === null) return 'passage';
  return summary.title === summary.line.text ? 'title' : 'summary';
};

/**
 * Searches the store. Answers are kept until any process changes an item or a show.
 */
export function createLineSearch(store: Pick<Store, 'search' | 'speakers' | 'changes'>): LineSearch {
  const names = createSpeakerNames(store);
  const cache = createCache<SearchAnswer>({
    max: answersCached,
    staleOn: { changes: store.changes, tags: ['item.changed', 'show.changed'] },
  });

  async function search({
    text,
    itemIds,
    skip = 0,
    limit,
    sort,
    widening,
  }: LinesWanted): Promise<SearchAnswer> {
    const expansions = widening ? widen(text, widening) : [];
    const query = { text, limit: skip + limit + 1, ...(itemIds ? { itemIds } : {}) };
    const hits = await findWidened((wanted) => store.search.find(wanted), query, expansions);
    const ordered = sort === 'date' ? newestFirst(hits) : hits;
    const shown = await Promise.all(
      ordered.slice(skip, skip + limit).map(async (hit) => {
        const why = { found_in: foundIn(hit), words: hit.highlights, synonyms: [] };
        return { hit, result: presentHit(hit, await names.of(hit.item), why) };
      }),
    );
    return {
      results: shown.map(({ result }) => result),
      groups: groupHits(shown),
      facets: null,
      called_so: [],
      more: ordered.length > skip + limit,
      understood: [],
      problems: [],
      corrected: null,
      degraded: store.search.mode === 'bm25' ? [] : ['bm25'],
      expansions,
    };
  }
  return (wanted) => cache.get(JSON.stringify(wanted), () => search(wanted));
}
