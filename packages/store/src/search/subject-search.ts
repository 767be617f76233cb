import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { itemOrganizations } from '../links/index.ts';
import { organizations } from '../organizations/index.ts';
import { shows } from '../shows/index.ts';
import { speakers } from '../speakers/index.ts';
import { rankLinesByBm25, rarityByBm25 } from './bm25-ranking.ts';
import type { CachedValues } from './cached-values.ts';
import { coverItem, namesAmong, scoreItem } from './item-evidence.ts';
import { matchTexts } from './match.ts';
import { matchRanking } from './match-ranking.ts';
import type { HitItem, HitQuery, ItemMatch, SearchMode } from './search.types.ts';
import type { Stemmer } from './stemmer.ts';
import { rankLinesByTextSearch } from './text-search-ranking.ts';
import { findNamed, titleRarity } from './title-search.ts';

/** Lines that are looked at: enough that an item which speaks of something at length is met many times. */
const linesMax = 400;
/** An item must have this share of what is searched for; less is a word in passing (D31). */
const leastCover = 0.2;
const limitDefault = 20;
/** Words of a query that may name an item, at most. */
const wordsMax = 12;

type Tools = {
  db: Db;
  mode: SearchMode;
  stemmer: Stemmer;
  itemsOf: CachedValues<HitItem>;
};
type SubjectQuery = HitQuery & { stemOf: ReadonlyMap<string, string> };

/** Finds the items that speak of something, by the words of their lines and of what names them. */
export function createSubjectSearch({ db, mode, stemmer, itemsOf }: Tools) {
  const rankLines = mode === 'bm25' ? rankLinesByBm25 : rankLinesByTextSearch;

  async function raritiesOf(stemOf: SubjectQuery['stemOf']): Promise<Map<string, number>> {
    const stems = [...stemOf.values()];
    if (mode !== 'bm25') return new Map(stems.map((stem) => [stem, 1]));
    const rarities = await rarityByBm25(db, [...stemOf.keys()]);
    return new Map([...stemOf].map(([word, stem]) => [stem, rarities.get(word) ?? 0]));
  }

  return async ({ text, limit, itemIds, stemOf }: SubjectQuery): Promise<ItemMatch[]> => {
    const stems = new Set(stemOf.values());
    const [ranked, said, named] = await Promise.all([
      rankLines(db, { text, limit: linesMax, itemIds }),
      raritiesOf(stemOf),
      findNamed(db, [...stemOf.keys()].slice(0, wordsMax), itemIds),
    ]);
    const titled = withTitles(said, named, stemOf);
    const { lines } = await matchRanking({ lines: ranked, passages: [] }, stems, stemmer);
    const linesOf = Map.groupBy(lines, ({ segment }) => segment.itemId);
    const ids = [...new Set([...linesOf.keys(), ...named.map(({ id }) => id)])];
    const names = await readNames(db, ids);
    const texts = [...names.values()].flatMap(({ all, owners }) => [all, owners]);
    const matchOf = await matchTexts(texts, stems, stemmer);
    const all = ids.map((id) => ({
      id,
      lines: linesOf.get(id) ?? [],
      title: matchOf(names.get(id)?.all ?? '').stems,
      owner: matchOf(names.get(id)?.owners ?? '').stems,
    }));
    const rarities = withNames(titled, all);
    const input = { rarities, names: namesAmong(all) };
    const best = all
      .filter((evidence) => coverItem(evidence, rarities) >= leastCover)
      .map((evidence) => ({ ...evidence, score: scoreItem(evidence, input) }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, limit ?? limitDefault);
    const match = await itemsOf(best.map(({ id }) => id));
    return best.flatMap(({ id, score }) => {
      const item = match.get(id);
      return item ? { ...item, score } : [];
    });
  };
}

/** A word that only titles have is as rare as there. */
function withTitles(
  said: ReadonlyMap<string, number>,
  named: Awaited<ReturnType<typeof findNamed>>,
  stemOf: SubjectQuery['stemOf'],
): Map<string, number> {
  const rarities = new Map(said);
  for (const { word, holders } of named) {
    const stem = stemOf.get(word);
    if (stem !== undefined && !rarities.get(stem)) rarities.set(stem, titleRarity(holders));
  }
  return rarities;
}

type SubjectNames = { title: ReadonlySet<string>; owner: ReadonlySet<string> };

/** A word that whoever speaks, or whom an item is of, is called by is as rare as among the names of those that were found. */
function withNames(said: ReadonlyMap<string, number>, all: readonly SubjectNames[]): Map<string, number> {
  const rarities = new Map(said);
  for (const [stem, rarity] of said) {
    const holders = all.filter(({ title }) => title.has(stem)).length;
    const isOwner = all.some(({ owner }) => owner.has(stem));
    if (holders > 0 && (isOwner || rarity === 0)) rarities.set(stem, Math.max(rarity, titleRarity(holders)));
  }
  return rarities;
}

/** What names an item: its title, its show, whom it is of, and who speaks in it; and whom it is of alone. */
type Names = { all: string; owners: string };

async function readNames(db: Db, ids: string[]): Promise<Map<string, Names>> {
  const spoken = db.select({ name: speakers.name }).from(speakers).where(eq(speakers.itemId, items.id));
  const owned = db
    .select({ name: organizations.name })
    .from(itemOrganizations)
    .innerJoin(organizations, eq(organizations.id, itemOrganizations.organizationId))
    .where(
      and(
        eq(itemOrganizations.itemId, items.id),
        eq(itemOrganizations.relation, 'of'),
        isNull(itemOrganizations.unlinkedAt),
      ),
    );
  const rows = await db
    .select({
      id: items.id,
      called: sql<string>`concat_ws(' ', ${items.title}, ${shows.name}, array_to_string(array(${spoken}), ' '))`,
      owners: sql<string>`concat_ws(' ', ${items.meta} #>> '{organisation,name}', array_to_string(array(${owned}), ' '))`,
    })
    .from(items)
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(inArray(items.id, ids));
  return new Map(rows.map(({ id, called, owners }) => [id, { all: `${called} ${owners}`, owners }]));
}
