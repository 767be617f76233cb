import { asc, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { showSpeakers } from './show-speaker.table.ts';

/** Who a label stands for in every item of a show, by a person's hand. */
export type ShowSpeaker = typeof showSpeakers.$inferSelect;
type NewShowSpeaker = Omit<ShowSpeaker, 'updatedAt'>;

export function createShowSpeakersRepository(db: Db, clock: Clock) {
  return {
    async ofShow(showId: string): Promise<ShowSpeaker[]> {
      return db
        .select()
        .from(showSpeakers)
        .where(eq(showSpeakers.showId, showId))
        .orderBy(asc(showSpeakers.label));
    },

    /** Records the name of a label, in the place of an older one. */
    async save(speaker: NewShowSpeaker): Promise<void> {
      const row = { ...speaker, updatedAt: clock() };
      await db
        .insert(showSpeakers)
        .values(row)
        .onConflictDoUpdate({ target: [showSpeakers.showId, showSpeakers.label], set: row });
    },
  };
}
