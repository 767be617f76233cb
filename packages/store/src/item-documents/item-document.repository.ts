import { randomUUID } from 'node:crypto';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';
import { documentDrafts, documentVersions, itemDocuments } from './item-document.table.ts';

/** The analysis of an item as a person wrote it. */
export type ItemDocument = typeof itemDocuments.$inferSelect;
type NewItemDocument = Omit<ItemDocument, 'updatedAt'>;
/** A version without its text; `length` of that in characters, `by` the e-mail address of who saved it. */
export type DocumentVersion = { id: string; at: Date; by: string | null; length: number };
export type DocumentDraft = typeof documentDrafts.$inferSelect;

/** Versions of one item that are kept and shown. */
const versionsMax = 200;

export function createItemDocumentsRepository(db: Db, clock: Clock) {
  const versionsOf = (itemId: string, limit: number): Promise<DocumentVersion[]> =>
    db
      .select({
        id: documentVersions.id,
        at: documentVersions.at,
        by: users.email,
        length: sql<number>`length(${documentVersions.html})`.mapWith(Number),
      })
      .from(documentVersions)
      .leftJoin(users, eq(users.id, documentVersions.savedBy))
      .where(eq(documentVersions.itemId, itemId))
      .orderBy(desc(documentVersions.at), desc(documentVersions.id))
      .limit(limit);

  /** Keeps what was saved, and lets go of what is very old. */
  async function addVersion({ itemId, html, updatedBy }: NewItemDocument): Promise<string> {
    const id = randomUUID();
    await db.insert(documentVersions).values({ id, itemId, html, savedBy: updatedBy, at: clock() });
    const retained = db
      .select({ id: documentVersions.id })
      .from(documentVersions)
      .where(eq(documentVersions.itemId, itemId))
      .orderBy(desc(documentVersions.at), desc(documentVersions.id))
      .limit(versionsMax);
    await db
      .delete(documentVersions)
      .where(and(eq(documentVersions.itemId, itemId), notInArray(documentVersions.id, retained)));
    return id;
  }
  const draftOf = (itemId: string, userId: string) =>
    and(eq(documentDrafts.itemId, itemId), eq(documentDrafts.userId, userId));

  return {
    async find(itemId: string): Promise<ItemDocument | null> {
      const [row] = await db.select().from(itemDocuments).where(eq(itemDocuments.itemId, itemId));
      return row ?? null;
    },

    /** Stores the document in the place of an older one, and gives the id of the version. `html` has been sanitized. */
    async save(document: NewItemDocument): Promise<string> {
      const row = { ...document, updatedAt: clock() };
      await db
        .insert(itemDocuments)
        .values(row)
        .onConflictDoUpdate({ target: itemDocuments.itemId, set: row });
      return addVersion(document);
    },

    /** Takes the document away, which is a version too. */
    async remove(itemId: string, by: string | null): Promise<string> {
      await db.delete(itemDocuments).where(eq(itemDocuments.itemId, itemId));
      return addVersion({ itemId, html: '', updatedBy: by });
    },

    /** The newest version; nobody else saves one until the transaction ends. */
    async holdNewest(itemId: string): Promise<DocumentVersion | null> {
      await db.select({ id: items.id }).from(items).where(eq(items.id, itemId)).for('update');
      const [newest] = await versionsOf(itemId, 1);
      return newest ?? null;
    },

    /** The versions of an item, the newest first. */
    versions: (itemId: string): Promise<DocumentVersion[]> => versionsOf(itemId, versionsMax),

    /** What was saved as a version. */
    async textOf(itemId: string, version: string): Promise<string | null> {
      const [row] = await db
        .select({ html: documentVersions.html })
        .from(documentVersions)
        .where(and(eq(documentVersions.itemId, itemId), eq(documentVersions.id, version)));
      return row?.html ?? null;
    },

    async draft(itemId: string, userId: string): Promise<DocumentDraft | null> {
      const [row] = await db.select().from(documentDrafts).where(draftOf(itemId, userId));
      return row ?? null;
    },

    /** Keeps what somebody wrote, in the place of what they wrote before. `html` has been sanitized. */
    async keepDraft(draft: Omit<DocumentDraft, 'at'>): Promise<DocumentDraft> {
      const row = { ...draft, at: clock() };
      await db
        .insert(documentDrafts)
        .values(row)
        .onConflictDoUpdate({ target: [documentDrafts.itemId, documentDrafts.userId], set: row });
      return row;
    },

    async dropDraft(itemId: string, userId: string): Promise<void> {
      await db.delete(documentDrafts).where(draftOf(itemId, userId));
    },
  };
}
