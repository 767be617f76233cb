import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from './item.table.ts';
import type { Item, NewItem } from './item.types.ts';
import { itemOfRow } from './item-row.ts';
import { slugCandidates } from './slug.ts';

const batchSize = 200;

/** How an item is recognised as known; the same keys that the unique indices hold. */
function dedupeCondition(input: NewItem): SQL | undefined {
  const inShow = input.showId ? eq(items.showId, input.showId) : undefined;
  return or(
    input.canonicalUrl ? eq(items.canonicalUrl, input.canonicalUrl) : undefined,
    inShow && input.guid ? and(inShow, eq(items.guid, input.guid)) : undefined,
    inShow && input.fingerprint ? and(inShow, eq(items.fingerprint, input.fingerprint)) : undefined,
  );
}

/** Bringing items in. Unique indices decide what is known; nothing is read before it is written. */
export function createItemIntake(db: Db, clock: Clock) {
  const rowOf = (input: NewItem, slug: string) => {
    const now = clock();
    return {
      ...input,
      id: randomUUID(),
      slug,
      status: input.status ?? ('NOT_STARTED' as const),
      createdAt: now,
      updatedAt: now,
    };
  };

  async function findKnown(input: NewItem): Promise<Item | null> {
    const condition = dedupeCondition(input);
    if (!condition) return null;
    const [row] = await db.select().from(items).where(condition).limit(1);
    return row ? itemOfRow(row) : null;
  }

  /** Stores the item, or finds the one with the same canonical URL, or guid or fingerprint in its show. */
  async function insertOrFind(input: NewItem): Promise<{ item: Item; created: boolean }> {
    for (const slug of slugCandidates(input.slug ?? input.title)) {
      const [row] = await db.insert(items).values(rowOf(input, slug)).onConflictDoNothing().returning();
      if (row) return { item: itemOfRow(row), created: true };
      const known = await findKnown(input);
      if (known) return { item: known, created: false };
    }
    throw new Error('unreachable: the last slug candidate is random');
  }

  return {
    insertOrFind,

    /**
     * Stores many items at once, as a long feed brings them, and returns those that were new, in the order
     * given. An item that only lost its wished slug to another gets a numbered one.
     */
    async insertMany(inputs: NewItem[]): Promise<Item[]> {
      const created: Item[] = [];
      for (let start = 0; start < inputs.length; start += batchSize) {
        const rows = inputs
          .slice(start, start + batchSize)
          .map((input) => ({ input, row: rowOf(input, slugCandidates(input.slug ?? input.title)[0] ?? '') }));
        const inserted = await db
          .insert(items)
          .values(rows.map(({ row }) => row))
          .onConflictDoNothing()
          .returning();
        const byId = new Map(inserted.map((row) => [row.id, itemOfRow(row)]));
        for (const { input, row } of rows) {
          const item = byId.get(row.id);
          if (item) created.push(item);
          else {
            const late = await insertOrFind(input);
            if (late.created) created.push(late.item);
          }
        }
      }
      return created;
    },

    /** Which of these guids the show has already. */
    async knownGuids(showId: string, guids: string[]): Promise<Set<string>> {
      if (guids.length === 0) return new Set();
      const rows = await db
        .select({ guid: items.guid })
        .from(items)
        .where(and(eq(items.showId, showId), inArray(items.guid, guids)));
      return new Set(rows.flatMap((row) => row.guid ?? []));
    },
  };
}
