import { and, asc, desc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { shows, showWords } from '../shows/index.ts';
import { textConfig } from '../text/text-config.ts';
import { locateWords } from './words.ts';

const wordsMax = 12;

/** The parts of this condition are answered each by its own index, which one condition of both would not be. */
const among = (db: Db, condition: SQL | undefined): SQL =>
  inArray(shows.id, db.select({ id: shows.id }).from(shows).where(condition));

/**
 * The ids of the shows that have every word in their name, as it is typed, then of those that have them in their
 * description, in any inflection; of each the shortest name first, since most of it is what was asked for.
 */
export async function searchShows(db: Db, query: { text: string; limit: number }): Promise<string[]> {
  const words = locateWords(query.text)
    .map(({ word }) => word)
    .slice(0, wordsMax);
  if (words.length === 0) return [];
  const inName = and(...words.map((word) => sql`${shows.name} ilike ${`%${word}%`}`)) ?? sql`true`;
  const config = sql.raw(`'${textConfig}'`);
  const inText = sql`${showWords(shows)} @@ plainto_tsquery(${config}, ${words.join(' ')})`;
  const rows = await db
    .select({ id: shows.id })
    .from(shows)
    .where(and(isNull(shows.ignoredAt), or(among(db, inName), among(db, inText))))
    .orderBy(desc(inName), sql`length(${shows.name})`, asc(shows.name), asc(shows.id))
    .limit(query.limit);
  return rows.map(({ id }) => id);
}
