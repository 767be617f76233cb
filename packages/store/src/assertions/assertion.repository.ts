import { randomUUID } from 'node:crypto';
import { type Assertion, directions, type Figure, figureUnits, type ThemeId } from '@ecco/domain';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { citationCodec } from '../citations/citation.ts';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { assertions } from './assertion.table.ts';

const figureCodec = z.object({
  text: z.string(),
  value: z.number(),
  unit: z.enum(figureUnits),
  direction: z.enum(directions).nullable(),
  /** Claims found before periods were read have none. */
  period: z.string().nullable().default(null),
}) satisfies z.ZodType<Figure>;

const themeCodec = z.literal([1, 2, 3, 4, 5, 6, 7]) satisfies z.ZodType<ThemeId>;

/** A claim as it is stored. */
export type StoredAssertion = Assertion & { id: string };

/** A row as an assertion. */
export const assertionOfRow = ({
  itemId: _item,
  idx: _idx,
  ...row
}: typeof assertions.$inferSelect): StoredAssertion => ({
  ...row,
  theme: themeCodec.parse(row.theme),
  citation: citationCodec.parse(row.citation),
  figures: z.array(figureCodec).parse(row.figures),
});

export function createAssertionsRepository(db: Db) {
  return {
    /** The assertions of an item in the order in which they were stored. */
    async ofItem(itemId: string): Promise<StoredAssertion[]> {
      const rows = await db
        .select()
        .from(assertions)
        .where(eq(assertions.itemId, itemId))
        .orderBy(asc(assertions.idx));
      return rows.map(assertionOfRow);
    },

    /** Puts these in the place of all assertions of the item. Call it inside a transaction. */
    async replace(itemId: string, input: Assertion[]): Promise<void> {
      await db.delete(assertions).where(eq(assertions.itemId, itemId));
      const rows = input.map((assertion, idx) => ({ ...assertion, id: randomUUID(), itemId, idx }));
      for (const batch of batchesOf(rows)) await db.insert(assertions).values(batch);
    },
  };
}
