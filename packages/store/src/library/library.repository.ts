import type { LibrarySort } from '@ecco/domain';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { offsetOf, type Page } from '../connection/page.ts';
import { type ItemWithShow, itemOfRow, items, lengthOf, newestDated } from '../items/index.ts';
import { type Owner, ownersOf } from '../links/index.ts';
import { shows } from '../shows/index.ts';
import { speakers } from '../speakers/index.ts';
import { type LibraryListFilter, listedCondition } from './library-condition.ts';

export type LibraryPageQuery = Page &
  LibraryListFilter & {
    sort: LibrarySort;
    /** How many there are, where that is known. */
    total?: number | undefined;
  };
/** An item as the library lists it. `speakers`: who is known to speak, in the order of the item. */
export type LibraryEntry = ItemWithShow & {
  organization: Owner | null;
  speakers: string[];
};

/** Names of speakers of one item that are looked at. */
const speakersMax = 8;

/** The words of the indexes: without them none is used. */
const orders: Readonly<Record<LibrarySort, readonly SQL[]>> = {
  added: [items.createdAt, items.publishedAt, items.id].map((column) => sql`${column} desc nulls last`),
  published: newestDated(items),
  longest: [sql`${lengthOf(items)} desc nulls last`, sql`${items.id} desc nulls last`],
  score: [sql`${items.score} desc nulls last`, sql`${items.id} desc nulls last`],
};

export function createLibraryPages(db: Db) {
  async function speakersOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await db
      .select({ itemId: speakers.itemId, name: speakers.name })
      .from(speakers)
      .where(and(isOneOf(speakers.itemId, ids), isNotNull(speakers.provenance)))
      .orderBy(speakers.itemId, speakers.idx);
    const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
    return new Map(
      [...byItem].map(([itemId, of]) => [
        itemId,
        [...new Set(of.map(({ name }) => name))].slice(0, speakersMax),
      ]),
    );
  }

  return {
    /** One page of the library with what its rows show; ids are read from the index of the order, and rows of the page alone. */
    async browse(query: LibraryPageQuery): Promise<{ entries: LibraryEntry[]; total: number }> {
      const condition = listedCondition(db, query);
      const matches = await db
        .select({ id: items.id })
        .from(items)
        .where(condition)
        .orderBy(...orders[query.sort])
        .limit(query.perPage)
        .offset(offsetOf(query));
      const ids = matches.map(({ id }) => id);
      const rows = await db
        .select({ item: items, show: shows })
        .from(items)
        .leftJoin(shows, eq(items.showId, shows.id))
        .where(isOneOf(items.id, ids));
      const [owners, names, total] = await Promise.all([
        ownersOf(db, ids),
        speakersOf(ids),
        query.total ?? db.$count(items, condition),
      ]);
      const byId = new Map(rows.map((row) => [row.item.id, row]));
      const entries = ids.flatMap((id): LibraryEntry[] => {
        const row = byId.get(id);
        if (!row) return [];
        return [
          {
            item: itemOfRow(row.item),
            show: row.show,
            organization: owners.get(id) ?? null,
            speakers: names.get(id) ?? [],
          },
        ];
      });
      return { entries, total };
    },
  };
}
