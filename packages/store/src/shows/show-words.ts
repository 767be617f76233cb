import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { vectorNames, vectorWords } from '../text/word-vectors.ts';

type ShowText = { name: SQLWrapper; description: SQLWrapper };

/** The words by which a show is found for a subject. */
export const showWords = ({ name, description }: ShowText): SQL =>
  vectorWords(sql`${name} || ' ' || coalesce(${description}, '')`);

/** The words of a show's name. */
export const showNames = ({ name }: Pick<ShowText, 'name'>): SQL => vectorNames(sql`${name}`);
