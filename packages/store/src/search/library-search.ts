import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { inWords } from '../connection/list-query.ts';
import { type ItemWithShow, itemNames, itemOfRow, items } from '../items/index.ts';
import { showNames, shows } from '../shows/index.ts';
import type { LookUpNames } from './name-lookup.ts';
import { conditionsOf } from './narrowed-conditions.ts';
import type { Narrowing } from './narrowing.ts';

const wordsMax = 12;
const wordMaxLength = 100;
/** Of the items that a usual word brings, the newest are enough. */
const candidatesMax = 1_000;

/** Letters and digits alone, as the index has them; a number is cut at its point. */
const indexedWords = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.slice(0, wordMaxLength)).slice(
    0,
    wordsMax,
  );

/** Half of all items have a word that begins with "a", and who types "ai" does not mean "air". */
const beginningMin = 3;

const begins = (names: SQL, word: string): SQL =>
  sql`${names} @@ to_tsquery('simple', ${word.length < beginningMin ? word : `${word}:*`})`;

/** `narrowing`: what is asked of the items besides. */
export type LibraryQuery = { text: string; limit?: number; narrowing?: Narrowing };

/**
 * Items in whose title, author, one-liner or show's name words begin as all of these do (short ones are whole words); the one that is
 * called so first, then those with all of them in the title, then newest. Of a usual word only the newest are put in order.
 */
export async function searchLibrary(
  db: Db,
  lookUp: LookUpNames,
  query: LibraryQuery,
): Promise<ItemWithShow[]> {
  const words = indexedWords(query.text);
  const { narrowing } = query;
  const conditions = narrowing
    ? conditionsOf({ narrowing, itemIds: undefined, names: await lookUp(narrowing.clauses) })
    : null;
  if (words.length === 0 && !conditions?.items.length) return [];
  const has = words.map((word) => {
    // An array that is made once, where a join would look at every item.
    const ofShows = sql`array(${db
      .select({ id: shows.id })
      .from(shows)
      .where(begins(showNames(shows), word))})`;
    return sql`(${begins(itemNames(items), word)} or ${items.showId} = any(${ofShows}))`;
  });
  const isTitle = sql`${inWords(items.title)} = ${query.text.trim().toLowerCase()}`;
  const inTitle =
    and(...words.map((word) => sql`${items.title} ilike ${`%${word}%`}`)) ?? sql`${items.title} <> ''`;
  const condition = and(...has, ...(conditions?.items ?? []));
  const order = [desc(isTitle), desc(inTitle), desc(items.createdAt), desc(items.id)];
  const subqueryWithSelection = db
    .select({ id: items.id })
    .from(items)
    .where(among(await candidatesOf(db, condition, isTitle), condition))
    .orderBy(...order)
    .limit(query.limit ?? 50)
    .as('found');
  const rows = await db
    .select({ item: items, show: shows })
    .from(subqueryWithSelection)
    .innerJoin(items, eq(items.id, subqueryWithSelection.id))
    .leftJoin(shows, eq(items.showId, shows.id))
    .orderBy(...order);
  return rows.map(({ item, show }) => ({ item: itemOfRow(item), show }));
}

const among = (ids: string[] | null, condition: SQL | undefined): SQL | undefined =>
  ids === null ? condition : isOneOf(items.id, ids);

/**
 * The items that are put in order, where a usual word brings more than that: those that are called so, and the newest. Null
 * for all that there are.
 */
async function candidatesOf(db: Db, condition: SQL | undefined, isTitle: SQL): Promise<string[] | null> {
  const some = await db.select({ id: items.id }).from(items).where(condition).limit(candidatesMax);
  if (some.length < candidatesMax) return null;
  const [called, newest] = await Promise.all([
    db.select({ id: items.id }).from(items).where(and(isTitle, condition)).limit(candidatesMax),
    db
      .select({ id: items.id })
      .from(items)
      .where(condition)
      .orderBy(desc(items.createdAt), desc(items.publishedAt), desc(items.id))
      .limit(candidatesMax),
  ]);
  return [...new Set([...called, ...newest].map(({ id }) => id))];
}
