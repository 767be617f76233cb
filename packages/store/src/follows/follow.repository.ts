import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { type Show, shows } from '../shows/index.ts';
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

    async isFollowing(userId: string, showId: string): Promise<boolean> {
      const own = and(eq(follows.userId, userId), eq(follows.showId, showId));
      return (await db.$count(follows, own)) > 0;
    },

    /** The shows a person follows, by name, without those that are ignored. */
    async listOf(userId: string): Promise<Show[]> {
      const rows = await db
        .select({ show: shows })
        .from(follows)
        .innerJoin(shows, eq(shows.id, follows.showId))
        .where(and(eq(follows.userId, userId), isNull(shows.ignoredAt)))
        .orderBy(asc(shows.name), asc(shows.id));
      return rows.map(({ show }) => show);
    },
  };
}
