import { deletedRetentionDays } from '@ecco/domain';
import { and, desc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { deletedItems, deletedRows } from './deleted-item.table.ts';
import { layAside, namedIn, putBack } from './retained-rows.ts';

type Row = typeof deletedItems.$inferSelect;
/** An item that can be brought back. `deletedByName`: an e-mail address; null where nobody is known. */
export type DeletedItem = Omit<Row, 'title' | 'expiresAt'> & {
  title: string;
  expiresAt: Date;
  deletedByEmail: string | null;
};
/** What showed an item that goes or comes back. */
export type ItemPlaces = { lists: string[]; meetings: string[]; organizations: string[]; people: string[] };
type Query = Page & { addedBy?: string | undefined };

const dayMs = 86_400_000;
/** Files that bear the id of their item. */
const ownerOfKey = /^(?:items|media|spoken)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//u;

const shownIn = async (db: Db, id: string): Promise<ItemPlaces> => ({
  lists: await namedIn(db, id, 'list_id'),
  meetings: await namedIn(db, id, 'meeting_id'),
  organizations: await namedIn(db, id, 'organisation_id'),
  people: await namedIn(db, id, 'person_id'),
});

export function createDeletedItemsRepository(db: Db, clock: Clock) {
  const canComeBack = isNotNull(deletedItems.expiresAt);

  async function select(condition: SQL | undefined, page: Page): Promise<DeletedItem[]> {
    const rows = await db
      .select({ row: deletedItems, deletedByEmail: users.email })
      .from(deletedItems)
      .leftJoin(users, eq(users.id, deletedItems.deletedBy))
      .where(condition)
      .orderBy(desc(deletedItems.deletedAt), desc(deletedItems.id))
      .limit(page.perPage)
      .offset(offsetOf(page));
    return rows.flatMap(({ row: { title, expiresAt, ...row }, deletedByEmail }) =>
      title === null || expiresAt === null ? [] : [{ ...row, title, expiresAt, deletedByEmail }],
    );
  }

  return {
    /** Takes an item away with all that hangs on it; null when there is no such item. */
    async take(id: string, deletedBy: string | null): Promise<ItemPlaces | null> {
      const deletedAt = clock();
      const expiresAt = new Date(deletedAt.getTime() + deletedRetentionDays * dayMs);
      const { rows } = await db.execute(sql`
        insert into deleted_items (id, slug, kind, title, show_id, canonical_url, guid, fingerprint, upload_key, added_by,
          deleted_by, deleted_at, expires_at)
        select id, slug, kind, title, show_id, canonical_url, guid, fingerprint, upload_key, added_by, ${deletedBy},
          ${sql.param(deletedAt, deletedItems.deletedAt)}::timestamptz,
          ${sql.param(expiresAt, deletedItems.deletedAt)}::timestamptz
        from items where id = ${id}::uuid for update
        returning id`);
      if (rows.length === 0) return null;
      await layAside(db, id, 'deleted_rows');
      await db.execute(sql`delete from items where id = ${id}::uuid`);
      return shownIn(db, id);
    },

    /** Brings an item back as it was; null where it is not there, or gone for good. */
    async bringBack(id: string): Promise<ItemPlaces | null> {
      const [row] = await db
        .select({ id: deletedItems.id })
        .from(deletedItems)
        .where(and(eq(deletedItems.id, id), canComeBack))
        .for('update');
      if (!row) return null;
      await putBack(db, id, 'deleted_rows');
      const shown = await shownIn(db, id);
      await db.delete(deletedItems).where(eq(deletedItems.id, id));
      return shown;
    },

    /** Null where it cannot come back. */
    async find(id: string): Promise<DeletedItem | null> {
      const [row] = await select(and(eq(deletedItems.id, id), canComeBack), { page: 1, perPage: 1 });
      return row ?? null;
    },

    /** What can be brought back, the last deleted first. */
    async page({ addedBy, ...page }: Query): Promise<RowPage<DeletedItem>> {
      const condition = and(
        canComeBack,
        addedBy === undefined ? undefined : eq(deletedItems.addedBy, addedBy),
      );
      return { rows: await select(condition, page), total: await db.$count(deletedItems, condition) };
    },

    /** Which of these items can come back, and which of these uploads they are made of: their files are kept. */
    async keeping(ids: readonly string[], uploads: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length + uploads.length === 0) return new Set();
      const rows = await db
        .select({ id: deletedItems.id, uploadKey: deletedItems.uploadKey })
        .from(deletedItems)
        .where(
          and(
            canComeBack,
            or(inArray(deletedItems.id, [...ids]), inArray(deletedItems.uploadKey, [...uploads])),
          ),
        );
      return new Set(rows.flatMap(({ id, uploadKey }) => [id, ...(uploadKey === null ? [] : [uploadKey])]));
    },

    /** Whether a file is of an item that was deleted, so that it leads nowhere until that comes back. */
    async holdsFile(key: string): Promise<boolean> {
      const owner = ownerOfKey.exec(key)?.[1];
      const condition = or(
        eq(deletedItems.uploadKey, key),
        owner === undefined ? undefined : eq(deletedItems.id, owner),
      );
      return (await db.$count(deletedItems, and(canComeBack, condition))) > 0;
    },

    /** Removes for good what was deleted long enough ago, but for what tells that it was here; gives how many. */
    async removeExpired(): Promise<number> {
      const gone = await db
        .update(deletedItems)
        .set({ slug: null, title: null, uploadKey: null, addedBy: null, deletedBy: null, expiresAt: null })
        .where(and(canComeBack, lte(deletedItems.expiresAt, clock())))
        .returning({ id: deletedItems.id });
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) await db.delete(deletedRows).where(inArray(deletedRows.itemId, ids));
      return ids.length;
    },
  };
}
