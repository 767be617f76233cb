import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Citation } from '../citations/citation.ts';
import type { Db } from '../connection/db.ts';
import { assertions } from './assertion.table.ts';

export const Figure = z.object({
  text: z.string(),
  value: z.number(),
  unit: z.enum(['usd', 'percent', 'basis-points', 'count', 'other']),
  direction: z.enum(['up', 'down']).nullable(),
  /** Claims found before periods were read have none. */
  period: z.string().nullable().default(null),
});
export type Figure = z.infer<typeof Figure>;

const ThemeId = z.literal([1, 2, 3, 4, 5, 6, 7]);

/** A claim with who says it and where. `weight` 0 to 1, `theme` 1 to 7. */
export type Assertion = Omit<
  typeof assertions.$inferSelect,
  'itemId' | 'idx' | 'citation' | 'figures' | 'theme'
> & { theme: 1 | 2 | 3 | 4 | 5 | 6 | 7; citation: Citation; figures: Figure[] };
export type NewAssertion = Omit<Assertion, 'id'>;
const batchSize = 500;

export function createAssertionsRepository(db: Db) {
  return {
    /** The assertions of an item in the order in which they were stored. */
    async ofItem(itemId: string): Promise<Assertion[]> {
      const rows = await db
        .select()
        .from(assertions)
        .where(eq(assertions.itemId, itemId))
        .orderBy(asc(assertions.idx));
      return rows.map(({ itemId: _item, idx: _idx, ...row }) => ({
        ...row,
        theme: ThemeId.parse(row.theme),
        citation: Citation.parse(row.citation),
        figures: z.array(Figure).parse(row.figures),
      }));
    },

    /** Puts these in the place of all assertions of the item. Call it inside a transaction. */
    async replace(itemId: string, input: NewAssertion[]): Promise<void> {
      await db.delete(assertions).where(eq(assertions.itemId, itemId));
      const rows = input.map((assertion, idx) => ({ ...assertion, id: randomUUID(), itemId, idx }));
      for (let start = 0; start < rows.length; start += batchSize) {
        await db.insert(assertions).values(rows.slice(start, start + batchSize));
      }
    },
  };
}
