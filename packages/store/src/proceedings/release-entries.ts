import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { ledgerEntries } from './ledger-entry.table.ts';
import { signals } from './signal.table.ts';

/** Has the signals of these items gathered again, as after it changed whose items they are. */
export async function releaseEntries(db: Db, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const reported = db
    .select({ id: sql<string>`${signals.entryId}` })
    .from(signals)
    .where(inArray(signals.itemId, [...itemIds]));
  await db.delete(ledgerEntries).where(inArray(ledgerEntries.id, reported));
}
