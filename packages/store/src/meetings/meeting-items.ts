import type { MeetingSign } from '@ecco/domain';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { meetingItems } from './meeting.table.ts';
import { meetingSigns } from './meeting-sign.table.ts';

/** Which items are of a meeting, put there by somebody or by what they say of themselves. */
export function createMeetingItems(db: Db, clock: Clock) {
  const idsOf = async (meetingId: string): Promise<string[]> => {
    const rows = await db
      .select({ id: meetingItems.itemId })
      .from(meetingItems)
      .where(eq(meetingItems.meetingId, meetingId));
    return rows.map(({ id }) => id);
  };

  async function setApart(itemIds: readonly string[], apartSince: Date | null): Promise<void> {
    if (itemIds.length === 0) return;
    await db
      .insert(meetingSigns)
      .values(itemIds.map((itemId) => ({ itemId, apartSince })))
      .onConflictDoUpdate({ target: meetingSigns.itemId, set: { apartSince } });
  }

  return {
    idsOf,
    setApart,

    /** Puts these items in the place of those of before; what was among them and is not any more stays out. */
    async replace(meetingId: string, itemIds: readonly string[]): Promise<void> {
      const unique = [...new Set(itemIds)];
      const left = (await idsOf(meetingId)).filter((id) => !unique.includes(id));
      await db.delete(meetingItems).where(eq(meetingItems.meetingId, meetingId));
      await setApart(left, clock());
      await setApart(unique, null);
      if (unique.length > 0)
        await db
          .insert(meetingItems)
          .values(unique.map((itemId, position) => ({ meetingId, itemId, position })));
    },

    /** Adds an item behind the others; false where it is there already. */
    async add(meetingId: string, itemId: string): Promise<boolean> {
      const position = sql`(select coalesce(max(${meetingItems.position}), -1) + 1 from ${meetingItems} where ${eq(meetingItems.meetingId, meetingId)})`;
      const rows = await db
        .insert(meetingItems)
        .values({ meetingId, itemId, position })
        .onConflictDoNothing()
        .returning({ itemId: meetingItems.itemId });
      return rows.length > 0;
    },

    /** Keeps what an item says of its meeting; null where it says nothing beyond doubt. */
    async putSign(itemId: string, sign: MeetingSign | null): Promise<void> {
      const said = { day: sign?.day ?? null, body: sign?.body ?? null };
      await db
        .insert(meetingSigns)
        .values({ itemId, ...said })
        .onConflictDoUpdate({ target: meetingSigns.itemId, set: said });
    },

    /** Which of these are in no meeting, and may come into one by themselves. */
    async loose(itemIds: readonly string[]): Promise<string[]> {
      if (itemIds.length === 0) return [];
      const requested = [...itemIds];
      const [placed, apart] = await Promise.all([
        db
          .select({ id: meetingItems.itemId })
          .from(meetingItems)
          .where(inArray(meetingItems.itemId, requested)),
        db
          .select({ id: meetingSigns.itemId })
          .from(meetingSigns)
          .where(and(inArray(meetingSigns.itemId, requested), isNotNull(meetingSigns.apartSince))),
      ]);
      const taken = new Set([...placed, ...apart].map(({ id }) => id));
      return requested.filter((id) => !taken.has(id));
    },
  };
}
