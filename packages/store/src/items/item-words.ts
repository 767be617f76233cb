import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { vectorNames, vectorWords } from '../text/word-vectors.ts';

type ItemText = { title: SQLWrapper; oneLiner: SQLWrapper };

/** The words by which an item is found for a subject. */
export const itemWords = ({ title, oneLiner }: ItemText): SQL =>
  vectorWords(sql`${title} || ' ' || coalesce(${oneLiner}, '')`);

/** The words by which an item is listed. */
export const itemNames = ({ title, author, oneLiner }: ItemText & { author: SQLWrapper }): SQL =>
  vectorNames(sql`${title} || ' ' || coalesce(${author}, '') || ' ' || coalesce(${oneLiner}, '')`);
