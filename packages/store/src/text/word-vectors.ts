import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textConfig } from './text-config.ts';

// The words by which something is found. The indices and the query are made of the same expressions, since the
// database uses an index only for the expression it was made of.

const config = sql.raw(`'${textConfig}'`);
/** What matters is said at the beginning, and the database refuses to index a megabyte of words. */
const firstCharacters = sql.raw('4000');
export const vectorWords = (text: SQL): SQL => sql`to_tsvector(${config}, left(${text}, ${firstCharacters}))`;

/** Signs within which the database's parser would see one word, as in "Booking.com" and "asset-liability". */
const joiningSigns = sql.raw(`'.,-/_:@+', '        '`);
/** Words as they are written, beginnings of which are searched for. */
export const vectorNames = (text: SQL): SQL =>
  sql`to_tsvector('simple', translate(left(${text}, ${firstCharacters}), ${joiningSigns}))`;

/** The words of the texts in a JSON value. */
export const wordsOfJson = (value: SQL): SQL => sql`jsonb_to_tsvector(${config}, ${value}, '["string"]')`;

/** The words of a name's key, which has nothing but words. */
export const wordsOfKey = (key: SQLWrapper): SQL => sql`to_tsvector('simple', ${key})`;

/** Every word of the query begins a word of the names. */
export const beginsWords = (vector: SQL, words: string): SQL => {
  const query = (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ');
  return sql`${vector} @@ to_tsquery('simple', ${query})`;
};
