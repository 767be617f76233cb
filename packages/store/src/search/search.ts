import type { Db } from '../connection/db.ts';
import { findHighlights } from './highlights.ts';
import { createHitItems } from './hit-items.ts';
import { rankInsideItem } from './item-ranking.ts';
import { searchLibrary } from './library-search.ts';
import type { Search, SearchMode, SegmentHit, SegmentQuery } from './search.types.ts';
import { rebuildIndex } from './search-index.ts';
import { rankByBm25, rankByTextSearch } from './segment-ranking.ts';
import { searchShows } from './show-search.ts';
import { createStemmer } from './stemmer.ts';
import { locateWords } from './words.ts';

const textMax = 300;
const limitDefault = 20;

/** Search over the store's segments and items; `mode` says which index there is. */
export function createSearch(db: Db, mode: SearchMode): Search {
  const stemmer = createStemmer(db);
  const itemsOf = createHitItems(db);
  const rank = mode === 'bm25' ? rankByBm25 : rankByTextSearch;

  async function segments(query: SegmentQuery): Promise<SegmentHit[]> {
    // PostgreSQL holds every character but this one.
    const text = query.text.slice(0, textMax).replaceAll('\0', ' ');
    const words = locateWords(text).map(({ word }) => word);
    const stems = new Set([...(await stemmer.stems(words)).values()].filter((stem) => stem !== null));
    const [onlyItem, ...otherItems] = query.itemIds ?? [];
    if (stems.size === 0 || (query.itemIds && onlyItem === undefined)) return [];
    const limit = query.limit ?? limitDefault;
    const ranked =
      onlyItem !== undefined && otherItems.length === 0
        ? await rankInsideItem(db, stemmer, { itemId: onlyItem, stems: [...stems], limit })
        : await rank(db, { text, limit, itemIds: query.itemIds });
    const [itemById, highlights] = await Promise.all([
      itemsOf(ranked),
      findHighlights(
        ranked.map(({ segment }) => segment.text),
        stems,
        stemmer,
      ),
    ]);
    return ranked.flatMap(({ segment, score }, index) => {
      const item = itemById.get(segment.itemId);
      return item ? [{ segment, item, score, highlights: highlights[index] ?? [] }] : [];
    });
  }

  return {
    mode,
    segments,
    library: (query) => searchLibrary(db, query),
    shows: (query) => searchShows(db, query),
    rebuild: () => rebuildIndex(db, mode),
  };
}
