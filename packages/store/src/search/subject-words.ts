import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textConfig } from './text-config.ts';

// The words by which a show is found for a subject. The indices and the query are made of the same expressions,
// since the database uses an index only for the expression it was made of.

const config = sql.raw(`'${textConfig}'`);
/** What matters is said at the beginning, and the database refuses to index a megabyte of words. */
const firstCharacters = sql.raw('4000');
const wordsOf = (text: SQL): SQL => sql`to_tsvector(${config}, left(${text}, ${firstCharacters}))`;

type ShowText = { name: SQLWrapper; description: SQLWrapper };
export const showWords = ({ name, description }: ShowText): SQL =>
  wordsOf(sql`${name} || ' ' || coalesce(${description}, '')`);

type ItemText = { title: SQLWrapper; oneLiner: SQLWrapper };
export const itemWords = ({ title, oneLiner }: ItemText): SQL =>
  wordsOf(sql`${title} || ' ' || coalesce(${oneLiner}, '')`);

/** Signs within which the database's parser would see one word, as in "Booking.com" and "asset-liability". */
const joiningSigns = sql.raw(`'.,-/_:@+', '        '`);
const namesOf = (text: SQL): SQL =>
  sql`to_tsvector('simple', translate(left(${text}, ${firstCharacters}), ${joiningSigns}))`;

/** The words of a show's name as they are written, beginnings of which are searched for. */
export const showNames = ({ name }: Pick<ShowText, 'name'>): SQL => namesOf(sql`${name}`);

/** The words by which an item is listed, as they are written. */
export const itemNames = ({ title, author, oneLiner }: ItemText & { author: SQLWrapper }): SQL =>
  namesOf(sql`${title} || ' ' || coalesce(${author}, '') || ' ' || coalesce(${oneLiner}, '')`);

/** The labels of the key topics. */
export const topicWords = ({ analysis }: { analysis: SQLWrapper }): SQL =>
  sql`jsonb_to_tsvector(${config}, jsonb_path_query_array(${analysis}, '$.keyTopics[*].label'), '["string"]')`;
