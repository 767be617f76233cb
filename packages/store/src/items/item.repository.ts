import { and, count, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { offsetOf } from '../connection/page.ts';
import { shows } from '../shows/index.ts';
import { boundDetails } from './item.bounds.ts';
import { items } from './item.table.ts';
import type { Item, ItemDetails, ItemWithShow, LibraryPage, LibraryQuery } from './item.types.ts';
import { itemAliases } from './item-alias.table.ts';
import { createItemCorrections, unlessHeld } from './item-corrections.repository.ts';
import { createItemIntake } from './item-intake.repository.ts';
import { createItemList } from './item-list.repository.ts';
import { createItemMeta } from './item-meta.repository.ts';
import { createItemNewest } from './item-newest.repository.ts';
import { itemOfRow } from './item-row.ts';
import { createItemTurns } from './item-turns.repository.ts';
import { createItemsOfShow } from './items-of-show.repository.ts';
import { createOlderReadings } from './older-readings.repository.ts';
import { createOlderResults } from './older-results.repository.ts';

/**
 * What came last, and of what came together what was published last. The words "nulls last" are those of the
 * indices: without them none is used.
 */
const newestFirst = [items.createdAt, items.publishedAt, items.id].map(
  (column) => sql`${column} desc nulls last`,
);

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export function createItemsRepository(db: Db, clock: Clock) {
  const withShow = () =>
    db
      .select({ item: items, show: shows })
      .from(items)
      .leftJoin(shows, eq(items.showId, shows.id))
      .$dynamic();

  const present = (row: { item: typeof items.$inferSelect; show: typeof shows.$inferSelect | null }) => ({
    item: itemOfRow(row.item),
    show: row.show,
  });

  async function findOne(condition: SQL): Promise<ItemWithShow | null> {
    const [row] = await withShow().where(condition).limit(1);
    return row ? present(row) : null;
  }

  const findByAlias = (name: string): Promise<ItemWithShow | null> =>
    findOne(
      sql`${items.id} = (select ${itemAliases.itemId} from ${itemAliases} where ${itemAliases.name} = ${name})`,
    );

  return {
    ...createItemIntake(db, clock),
    ...createItemList(db),
    ...createOlderResults(db),
    ...createOlderReadings(db),
    ...createItemNewest(db),
    ...createItemMeta(db, clock),
    ...createItemCorrections(db, clock),
    ...createItemsOfShow(db),
    ...createItemTurns(db),

    async findById(id: string): Promise<ItemWithShow | null> {
      return uuidShape.test(id) ? findOne(eq(items.id, id)) : null;
    },

    /** The item with this uuid, else with this slug, else the one that it has become a part of. */
    async find(idOrSlug: string): Promise<ItemWithShow | null> {
      const byId = uuidShape.test(idOrSlug) ? await findOne(eq(items.id, idOrSlug)) : null;
      return byId ?? (await findOne(eq(items.slug, idOrSlug))) ?? findByAlias(idOrSlug);
    },

    async findByCanonicalUrl(canonicalUrl: string): Promise<ItemWithShow | null> {
      return (await findOne(eq(items.canonicalUrl, canonicalUrl))) ?? findByAlias(canonicalUrl);
    },

    async findByIds(ids: string[]): Promise<ItemWithShow[]> {
      if (ids.length === 0) return [];
      const rows = await withShow().where(isOneOf(items.id, ids));
      return rows.map(present);
    },

    /** One page of the library: what came last first, and of one feed's entries the newest. */
    async library(query: LibraryQuery): Promise<LibraryPage> {
      const condition = and(
        query.kind ? eq(items.kind, query.kind) : undefined,
        query.statuses ? inArray(items.status, query.statuses) : undefined,
        query.showId ? eq(items.showId, query.showId) : undefined,
      );
      const rows = await withShow()
        .where(condition)
        .orderBy(...newestFirst)
        .limit(query.perPage)
        .offset(offsetOf(query));
      const total = await db.$count(items, condition);
      return { entries: rows.map(present), total };
    },

    /** Items that wait for a stage, oldest first: what has to have a job. */
    async awaiting(stage?: string): Promise<Item[]> {
      const rows = await db
        .select()
        .from(items)
        .where(
          and(
            stage ? eq(items.nextStage, stage) : isNotNull(items.nextStage),
            notInArray(items.status, ['FAILED']),
          ),
        )
        .orderBy(items.createdAt, items.id);
      return rows.map(itemOfRow);
    },

    /** Which of these files are uploads that an item is made of. */
    async uploadsInUse(keys: string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .select({ key: items.uploadKey })
        .from(items)
        .where(inArray(items.uploadKey, keys));
      return new Set(rows.flatMap(({ key }) => key ?? []));
    },

    /** How many items are in each status. */
    async countByStatus(): Promise<Partial<Record<Item['status'], number>>> {
      const rows = await db
        .select({ status: items.status, value: count() })
        .from(items)
        .groupBy(items.status);
      return Object.fromEntries(rows.map((row) => [row.status, row.value]));
    },

    /** Changes what is given and nothing that a person put right; null when there is no such item. Throws `field.out_of_bounds`. */
    async update(id: string, details: ItemDetails): Promise<Item | null> {
      const [row] = await db
        .update(items)
        .set({ ...unlessHeld(boundDetails(details)), updatedAt: clock() })
        .where(eq(items.id, id))
        .returning();
      return row ? itemOfRow(row) : null;
    },

    /** Removes the item with all that hangs off it; its media file is the caller's to delete. */
    async remove(id: string): Promise<boolean> {
      const rows = await db.delete(items).where(eq(items.id, id)).returning({ id: items.id });
      return rows.length > 0;
    },
  };
}
