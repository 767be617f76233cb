import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import type { ItemWithShow } from '../items/index.ts';
import { createSegmentsRepository, type Segment } from '../segments/index.ts';
import { titleOf } from '../summaries/index.ts';
import { rankByBm25 } from './bm25-ranking.ts';
import { createHitItems } from './hit-items.ts';
import { rankInsideItem } from './item-ranking.ts';
import { searchLibrary } from './library-search.ts';
import { matchRanking } from './match-ranking.ts';
import { itemIdOf, type MatchedHit, type MatchedPassage, orderHits } from './order-hits.ts';
import type { FoundItem, FoundSummary, Hit, HitQuery, Search, SearchMode } from './search.types.ts';
import { rebuildIndexes } from './search-index.ts';
import { searchShows } from './show-search.ts';
import { createStemmer } from './stemmer.ts';
import { createSubjectSearch } from './subject-search.ts';
import { rankByTextSearch } from './text-search-ranking.ts';
import { searchValues } from './value-search.ts';
import { locateWords } from './words.ts';

const textMax = 300;
const limitDefault = 20;

type CreateSearch = { db: Db; mode: SearchMode; changes: Changes };

/** Search over the store's lines, summaries and items; `mode` says which index there is. */
export function createSearch({ db, mode, changes }: CreateSearch): Search {
  const stemmer = createStemmer(db);
  const segments = createSegmentsRepository(db);
  const itemsOf = createHitItems(db, changes);
  const rank = mode === 'bm25' ? rankByBm25 : rankByTextSearch;

  const searchAbout = createSubjectSearch({ db, mode, stemmer, itemsOf });

  async function read(query: string): Promise<{ text: string; stemOf: Map<string, string> }> {
    // PostgreSQL holds every character but this one.
    const text = query.slice(0, textMax).replaceAll('\0', ' ');
    const found = await stemmer.stems(locateWords(text).map(({ word }) => word));
    return { text, stemOf: new Map([...found].flatMap(([word, stem]) => (stem ? [[word, stem]] : []))) };
  }

  async function find(query: HitQuery): Promise<Hit[]> {
    const { text, stemOf } = await read(query.text);
    const stems = new Set(stemOf.values());
    const [onlyItem, ...otherItems] = query.itemIds ?? [];
    if (stems.size === 0 || (query.itemIds && onlyItem === undefined)) return [];
    const limit = query.limit ?? limitDefault;
    const inside = onlyItem !== undefined && otherItems.length === 0;
    const ranking = inside
      ? await rankInsideItem(db, stemmer, { itemId: onlyItem, stems: [...stems], limit })
      : await rank(db, { text, limit, itemIds: query.itemIds });
    const matched = await matchRanking(ranking, stems, stemmer);
    const hits = await present(orderHits(matched, { limit, summariesPerItem: inside ? limit : 1 }));
    // Whoever names the items wants to look into them.
    return query.itemIds ? hits : hits.filter(isListed);
  }

  /** The segments that passages cite: mostly they were found too. */
  async function citedBy(ordered: MatchedHit[]): Promise<Map<string, Segment>> {
    const found = new Map(
      ordered.flatMap((hit) => ('segment' in hit ? [[hit.segment.id, hit.segment]] : [])),
    );
    const cited = ordered.flatMap((hit) => ('line' in hit ? (hit.line.segmentId ?? []) : []));
    const others = await segments.byIds(cited.filter((id) => !found.has(id)));
    return new Map([...found, ...others]);
  }

  async function present(ordered: MatchedHit[]): Promise<Hit[]> {
    const [itemById, citedById] = await Promise.all([itemsOf(ordered), citedBy(ordered)]);
    return ordered.flatMap((hit): Hit | [] => {
      const found = itemById.get(itemIdOf(hit));
      if (!found) return [];
      const shared = { ...found, score: hit.score, highlights: hit.highlights };
      if ('segment' in hit) return { ...shared, segment: hit.segment, summary: null };
      const segment = citedById.get(hit.line.segmentId ?? '') ?? null;
      return { ...shared, segment, summary: foundIn(hit) };
    });
  }

  async function about({ text: wanted, ...within }: HitQuery): Promise<FoundItem[]> {
    const { text, stemOf } = await read(wanted);
    if (stemOf.size === 0) return [];
    const found = await searchAbout({ text, stemOf, ...within });
    return within.itemIds ? found : found.filter(isListed);
  }

  return {
    mode,
    find,
    about,
    library: async (query) => (await searchLibrary(db, query)).filter(isListed),
    shows: (query) => searchShows(db, query),
    values: (query) => searchValues(db, query),
    rebuild: () => rebuildIndexes(db, mode),
  };
}

/** Whether lists show it: not where an admin ignores its show (0029). */
const isListed = ({ show }: ItemWithShow): boolean => show === null || show.ignoredAt === null;

const foundIn = ({ passage, line }: MatchedPassage): FoundSummary => ({
  kind: passage.kind,
  idx: passage.idx,
  line,
  title: titleOf(passage)?.text ?? null,
});
