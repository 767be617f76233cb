import { desc, type SQL, sql } from 'drizzle-orm';
import { dateOf, items } from '../items/index.ts';
import { shows } from '../shows/index.ts';

export const newestFirst: SQL[] = [sql`${dateOf(items)} desc`, desc(items.id)];
/** What an admin ignores is left out. */
export const isShown = sql`(${items.showId} is null or ${shows.ignoredAt} is null)`;
