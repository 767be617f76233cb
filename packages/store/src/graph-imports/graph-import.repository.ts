import { randomUUID } from 'node:crypto';
import { desc, eq, notInArray } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { graphImports } from './graph-import.table.ts';

type Row = typeof graphImports.$inferSelect;
export type NewGraphImport = Omit<Row, 'id' | 'at'>;
/** `by`: the e-mail address of who imported it; null where it was done on the machine itself, or the person is gone. */
export type GraphImport = Row & { by: string | null };

/** Imports that are remembered; the oldest give way. */
const rememberedMax = 200;

export function createGraphImportsRepository(db: Db, clock: Clock) {
  const newestFirst = [desc(graphImports.at), desc(graphImports.id)];
  return {
    /** Remembers an import that was written. */
    async add(taken: NewGraphImport): Promise<void> {
      await db.insert(graphImports).values({ ...taken, id: randomUUID(), at: clock() });
      const newest = db
        .select({ id: graphImports.id })
        .from(graphImports)
        .orderBy(...newestFirst)
        .limit(rememberedMax);
      await db.delete(graphImports).where(notInArray(graphImports.id, newest));
    },

    /** Newest first. */
    async page(page: Page): Promise<RowPage<GraphImport>> {
      const rows = await db
        .select({ taken: graphImports, by: users.email })
        .from(graphImports)
        .leftJoin(users, eq(users.id, graphImports.importedBy))
        .orderBy(...newestFirst)
        .limit(page.perPage)
        .offset(offsetOf(page));
      return { rows: rows.map(({ taken, by }) => ({ ...taken, by })), total: await db.$count(graphImports) };
    },
  };
}
