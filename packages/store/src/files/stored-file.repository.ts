import { eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { storedFiles } from './stored-file.table.ts';

/** What is known of a file besides its bytes. `size` in bytes, `sha256` in hex. */
export type StoredFile = typeof storedFiles.$inferSelect;
export type StoredFilesRepository = ReturnType<typeof createStoredFilesRepository>;

export function createStoredFilesRepository(db: Db, clock: Clock) {
  return {
    async find(key: string): Promise<StoredFile | null> {
      const [row] = await db.select().from(storedFiles).where(eq(storedFiles.key, key));
      return row ?? null;
    },

    /** A file with the same bytes, if one is known. */
    async findBySha256(sha256: string): Promise<StoredFile | null> {
      const [row] = await db.select().from(storedFiles).where(eq(storedFiles.sha256, sha256)).limit(1);
      return row ?? null;
    },

    /** Records a file, replacing what was known under its key. */
    async save(file: Omit<StoredFile, 'createdAt'>): Promise<StoredFile> {
      const row = { ...file, createdAt: clock() };
      await db.insert(storedFiles).values(row).onConflictDoUpdate({ target: storedFiles.key, set: row });
      return row;
    },

    async remove(key: string): Promise<void> {
      await db.delete(storedFiles).where(eq(storedFiles.key, key));
    },
  };
}
