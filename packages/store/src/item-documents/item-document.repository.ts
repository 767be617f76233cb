import { eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { itemDocuments } from './item-document.table.ts';

/** The analysis of an item as a person wrote it. */
export type ItemDocument = typeof itemDocuments.$inferSelect;
type NewItemDocument = Omit<ItemDocument, 'updatedAt'>;

export function createItemDocumentsRepository(db: Db, clock: Clock) {
  return {
    async find(itemId: string): Promise<ItemDocument | null> {
      const [row] = await db.select().from(itemDocuments).where(eq(itemDocuments.itemId, itemId));
      return row ?? null;
    },

    /** Stores the document in the place of an older one. `html` has been sanitised. */
    async save(document: NewItemDocument): Promise<void> {
      const row = { ...document, updatedAt: clock() };
      await db
        .insert(itemDocuments)
        .values(row)
        .onConflictDoUpdate({ target: itemDocuments.itemId, set: row });
    },

    async remove(itemId: string): Promise<void> {
      await db.delete(itemDocuments).where(eq(itemDocuments.itemId, itemId));
    },
  };
}
