import { type ContentKind, endStatus, type ItemListColumn, type ItemState } from '@ecco/domain';
import { and, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { inWords, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { shows } from '../shows/index.ts';
import { beginsWords } from '../text/word-vectors.ts';
import { items } from './item.table.ts';
import type { ItemWithShow } from './item.types.ts';
import { itemOfRow } from './item-row.ts';
import { itemNames } from './item-words.ts';

/** `words`: each begins a word of the title, the author or the one-liner. */
type ItemListQuery = ListQuery<ItemListColumn> & {
  kinds?: readonly ContentKind[] | undefined;
  state?: ItemState | undefined;
  showId?: string | undefined;
};

const ordered = {
  title: inWords(items.title),
  created_at: items.createdAt,
  release_date: items.publishedAt,
  score: items.score,
  updated_at: items.updatedAt,
};

const newestFirst: SQL[] = [desc(items.createdAt), desc(items.publishedAt), desc(items.id)];

const stateIs = {
  working: and(isNotNull(items.nextStage), ne(items.status, 'FAILED')),
  failed: eq(items.status, 'FAILED'),
  done: eq(items.status, endStatus),
} as const satisfies Record<ItemState, SQL | undefined>;

/** Items as those who keep them list them. */
export function createItemList(db: Db) {
  return {
    /** One page of them, what came last first where no other order is asked for. */
    async kept({
      kinds,
      state,
      showId,
      order,
      words,
      ...page
    }: ItemListQuery): Promise<RowPage<ItemWithShow>> {
      const condition = and(
        kinds && inArray(items.kind, [...kinds]),
        state && stateIs[state],
        showId ? eq(items.showId, showId) : undefined,
        words ? beginsWords(itemNames(items), words) : undefined,
      );
      const rows = await db
        .select({ item: items, show: shows })
        .from(items)
        .leftJoin(shows, eq(shows.id, items.showId))
        .where(condition)
        .orderBy(...orderRows(order, ordered, newestFirst))
        .limit(page.perPage)
        .offset(offsetOf(page));
      return {
        rows: rows.map(({ item, show }) => ({ item: itemOfRow(item), show })),
        total: await db.$count(items, condition),
      };
    },
  };
}
