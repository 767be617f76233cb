import { randomUUID } from 'node:crypto';
import type { MeetingSign, TimeZoneSource } from '@ecco/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { type ItemWithShow, itemOfRow, items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { slugCandidates } from '../text/slug.ts';
import { meetingItems, meetings } from './meeting.table.ts';
import { createMeetingItems } from './meeting-items.ts';

export type Meeting = typeof meetings.$inferSelect;
export type MeetingDetails = {
  title: string;
  heldAt?: Date | null;
  dayOnly?: boolean;
  timeZone?: string | null;
  timeZoneFrom?: TimeZoneSource | null;
  fundName?: string | null;
  location?: string | null;
  link?: string | null;
  meetingType?: string | null;
  agenda?: string[];
};

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createMeetingsRepository(db: Db, clock: Clock) {
  const ofMeeting = createMeetingItems(db, clock);
  return {
    /** The meeting with this uuid, else with this slug. */
    async find(idOrSlug: string): Promise<Meeting | null> {
      const key = uuidShape.test(idOrSlug) ? eq(meetings.id, idOrSlug) : eq(meetings.slug, idOrSlug);
      const [row] = await db.select().from(meetings).where(key);
      return row ?? null;
    },

    /** Null when the same fund has a meeting of this title and time already: then no slug is free for it. */
    async add(details: MeetingDetails): Promise<Meeting | null> {
      const now = clock();
      for (const slug of slugCandidates(`${details.fundName ?? ''} ${details.title}`)) {
        const [row] = await db
          .insert(meetings)
          .values({ ...details, id: randomUUID(), slug, createdAt: now, updatedAt: now })
          .onConflictDoNothing()
          .returning();
        if (row) return row;
      }
      return null;
    },

    /** Changes what is given and nothing else; null when there is no such meeting. */
    async update(id: string, details: Partial<MeetingDetails>): Promise<Meeting | null> {
      const [row] = await db
        .update(meetings)
        .set({ ...details, updatedAt: clock() })
        .where(eq(meetings.id, id))
        .returning();
      return row ?? null;
    },

    /** The meeting that a fund has of this title at this time. */
    async findSame({ title, heldAt, fundName }: MeetingDetails): Promise<Meeting | null> {
      const same = [
        eq(meetings.title, title),
        heldAt ? eq(meetings.heldAt, heldAt) : isNull(meetings.heldAt),
        fundName ? eq(meetings.fundName, fundName) : isNull(meetings.fundName),
      ];
      const [row] = await db
        .select()
        .from(meetings)
        .where(and(...same));
      return row ?? null;
    },

    /** Deletes a meeting; its items come into no other by themselves. Call it inside a transaction. */
    async remove(id: string): Promise<boolean> {
      await ofMeeting.setApart(await ofMeeting.idsOf(id), clock());
      return (await db.delete(meetings).where(eq(meetings.id, id)).returning({ id: meetings.id })).length > 0;
    },

    /**
     * Puts these items, all of which are in the library, in the place of its recordings and papers. What it had and has
     * no longer comes into no meeting by itself any more. Call it inside a transaction.
     */
    replaceItems: (meetingId: string, itemIds: readonly string[]): Promise<void> =>
      ofMeeting.replace(meetingId, itemIds),

    /** Adds an item behind the others; false where it is there already. */
    addItem: (meetingId: string, itemId: string): Promise<boolean> => ofMeeting.add(meetingId, itemId),

    /** Keeps what an item says of its meeting; null where it says nothing beyond doubt. */
    putSign: (itemId: string, sign: MeetingSign | null): Promise<void> => ofMeeting.putSign(itemId, sign),

    /** Which of these items are in no meeting, and may come into one by themselves. */
    looseItems: (itemIds: readonly string[]): Promise<string[]> => ofMeeting.loose(itemIds),

    /** Its recordings and papers, in order. */
    async itemsOf(meetingId: string): Promise<ItemWithShow[]> {
      const rows = await db
        .select({ item: items, show: shows })
        .from(meetingItems)
        .innerJoin(items, eq(items.id, meetingItems.itemId))
        .leftJoin(shows, eq(shows.id, items.showId))
        .where(eq(meetingItems.meetingId, meetingId))
        .orderBy(asc(meetingItems.position));
      return rows.map(({ item, show }) => ({ item: itemOfRow(item), show }));
    },

    /** The meeting of an item; of several the latest. */
    async ofItem(itemId: string): Promise<Meeting | null> {
      const [row] = await db
        .select({ meeting: meetings })
        .from(meetingItems)
        .innerJoin(meetings, eq(meetings.id, meetingItems.meetingId))
        .where(eq(meetingItems.itemId, itemId))
        .orderBy(sql`${meetings.heldAt} desc nulls last`)
        .limit(1);
      return row?.meeting ?? null;
    },
  };
}
