import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { type Item, itemOfRow, items, newestOfShowFirst } from '../items/index.ts';
import { summaries } from './summary.table.ts';

/** It has a short form, or at least one line. */
const isSummarized = sql`coalesce(${summaries.analysis} #> '{tldr,0}', ${summaries.analysis} #> '{oneLiner,text}') is not null`;

export function createSummarizedItems(db: Db) {
  return {
    /** The newest item of the show that has a summary in short. */
    async newestTold(showId: string): Promise<Item | null> {
      const [row] = await db
        .select({ item: items })
        .from(items)
        .innerJoin(summaries, eq(summaries.itemId, items.id))
        .where(and(eq(items.showId, showId), isSummarized))
        .orderBy(...newestOfShowFirst)
        .limit(1);
      return row ? itemOfRow(row.item) : null;
    },
  };
}
