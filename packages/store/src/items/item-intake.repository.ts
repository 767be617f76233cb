import { randomUUID } from 'node:crypto';
import { appendAll } from '@ecco/domain';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { deletedItems } from '../deleted-items/index.ts';
import { itemDeleted } from '../errors/store.errors.ts';
import { randomSlug, slugCandidates, slugOf } from '../text/slug.ts';
import { boundItem } from './item.bounds.ts';
import { items } from './item.table.ts';
import type { Item, NewItem } from './item.types.ts';
import { itemAliases } from './item-alias.table.ts';
import { itemOfRow } from './item-row.ts';

const batchSize = 200;

type ItemKeys = Pick<NewItem, 'canonicalUrl' | 'showId' | 'guid' | 'fingerprint'>;

/** How an item is recognized as known; the same keys that the unique indices hold. */
function dedupeCondition(input: ItemKeys, table: typeof items | typeof deletedItems): SQL | undefined {
  const inShow = input.showId ? eq(table.showId, input.showId) : undefined;
  return or(
    input.canonicalUrl ? eq(table.canonicalUrl, input.canonicalUrl) : undefined,
    inShow && input.guid ? and(inShow, eq(table.guid, input.guid)) : undefined,
    inShow && input.fingerprint ? and(inShow, eq(table.fingerprint, input.fingerprint)) : undefined,
  );
}

/** The same keys as text, to compare many at once. */
function dedupeKeys({ canonicalUrl, showId, guid, fingerprint }: ItemKeys): string[] {
  return [
    ...(canonicalUrl ? [`url ${canonicalUrl}`] : []),
    ...(showId && guid ? [`guid ${showId} ${guid}`] : []),
    ...(showId && fingerprint ? [`fingerprint ${showId} ${fingerprint}`] : []),
  ];
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
      createdAt: input.createdAt ?? now,
      updatedAt: now,
    };
  };

  async function findKnown(input: ItemKeys): Promise<Item | null> {
    const condition = dedupeCondition(input, items);
    if (!condition) return null;
    const [row] = await db.select().from(items).where(condition).limit(1);
    return row ? itemOfRow(row) : null;
  }

  /** The item that the one of this address has become a part of. */
  async function findJoined({ canonicalUrl }: ItemKeys): Promise<Item | null> {
    if (!canonicalUrl) return null;
    const [row] = await db
      .select({ item: items })
      .from(itemAliases)
      .innerJoin(items, eq(items.id, itemAliases.itemId))
      .where(eq(itemAliases.name, canonicalUrl));
    return row ? itemOfRow(row.item) : null;
  }

  /** What was deleted comes again only when somebody brings it by hand, and then only where it cannot come back. */
  async function forgetDeleted(input: NewItem): Promise<void> {
    const condition = dedupeCondition(input, deletedItems);
    if (!condition) return;
    const rows = await db.select().from(deletedItems).where(condition);
    const retained = rows.find(({ expiresAt }) => expiresAt !== null);
    if (retained) throw itemDeleted(retained.title ?? '');
    if (rows.length > 0) await db.delete(deletedItems).where(condition);
  }

  /** A slug of what can come back is kept for it. */
  async function isKept(slug: string): Promise<boolean> {
    return (await db.$count(deletedItems, eq(deletedItems.slug, slug))) > 0;
  }

  /**
   * Stores the item, or finds the one with the same canonical URL, or guid or fingerprint in its show. Throws
   * `item.deleted` for one that was deleted and can come back.
   */
  async function insertOrFind(given: NewItem): Promise<{ item: Item; created: boolean }> {
    const input = boundItem(given);
    const joined = await findJoined(input);
    if (joined) return { item: joined, created: false };
    await forgetDeleted(input);
    for (const slug of slugCandidates(input.slug ?? input.title)) {
      if (await isKept(slug)) continue;
      const [row] = await db.insert(items).values(rowOf(input, slug)).onConflictDoNothing().returning();
      if (row) return { item: itemOfRow(row), created: true };
      const known = await findKnown(input);
      if (known) return { item: known, created: false };
    }
    throw new Error('unreachable: the last slug candidate is random');
  }

  /** Inserts what has no conflict; the rest may be known, or have lost only their slug. */
  async function insertUnlessTaken(rows: ReturnType<typeof rowOf>[]): Promise<Map<string, Item>> {
    if (rows.length === 0) return new Map();
    const inserted = await db.insert(items).values(rows).onConflictDoNothing().returning();
    return new Map(inserted.map((row) => [row.id, itemOfRow(row)]));
  }

  async function insertBatch(inputs: NewItem[]): Promise<Item[]> {
    const deleted = await knownKeys(inputs, deletedItems);
    const newItems = inputs.filter((input) => !dedupeKeys(input).some((key) => deleted.has(key)));
    const query = newItems.map((input) => rowOf(input, slugOf(input.slug ?? input.title)));
    const taken = await keptSlugs(query.map(({ slug }) => slug));
    const rows = query.map((row) => (taken.has(row.slug) ? { ...row, slug: randomSlug(row.slug) } : row));
    const stored = await insertUnlessTaken(rows);
    const left = rows.filter((row) => !stored.has(row.id));
    const known = await knownKeys(left, items);
    const slugless = left.filter((row) => !dedupeKeys(row).some((key) => known.has(key)));
    const renamed = await insertUnlessTaken(slugless.map((row) => ({ ...row, slug: randomSlug(row.slug) })));
    return rows.flatMap((row) => stored.get(row.id) ?? renamed.get(row.id) ?? []);
  }

  async function keptSlugs(slugs: readonly string[]): Promise<Set<string | null>> {
    const { slug } = deletedItems;
    const rows = await db
      .select({ slug })
      .from(deletedItems)
      .where(inArray(slug, [...slugs]));
    return new Set(rows.map((row) => row.slug));
  }

  async function knownKeys(
    rows: readonly ItemKeys[],
    table: typeof items | typeof deletedItems,
  ): Promise<Set<string>> {
    const urls = rows.flatMap((row) => row.canonicalUrl ?? []);
    const showIds = [...new Set(rows.flatMap((row) => row.showId ?? []))];
    const guids = rows.flatMap((row) => row.guid ?? []);
    const fingerprints = rows.flatMap((row) => row.fingerprint ?? []);
    const { canonicalUrl, showId, guid, fingerprint } = table;
    const matches = await db
      .select({ canonicalUrl, showId, guid, fingerprint })
      .from(table)
      .where(
        or(
          inArray(canonicalUrl, urls),
          and(inArray(showId, showIds), or(inArray(guid, guids), inArray(fingerprint, fingerprints))),
        ),
      );
    return new Set(matches.flatMap(dedupeKeys));
  }

  return {
    insertOrFind,
    /** The item with the same canonical URL, or the same guid or fingerprint in the show. */
    findSame: findKnown,

    /**
     * Stores many items at once, as a long feed brings them, and returns those that were new, in the order
     * given; what was deleted is left out. One that only lost its wished slug to another gets a slug with random letters. Throws
     * `field.out_of_bounds`, with nothing stored, when one cannot be stored: `boundItems` says beforehand which.
     */
    async insertMany(inputs: NewItem[]): Promise<Item[]> {
      const created: Item[] = [];
      const bounded = inputs.map(boundItem);
      for (let start = 0; start < bounded.length; start += batchSize) {
        appendAll(created, await insertBatch(bounded.slice(start, start + batchSize)));
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
