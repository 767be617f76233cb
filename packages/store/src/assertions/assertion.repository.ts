import { randomUUID } from 'node:crypto';
import { type Assertion, directions, type Figure, figureUnits, type ThemeId } from '@ecco/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { citationCodec } from '../citations/citation.ts';
import { batchesOf } from '../connection/batches.ts';
import type { Clock, Db } from '../connection/db.ts';
import { assertions, themeCorrections } from './assertion.table.ts';

const figureCodec = z.object({
  text: z.string(),
  value: z.number(),
  unit: z.enum(figureUnits),
  direction: z.enum(directions).nullable(),
  /** Claims found before periods were read have none. */
  period: z.string().nullable().default(null),
}) satisfies z.ZodType<Figure>;

const themeCodec = z.literal([1, 2, 3, 4, 5, 6, 7]).nullable() satisfies z.ZodType<ThemeId | null>;

/** A claim as it is stored. `theme`: null where a person said that it speaks of none. */
export type StoredAssertion = Omit<Assertion, 'theme'> & { id: string; theme: ThemeId | null };
/** A theme for a claim, as a person said it; null for none, and for nobody's word. */
export type ThemeCorrection = { theme: ThemeId | null; userId: string | null };

type Row = typeof assertions.$inferSelect;

/** A row as an assertion. */
export const assertionOfRow = ({ itemId: _item, idx: _idx, ...row }: Row): StoredAssertion => ({
  ...row,
  theme: themeCodec.parse(row.theme),
  citation: citationCodec.parse(row.citation),
  figures: z.array(figureCodec).parse(row.figures),
});

const quote = sql<string>`${assertions.citation} ->> 'quote'`;

export function createAssertionsRepository(db: Db, clock: Clock) {
  const isCorrected = and(
    eq(themeCorrections.itemId, assertions.itemId),
    sql`${themeCorrections.quote} = ${quote}`,
  );

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

    /** An assertion with its item; null where it is gone. */
    async find(id: string): Promise<{ itemId: string; assertion: StoredAssertion } | null> {
      const [row] = await db.select().from(assertions).where(eq(assertions.id, id));
      return row ? { itemId: row.itemId, assertion: assertionOfRow(row) } : null;
    },

    /** Gives a claim the theme that a person says, which it keeps when its item is read again. */
    async setTheme(
      itemId: string,
      { id, theme, userId }: ThemeCorrection & { id: string },
    ): Promise<boolean> {
      const [row] = await db
        .update(assertions)
        .set({ theme })
        .where(and(eq(assertions.id, id), eq(assertions.itemId, itemId)))
        .returning({ quote });
      if (row === undefined) return false;
      const said = { theme, userId, at: clock() };
      await db
        .insert(themeCorrections)
        .values({ itemId, quote: row.quote, ...said })
        .onConflictDoUpdate({ target: [themeCorrections.itemId, themeCorrections.quote], set: said });
      return true;
    },

    /**
     * Puts these in the place of all assertions of the item, with the themes that people gave them; a claim that somebody gave
     * a theme stays where it is not found again. Call it inside a transaction.
     */
    async replace(itemId: string, input: Assertion[]): Promise<void> {
      const corrected = await db
        .select({ quote: themeCorrections.quote, theme: themeCorrections.theme })
        .from(themeCorrections)
        .where(eq(themeCorrections.itemId, itemId));
      const retained =
        corrected.length === 0
          ? []
          : await db
              .select({ row: assertions })
              .from(assertions)
              .innerJoin(themeCorrections, isCorrected)
              .where(eq(assertions.itemId, itemId));
      await db.delete(assertions).where(eq(assertions.itemId, itemId));
      const themes = new Map(corrected.map((one) => [one.quote, one.theme]));
      const result = new Set(input.map(({ citation }) => citation.quote));
      const stay = retained
        .map(({ row }) => row)
        .filter(({ citation }) => !result.has(citationCodec.parse(citation).quote));
      const fresh = input.map((assertion) => {
        const theme = themes.get(assertion.citation.quote);
        return { ...assertion, theme: theme === undefined ? assertion.theme : theme };
      });
      const rows = [...fresh, ...stay].map((one, idx) => ({ ...one, id: randomUUID(), itemId, idx }));
      for (const batch of batchesOf(rows)) await db.insert(assertions).values(batch);
    },
  };
}
