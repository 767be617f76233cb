import { randomUUID } from 'node:crypto';
import type { CalendarFeed } from '@ecco/domain';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { organizations } from '../organizations/index.ts';
import { users } from '../users/index.ts';
import { calendarFeeds } from './calendar-feed.table.ts';

type FeedOwner = Pick<CalendarFeed, 'userId' | 'organizationId'>;
type NewCalendarFeed = FeedOwner & { tokenHash: string };

/** How old `lastReadAt` may become, in ms: calendars ask every few minutes. */
const readEveryMs = 60 * 60_000;

export function createCalendarFeedsRepository(db: Db, clock: Clock) {
  const isOf = ({ userId, organizationId }: FeedOwner) =>
    and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.organizationId, organizationId));

  return {
    /** The feed of this hash; none of somebody who is turned off, or of an organization that was deleted. */
    async find(tokenHash: string): Promise<CalendarFeed | null> {
      const [row] = await db
        .select({ feed: calendarFeeds })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .innerJoin(organizations, eq(organizations.id, calendarFeeds.organizationId))
        .where(
          and(
            eq(calendarFeeds.tokenHash, tokenHash),
            isNull(users.disabledAt),
            isNull(organizations.deletedAt),
          ),
        );
      return row?.feed ?? null;
    },

    async ofUser(owned: FeedOwner): Promise<CalendarFeed | null> {
      const [row] = await db.select().from(calendarFeeds).where(isOf(owned));
      return row ?? null;
    },

    /**
     * Keeps a link in the place of the one of before, or answers null when the user has `most` of others. Call it
     * inside a transaction: the user's row is held, so that two at once do not both take the last place.
     */
    async put({ tokenHash, ...owned }: NewCalendarFeed, most: number): Promise<CalendarFeed | null> {
      const { userId, organizationId } = owned;
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const ofOthers = and(
        eq(calendarFeeds.userId, userId),
        ne(calendarFeeds.organizationId, organizationId),
      );
      if ((await db.$count(calendarFeeds, ofOthers)) >= most) return null;
      const fresh = { tokenHash, createdAt: clock(), lastReadAt: null };
      const [row] = await db
        .insert(calendarFeeds)
        .values({ ...owned, ...fresh, id: randomUUID() })
        .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.organizationId], set: fresh })
        .returning();
      return row ?? null;
    },

    /** Notes that a calendar read it just now, at most once in an hour. */
    async read(id: string): Promise<void> {
      const now = clock();
      const due = new Date(now.getTime() - readEveryMs);
      await db
        .update(calendarFeeds)
        .set({ lastReadAt: now })
        .where(
          and(
            eq(calendarFeeds.id, id),
            or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, due)),
          ),
        );
    },

    /** False where there was none. */
    async remove(owned: FeedOwner): Promise<boolean> {
      const rows = await db.delete(calendarFeeds).where(isOf(owned)).returning({ id: calendarFeeds.id });
      return rows.length > 0;
    },
  };
}
