import { asc, eq } from 'drizzle-orm';
import { Citation } from '../citations/citation.ts';
import type { Db } from '../connection/db.ts';
import { speakers } from './speaker.table.ts';

/** Who speaks under a label of the item's segments. `confidence` 0 to 1. */
export type Speaker = Omit<typeof speakers.$inferSelect, 'itemId' | 'idx' | 'evidence'> & {
  evidence: Citation | null;
};
export function createSpeakersRepository(db: Db) {
  return {
    /** The speakers of an item in the order in which they were stored. */
    async ofItem(itemId: string): Promise<Speaker[]> {
      const rows = await db
        .select()
        .from(speakers)
        .where(eq(speakers.itemId, itemId))
        .orderBy(asc(speakers.idx));
      return rows.map(({ itemId: _item, idx: _idx, evidence, ...speaker }) => ({
        ...speaker,
        evidence: Citation.nullable().parse(evidence),
      }));
    },

    /** Puts these speakers in the place of all the item has. Call it inside a transaction. */
    async replace(itemId: string, input: Speaker[]): Promise<void> {
      await db.delete(speakers).where(eq(speakers.itemId, itemId));
      if (input.length === 0) return;
      await db.insert(speakers).values(input.map((speaker, idx) => ({ ...speaker, itemId, idx })));
    },
  };
}
