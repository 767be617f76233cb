import { type SQL, sql } from 'drizzle-orm';
import { items, newestDated } from '../items/index.ts';
import { shows } from '../shows/index.ts';

export const newestFirst: SQL[] = newestDated(items);
/** What an admin ignores is left out. */
export const isShown = sql`(${items.showId} is null or ${shows.ignoredAt} is null)`;
