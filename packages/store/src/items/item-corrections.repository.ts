import type { CorrectableField } from '@ecco/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { boundDetails } from './item.bounds.ts';
import { items } from './item.table.ts';
import type { Item, ItemDetails } from './item.types.ts';
import { itemOfRow } from './item-row.ts';

/** What a person may put right in the item's own row. */
export type Corrections = Partial<Pick<Item, 'title' | 'publishedAt' | 'kind' | 'showId' | 'language'>>;
type ItemCorrection = { itemId: string; changes: Corrections; held: readonly CorrectableField[] };

const heldColumns = [
  { key: 'title', field: 'title' },
  { key: 'publishedAt', field: 'date' },
  { key: 'kind', field: 'kind' },
  { key: 'showId', field: 'show' },
  { key: 'language', field: 'language' },
] as const satisfies readonly { key: keyof Corrections; field: CorrectableField }[];

/** The details as a source or a stage may write them: what a person put right stays. */
export function unlessHeld(details: ItemDetails): Record<string, unknown> {
  const guarded = heldColumns.flatMap(({ key, field }): [string, SQL][] => {
    const value = details[key];
    if (value === undefined) return [];
    const column = items[key];
    const given = sql.param(value, column);
    return [[key, sql`case when ${field} = any(${items.held}) then ${column} else ${given} end`]];
  });
  return { ...details, ...Object.fromEntries(guarded) };
}

export function createItemCorrections(db: Db, clock: Clock) {
  return {
    /** Writes what a person says, and from then on holds it; null where there is no such item. */
    async correct({ itemId, changes, held }: ItemCorrection): Promise<Item | null> {
      const { kind, ...details } = changes;
      const [row] = await db
        .update(items)
        .set({
          ...boundDetails(details),
          ...(kind && { kind }),
          held: sql`array(select distinct unnest(${items.held} || ${sql.param(held, items.held)}::text[]))`,
          updatedAt: clock(),
        })
        .where(eq(items.id, itemId))
        .returning();
      return row ? itemOfRow(row) : null;
    },
  };
}
