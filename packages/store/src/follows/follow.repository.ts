import { and, asc, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { shows } from '../shows/show.table.ts';
import type { Show } from '../shows/show.types.ts';
import { follows } from './follow.table.ts';

export function createFollowsRepository(db: Db, clock: Clock) {
  return {
    /** Follows these shows, all of which are in the library; what is followed already stays as it is. */
    async follow(userId: string, showIds: readonly string[]): Promise<void> {
      if (showIds.length === 0) return;
      const createdAt = clock();
      await db
        .insert(follows)
        .values(showIds.map((showId) => ({ userId, showId, createdAt })))
        .onConflictDoNothing();
    },

    async unfollow(userId: string, showId: string): Promise<void> {
      await db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.showId, showId)));
    },

    /** The shows a person follows, by name. */
    async listOf(userId: string): Promise<Show[]> {
      const rows = await db
        .select({ show: shows })
        .from(follows)
        .innerJoin(shows, eq(shows.id, follows.showId))
        .where(eq(follows.userId, userId))
        .orderBy(asc(shows.name), asc(shows.id));
      return rows.map(({ show }) => show);
    },
  };
}
