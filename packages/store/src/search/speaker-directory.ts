import { sql } from 'drizzle-orm';
import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import type { ValueMatch } from './value-search.ts';

/** Names of so many speakers are one condition; more are nearly everybody, whom no condition narrows. */
const namesMax = 5_000;
/** Changed items whose speakers are read by themselves; after more, all are read again. */
const changedMax = 200;
/** So few are counted again with every change; the counts of more are good for a while, in ms. */
const fewSpeakers = 20_000;
const goodForMs = 60_000;

/** The names of speakers as they are at a moment, to be asked without the database. */
export type SpeakerNames = {
  /** Names that have any, or all, of these parts, whatever the capitals; null where they are too many to be listed. */
  having: (parts: readonly string[], how: 'any' | 'all') => string[] | null;
};

export type SpeakerDirectory = {
  names: () => Promise<SpeakerNames>;
  /** Those of which a word begins so, in most items first; their counts may be a minute old. */
  beginning: (prefix: string, limit: number) => Promise<ValueMatch[]>;
};

type Entry = { lower: string; items: number };

/** Voices that nobody has named yet are no names. */
const isNamed = ({ lower }: Entry): boolean => !lower.includes('speaker') && !lower.includes('unknown');

/** Each name and in how many items it is, as one text: tens of thousands of rows hold the embedded database thrice as long. */
async function readCounts(db: Db): Promise<[name: string, items: number][]> {
  const { rows } = await db.execute<{ counts: string }>(sql`
    select coalesce(json_agg(json_build_array(name, items)), '[]')::text as counts from (
      select name, count(*) as items from (select distinct name, item_id from speakers) named group by name
    ) counted`);
  return JSON.parse(rows[0]?.counts ?? '[]');
}

/**
 * Every name that a speaker has, once. There are hundreds of times more speakers than names, so that what is typed is
 * looked for among these, and not in each speaker of the library.
 */
export function createSpeakerDirectory(
  db: Db,
  changes: Changes,
  clock = () => performance.now(),
): SpeakerDirectory {
  let known = new Map<string, Entry>();
  let changed: Set<string> | 'any' = 'any';
  let countsAreOld = true;
  let countedAt = Number.NEGATIVE_INFINITY;
  let speakersCounted = 0;
  let reading: Promise<void> | null = null;

  changes.subscribe(['item.changed'], ({ id }) => {
    countsAreOld = true;
    if (changed === 'any') return;
    if (id === null || changed.size >= changedMax) changed = 'any';
    else changed.add(id);
  });

  async function readAll(): Promise<void> {
    changed = new Set();
    countsAreOld = false;
    try {
      const counted = await readCounts(db);
      known = new Map(counted.map(([name, items]) => [name, { lower: name.toLowerCase(), items }]));
      countedAt = clock();
      speakersCounted = counted.reduce((sum, [, items]) => sum + items, 0);
    } catch (error) {
      changed = 'any';
      countsAreOld = true;
      throw error;
    }
  }

  async function readChanged(ids: string[]): Promise<void> {
    changed = new Set();
    try {
      const { rows } = await db.execute<{ name: string }>(
        sql`select distinct name from speakers where item_id = any(${sql.param(ids)}::uuid[])`,
      );
      for (const { name } of rows)
        if (!known.has(name)) known.set(name, { lower: name.toLowerCase(), items: 1 });
    } catch (error) {
      changed = 'any';
      throw error;
    }
  }

  /** Those who ask at the same time wait for one reading; the next one reads again where it failed. */
  async function refresh(isGood: () => boolean): Promise<void> {
    await reading?.catch(() => undefined);
    if (isGood() && changed !== 'any' && changed.size === 0) return;
    const ids = changed === 'any' || !isGood() ? null : [...changed];
    reading = (ids === null ? readAll() : readChanged(ids)).finally(() => {
      reading = null;
    });
    await reading;
  }

  const countsAreGood = (): boolean =>
    !countsAreOld || (speakersCounted > fewSpeakers && clock() - countedAt < goodForMs);

  return {
    async names() {
      await refresh(() => true);
      const entries = known;
      return {
        having(parts, how) {
          const requested = parts.map((part) => part.toLowerCase());
          const matches: string[] = [];
          for (const [name, { lower }] of entries) {
            const has = (part: string) => lower.includes(part);
            if (how === 'any' ? requested.some(has) : requested.every(has)) matches.push(name);
            if (matches.length > namesMax) return null;
          }
          return matches;
        },
      };
    },
    async beginning(prefix, limit) {
      await refresh(countsAreGood);
      const begin = prefix.toLowerCase();
      return [...known]
        .filter(
          ([, entry]) =>
            isNamed(entry) && (entry.lower.startsWith(begin) || entry.lower.includes(` ${begin}`)),
        )
        .map(([name, { items }]) => ({ name, items }))
        .toSorted((a, b) => b.items - a.items || (a.name < b.name ? -1 : 1))
        .slice(0, limit);
    },
  };
}
