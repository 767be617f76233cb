import type { CitedText } from '@ecco/domain';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { citedTextCodec } from '../citations/citation.ts';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { summaries } from './summary.table.ts';
import {
  analysisCodec,
  outlineCodec,
  overviewCodec,
  type Summary,
  type SummaryParts,
} from './summary.types.ts';
import { writeSummaryPassages } from './summary-passage.write.ts';

const present = (row: typeof summaries.$inferSelect): Summary => ({
  itemId: row.itemId,
  version: row.version,
  madeBy: { engine: row.engine, version: row.engineVersion },
  overview: overviewCodec.nullable().parse(row.overview),
  outline: outlineCodec.nullable().parse(row.outline),
  analysis: analysisCodec.nullable().parse(row.analysis),
  updatedAt: row.updatedAt,
});

export function createSummariesRepository(db: Db, clock: Clock) {
  return {
    /** All summaries of an item by version; of several engines' the latest comes first. */
    async ofItem(itemId: string): Promise<Summary[]> {
      const rows = await db
        .select()
        .from(summaries)
        .where(eq(summaries.itemId, itemId))
        .orderBy(asc(summaries.version), desc(summaries.updatedAt));
      return rows.map(present);
    },

    /** The latest summary of this version, whichever engine made it. */
    async latest(itemId: string, version: number): Promise<Summary | null> {
      const [row] = await db
        .select()
        .from(summaries)
        .where(and(eq(summaries.itemId, itemId), eq(summaries.version, version)))
        .orderBy(desc(summaries.updatedAt))
        .limit(1);
      return row ? present(row) : null;
    },

    /** The summary of the highest version, and of that the latest, of each of these items that has one. */
    async latestOf(itemIds: readonly string[]): Promise<Map<string, Summary>> {
      if (itemIds.length === 0) return new Map();
      const rows = await db
        .selectDistinctOn([summaries.itemId])
        .from(summaries)
        .where(inArray(summaries.itemId, [...itemIds]))
        .orderBy(asc(summaries.itemId), desc(summaries.version), desc(summaries.updatedAt));
      return new Map(rows.map((row) => [row.itemId, present(row)]));
    },

    /** The sentence that the latest analysis of each of these items comes to; of one without it there is none. */
    async mainPointsOf(itemIds: readonly string[]): Promise<Map<string, CitedText>> {
      if (itemIds.length === 0) return new Map();
      const point = sql`${summaries.analysis} -> 'oneLiner'`;
      const rows = await db
        .selectDistinctOn([summaries.itemId], { itemId: summaries.itemId, point })
        .from(summaries)
        .where(and(isOneOf(summaries.itemId, itemIds), sql`jsonb_typeof(${point}) = 'object'`))
        .orderBy(asc(summaries.itemId), desc(summaries.version), desc(summaries.updatedAt));
      return new Map(rows.map((row) => [row.itemId, citedTextCodec.parse(row.point)]));
    },

    /** Stores parts of one engine's summary, to be found from now on; what is left out stays. Call it inside a transaction. */
    async save(parts: SummaryParts): Promise<void> {
      const { itemId, version, madeBy, ...content } = parts;
      const changes = { ...content, engineVersion: madeBy.version, updatedAt: clock() };
      await db
        .insert(summaries)
        .values({ itemId, version, engine: madeBy.engine, ...changes })
        .onConflictDoUpdate({
          target: [summaries.itemId, summaries.version, summaries.engine],
          set: changes,
        });
      await writeSummaryPassages(db, itemId);
    },

    /** Forgets every summary of the item, as a re-run from the transcript does. */
    async clear(itemId: string): Promise<void> {
      await db.delete(summaries).where(eq(summaries.itemId, itemId));
      await writeSummaryPassages(db, itemId);
    },
  };
}
