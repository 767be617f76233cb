import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { highlights } from './highlight.table.ts';

/** A verbatim quotation worth passing on. */
export type Highlight = Omit<typeof highlights.$inferSelect, 'itemId' | 'idx'>;
export type NewHighlight = Omit<Highlight, 'id' | 'approved' | 'version'>;
export function createHighlightsRepository(db: Db) {
  async function ofItem(itemId: string): Promise<Highlight[]> {
    const rows = await db
      .select()
      .from(highlights)
      .where(eq(highlights.itemId, itemId))
      .orderBy(asc(highlights.version), asc(highlights.idx));
    return rows.map(({ itemId: _item, idx: _idx, ...highlight }) => highlight);
  }

  return {
    /** The highlights of an item by version, in the order in which they were stored. */
    ofItem,

    /**
     * Puts these in the place of the item's highlights of this version. One with the text of an older one keeps
     * its id and its approval. Call it inside a transaction.
     */
    async replace(itemId: string, version: number, input: NewHighlight[]): Promise<Highlight[]> {
      const older = (await ofItem(itemId)).filter((highlight) => highlight.version === version);
      const byText = new Map(older.map((highlight) => [highlight.text, highlight]));
      await db.delete(highlights).where(and(eq(highlights.itemId, itemId), eq(highlights.version, version)));
      const rows = input.map((highlight, idx) => {
        const retained = byText.get(highlight.text);
        byText.delete(highlight.text);
        const { text, speaker, segmentId, startMs, endMs, page, score } = highlight;
        const place = { text, speaker, segmentId, startMs, endMs, page, score };
        return {
          ...place,
          id: retained?.id ?? randomUUID(),
          approved: retained?.approved ?? false,
          itemId,
          version,
          idx,
        };
      });
      for (const batch of batchesOf(rows)) await db.insert(highlights).values(batch);
      return rows.map(({ itemId: _item, idx: _idx, ...highlight }) => highlight);
    },

    /** Approves highlights of an item or takes it back: one, or all of them. Answers how many there were. */
    async setApproved(itemId: string, { approved, id }: { approved: boolean; id?: string }): Promise<number> {
      const rows = await db
        .update(highlights)
        .set({ approved })
        .where(and(eq(highlights.itemId, itemId), id === undefined ? undefined : eq(highlights.id, id)))
        .returning({ id: highlights.id });
      return rows.length;
    },
  };
}
