import { phrasesOf } from '@ecco/domain/search-language';
import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import type { ItemWithShow } from '../items/index.ts';
import type { SegmentMatch } from '../segments/index.ts';
import { chapterTitle } from '../summaries/index.ts';
import { rankByBm25 } from './bm25-ranking.ts';
import { findCalledSo } from './called-so.ts';
import { createCitedSegments } from './cited-segments.ts';
import { createHitItems } from './hit-items.ts';
import { rankInsideItem } from './item-ranking.ts';
import { searchLibrary } from './library-search.ts';
import { matchRanking } from './match-ranking.ts';
import { createNameLookup } from './name-lookup.ts';
import { newestFirst, withPhrases } from './narrowed-hits.ts';
import { rankNarrowed } from './narrowed-ranking.ts';
import { itemIdOf, type MatchedHit, type MatchedPassage, orderHits } from './order-hits.ts';
import type { Ranking } from './ranked.ts';
import type { Hit, HitQuery, ItemMatch, Search, SearchMode, SummaryMatch } from './search.types.ts';
import { rebuildIndexes } from './search-index.ts';
import { createRecovery } from './search-recovery.ts';
import { searchShows } from './show-search.ts';
import { createSpeakerDirectory } from './speaker-directory.ts';
import { createStemmer } from './stemmer.ts';
import { createSubjectSearch } from './subject-search.ts';
import { rankByTextSearch } from './text-search-ranking.ts';
import { searchValues } from './value-search.ts';
import { createMender } from './word-correction.ts';
import { locateWords } from './words.ts';

const textMax = 300;
const limitDefault = 20;

type WordsToRank = { text: string; stems: string[]; limit: number };
type CreateSearch = {
  db: Db;
  mode: SearchMode;
  changes: Changes;
  /** Makes the indexes that are missing. */
  prepare: () => Promise<unknown>;
  onError: (error: Error) => void;
};

/** Search over the store's lines, summaries and items; `mode` says which index there is. */
export function createSearch({ db, mode, changes, prepare, onError }: CreateSearch): Search {
  const recovery = createRecovery(prepare, onError);
  const stemmer = createStemmer(db);
  const citedSegments = createCitedSegments(db, changes);
  const itemsOf = createHitItems(db, changes);
  const rank = mode === 'bm25' ? rankByBm25 : rankByTextSearch;

  const speakers = createSpeakerDirectory(db, changes);
  const lookUp = createNameLookup(db, changes, speakers);
  const mend = createMender({ db, mode, stemmer, speakers });
  const searchAbout = createSubjectSearch({ db, mode, stemmer, itemsOf });

  async function read(query: string): Promise<{ text: string; stemOf: Map<string, string> }> {
    // PostgreSQL holds every character but this one.
    const text = query.slice(0, textMax).replaceAll('\0', ' ');
    const match = await stemmer.stems(locateWords(text).map(({ word }) => word));
    return { text, stemOf: new Map([...match].flatMap(([word, stem]) => (stem ? [[word, stem]] : []))) };
  }

  async function find(query: HitQuery): Promise<Hit[]> {
    const { text, stemOf } = await read(query.text);
    const stems = new Set(stemOf.values());
    if (query.itemIds?.length === 0 || (stems.size === 0 && !query.narrowing)) return [];
    const limit = query.limit ?? limitDefault;
    const inside = query.itemIds?.length === 1;
    const ranking = await rankFor(query, { text, stems: [...stems], limit });
    const matched = await matchRanking(ranking, stems, stemmer);
    const proved = withPhrases(matched, phrasesOf(query.narrowing?.clauses ?? []));
    const byDate = query.sort === 'date' || stems.size === 0;
    const ordered = orderHits(proved, {
      limit: byDate ? Number.POSITIVE_INFINITY : limit,
      summariesPerItem: inside ? limit : 1,
    });
    const hits = await present(ordered, stemOf);
    // Whoever names the items wants to look into them.
    const shown = query.itemIds ? hits : hits.filter(isListed);
    return byDate ? newestFirst(shown).slice(0, limit) : shown;
  }

  function rankFor({ itemIds, narrowing, sort }: HitQuery, words: WordsToRank): Promise<Ranking> {
    if (narrowing)
      return rankNarrowed(db, lookUp, { ...words, mode, itemIds, narrowing, sort: sort ?? 'relevance' });
    const [itemId, ...others] = itemIds ?? [];
    return itemId !== undefined && others.length === 0
      ? rankInsideItem(db, stemmer, { ...words, itemId })
      : rank(db, { text: words.text, limit: words.limit, itemIds });
  }

  /** The segments that passages cite: mostly they were found too. */
  async function citedBy(ordered: MatchedHit[]): Promise<Map<string, SegmentMatch>> {
    const result = new Map<string, SegmentMatch>(
      ordered.flatMap((hit) => ('segment' in hit ? [[hit.segment.id, hit.segment]] : [])),
    );
    const cited = ordered.flatMap((hit) => ('line' in hit ? (hit.line.segmentId ?? []) : []));
    const others = await citedSegments(cited.filter((id) => !result.has(id)));
    return new Map([...result, ...others]);
  }

  async function present(ordered: MatchedHit[], stemOf: ReadonlyMap<string, string>): Promise<Hit[]> {
    const [itemById, citedById] = await Promise.all([itemsOf(ordered.map(itemIdOf)), citedBy(ordered)]);
    return ordered.flatMap((hit): Hit | [] => {
      const hitItem = itemById.get(itemIdOf(hit));
      if (!hitItem) return [];
      const matched = [...stemOf].flatMap(([word, stem]) => (hit.stems.has(stem) ? [word] : []));
      const shared = { ...hitItem, score: hit.score, highlights: hit.highlights, matched };
      if ('segment' in hit) return { ...shared, segment: hit.segment, summary: null };
      const segment = citedById.get(hit.line.segmentId ?? '') ?? null;
      return { ...shared, segment, summary: summaryMatch(hit) };
    });
  }

  async function about({ text: requested, ...within }: HitQuery): Promise<ItemMatch[]> {
    const { text, stemOf } = await read(requested);
    if (stemOf.size === 0) return [];
    const itemMatches = await searchAbout({ text, stemOf, ...within });
    return within.itemIds ? itemMatches : itemMatches.filter(isListed);
  }

  return {
    mode,
    degraded: () => (mode !== 'bm25' || recovery.isDown() ? ['bm25'] : []),
    find: (query) => recovery.guard(() => find(query), []),
    about: (query) => recovery.guard(() => about(query), []),
    library: async (query) => (await searchLibrary(db, lookUp, query)).filter(isListed),
    shows: (query) => searchShows(db, query),
    calledSo: (text) => findCalledSo(db, text.slice(0, textMax)),
    mend: (words) => recovery.guard(() => mend(words), new Map()),
    values: (query) =>
      query.operator === 'speaker'
        ? speakers.beginning(query.prefix, query.limit)
        : searchValues(db, query.operator, query),
    rebuild: () => rebuildIndexes(db, mode),
  };
}

/** Whether lists show it: not where an admin ignores its show (0029), and not where it could not be read. */
const isListed = ({ item, show }: ItemWithShow): boolean =>
  (show === null || show.ignoredAt === null) && (item.status !== 'FAILED' || item.timeToReadS !== null);

const summaryMatch = ({ passage, line }: MatchedPassage): SummaryMatch => ({
  kind: passage.kind,
  idx: passage.idx,
  line,
  title: chapterTitle(passage)?.text ?? null,
});
