import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/item.table.ts';
import type { ItemWithShow } from '../items/item.types.ts';
import { itemOfRow } from '../items/item-row.ts';
import { shows } from '../shows/show.table.ts';
import { locateWords } from './words.ts';

const wordsMax = 12;

const contains = (field: SQL, word: string): SQL => sql`${field} ilike ${`%${word}%`}`;

/** Items in whose title, show, author or one-liner every word occurs; those with it in the title first, then newest. */
export async function searchLibrary(
  db: Db,
  query: { text: string; limit?: number },
): Promise<ItemWithShow[]> {
  const words = locateWords(query.text)
    .map(({ word }) => word)
    .slice(0, wordsMax);
  if (words.length === 0) return [];
  const title = sql`${items.title}`;
  const everything = sql`concat_ws(' ', ${items.title}, ${shows.name}, ${items.author}, ${items.oneLiner})`;
  const rows = await db
    .select({ item: items, show: shows })
    .from(items)
    .leftJoin(shows, eq(items.showId, shows.id))
    .where(and(...words.map((word) => contains(everything, word))))
    .orderBy(
      desc(and(...words.map((word) => contains(title, word))) ?? sql`true`),
      desc(items.createdAt),
      desc(items.id),
    )
    .limit(query.limit ?? 50);
  return rows.map(({ item, show }) => ({ item: itemOfRow(item), show }));
}
