import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { itemNames, items } from '../items/index.ts';

/** An item whose title, author or one-liner has a word that few have; `holders` is how many have it. */
type TitleWord = { id: string; word: string; holders: number };

/** Items that have a word from which on it names none of them. */
const holdersMax = 40;

/** The items that are called by one of these words, where few are. What is asked of them need not be said in them often. */
export async function findNamed(
  db: Db,
  words: readonly string[],
  itemIds?: readonly string[],
): Promise<TitleWord[]> {
  if (words.length === 0) return [];
  const inside = itemIds ? sql`and items.id = any(${sql.param(itemIds)}::uuid[])` : sql``;
  // A statement for each word, since the index serves a word that is known when it is planned.
  const each = words.map(
    (word) => sql`(select id, ${word}::text as word, holders from (
        select id, count(*) over ()::int as holders from (
          select items.id from items
          where ${itemNames(items)} @@ plainto_tsquery('simple', ${word}) ${inside}
          limit ${holdersMax + 1}
        ) found
      ) named where holders <= ${holdersMax})`,
  );
  const { rows } = await db.execute<TitleWord>(sql.join(each, sql` union all `));
  return rows;
}

/** How rare a word of titles is, on the scale of the words of lines. */
export const titleRarity = (holders: number): number => Math.log(1 + 500 / (holders + 0.5));
