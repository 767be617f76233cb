import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { textConfig } from '../text/text-config.ts';
import { rankLinesByBm25, rarityByBm25 } from './bm25-ranking.ts';
import { isOneEditAway, oneEditAway } from './edits.ts';
import type { SearchMode } from './search.types.ts';
import type { SpeakerDirectory } from './speaker-directory.ts';
import type { Stemmer } from './stemmer.ts';
import { rankLinesByTextSearch } from './text-search-ranking.ts';
import { locateWords } from './words.ts';

/** Words of a search that are looked at, and how long they are: shorter ones are near too many others. */
const wordsMax = 2;
const lengths = { least: 4, most: 20 };
/** Of the words that are near, those that the library has most of. */
const triedMax = 3;
const linesMax = 20;
const knownMax = 20_000;
/** Searches that are mended at a time; who comes while so many are is answered as they typed. */
const atOnceMax = 4;

type Tools = { db: Db; mode: SearchMode; stemmer: Stemmer; speakers: SpeakerDirectory };
type Mender = (words: readonly string[]) => Promise<Map<string, string>>;

/**
 * Mends mistakes of typing: for each word that the library does not have, the word of it that is one letter away and
 * is said most. A word that the library has is never touched.
 */
export function createMender({ db, mode, stemmer, speakers }: Tools): Mender {
  const known = new Set<string>();
  let busy = 0;
  const countsOf = mode === 'bm25' ? commonByBm25 : commonByTextSearch;
  const rankLines = mode === 'bm25' ? rankLinesByBm25 : rankLinesByTextSearch;

  async function speaks(word: string): Promise<boolean> {
    return (await speakers.names()).having([word], 'any')?.length !== 0;
  }

  async function isKnown(word: string): Promise<boolean> {
    if (known.has(word)) return true;
    const stem = (await stemmer.stems([word])).get(word) ?? null;
    // A stop word is in no index.
    const isFound =
      stem === null ||
      (await countsOf(db, [word])).size > 0 ||
      (await isNamed(db, word)) ||
      (await speaks(word));
    if (known.size >= knownMax) known.clear();
    if (isFound) known.add(word);
    return isFound;
  }

  /** The word as the library writes it: what has the stem of a near one is not always a word. */
  async function written(near: string, typed: string): Promise<string | null> {
    const lines = await rankLines(db, { text: near, limit: linesMax, itemIds: undefined });
    const words = lines.flatMap(({ segment }) => locateWords(segment.text).map(({ word }) => word));
    return words.find((word) => word === near) ?? words.find((word) => isOneEditAway(word, typed)) ?? null;
  }

  async function mend(typed: string): Promise<string | null> {
    if (await isKnown(typed)) return null;
    const counts = await countsOf(db, oneEditAway(typed));
    const nearest = [...counts]
      .toSorted(([a, common], [b, other]) => beginsAlike(b, typed) - beginsAlike(a, typed) || other - common)
      .slice(0, triedMax);
    for (const [near] of nearest) {
      const word = await written(near, typed);
      if (word) return word;
    }
    return null;
  }

  async function mendAll(words: readonly string[]): Promise<Map<string, string>> {
    const corrected = new Map<string, string>();
    const looked = [...new Set(words.map((word) => word.toLowerCase()))].filter(isCorrectable);
    for (const word of looked.slice(0, wordsMax)) {
      const result = await mend(word);
      if (result) corrected.set(word, result);
    }
    return corrected;
  }

  return async (words) => {
    if (busy >= atOnceMax) return new Map();
    busy += 1;
    try {
      return await mendAll(words);
    } finally {
      busy -= 1;
    }
  };
}

/** Words of Latin letters: of other scripts one letter away is too often another word. */
const isCorrectable = (word: string): boolean =>
  word.length >= lengths.least && word.length <= lengths.most && /^[a-z]+$/u.test(word);

/** The first letter is seldom mistaken. */
const beginsAlike = (word: string, typed: string): number => Number(word.charAt(0) === typed.charAt(0));

/** How common each of the words is; those that no line has are left out. */
async function commonByBm25(db: Db, words: string[]): Promise<Map<string, number>> {
  const rarities = await rarityByBm25(db, words);
  return new Map([...rarities].filter(([, rarity]) => rarity > 0).map(([word, rarity]) => [word, -rarity]));
}

async function commonByTextSearch(db: Db, words: string[]): Promise<Map<string, number>> {
  const config = sql.raw(`'${textConfig}'`);
  const { rows } = await db.execute<{ word: string; lines: number }>(sql`
    select word, (
      select count(*)::int from (
        select 1 from segments where to_tsvector(${config}, segments.text) @@ plainto_tsquery(${config}, word) limit 100
      ) found
    ) as lines from unnest(${sql.param(words)}::text[]) as word`);
  return new Map(rows.filter(({ lines }) => lines > 0).map(({ word, lines }) => [word, lines]));
}

/** Whether a title, a show or somebody that items name has the word; speakers are known by their directory. */
async function isNamed(db: Db, word: string): Promise<boolean> {
  const like = `%${word}%`;
  const { rows } = await db.execute(sql`
    select 1 where exists (select 1 from items where title ilike ${like})
      or exists (select 1 from shows where name ilike ${like})
      or exists (select 1 from entities where name ilike ${like})`);
  return rows.length > 0;
}
