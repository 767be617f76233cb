import type { Status } from '@ecco/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { statusHistory } from '../status-history/status-entry.table.ts';
import { notifyStatus } from '../status-history/status-updates.ts';
import { items } from './item.table.ts';
import type { Restart, StageCommit, StatusReport } from './item.types.ts';

type Change = { itemId: string; run: number; stage: string; status: Status; message: string | null };

/**
 * Where an item stands. Every write is guarded by the run and the awaited stage, so a job delivered twice, or
 * one of a run that was started over, changes nothing and learns it by `false`.
 */
export function createItemProgress(db: Db, clock: Clock) {
  async function record(change: Change): Promise<void> {
    const { itemId, run, stage, status, message } = change;
    await db.insert(statusHistory).values({ itemId, run, stage, status, message, at: clock() });
    await notifyStatus(db, { itemId, run, status, message });
  }

  const awaits = (at: { itemId: string; run: number; stage: string }) =>
    and(eq(items.id, at.itemId), eq(items.run, at.run), eq(items.nextStage, at.stage));

  return {
    /** Commits a stage and moves to the next. False, with nothing written, unless run and awaited stage match. */
    async advance(commit: StageCommit): Promise<boolean> {
      const message = commit.message ?? null;
      const rows = await db
        .update(items)
        .set({
          status: commit.status,
          statusMessage: message,
          nextStage: commit.nextStage,
          updatedAt: clock(),
        })
        .where(awaits(commit))
        .returning({ id: items.id });
      if (rows.length === 0) return false;
      await record({ ...commit, message });
      return true;
    },

    /** Says what a running stage is doing, without moving on. False when it is no longer that stage's turn. */
    async report(report: StatusReport): Promise<boolean> {
      const message = report.message ?? null;
      const rows = await db
        .update(items)
        .set({ status: report.status, statusMessage: message, updatedAt: clock() })
        .where(awaits(report))
        .returning({ id: items.id });
      if (rows.length === 0) return false;
      await record({ ...report, message });
      return true;
    },

    /** Starts a new run at `stage` and returns its number; jobs of earlier runs have no effect from here on. */
    async restart(restart: Restart): Promise<number | null> {
      const message = restart.message ?? null;
      const [row] = await db
        .update(items)
        .set({
          run: sql`${items.run} + 1`,
          status: restart.status,
          statusMessage: message,
          nextStage: restart.stage,
          updatedAt: clock(),
        })
        .where(eq(items.id, restart.itemId))
        .returning({ run: items.run });
      if (!row) return null;
      await record({ ...restart, run: row.run, message });
      return row.run;
    },

    /** Stamps items anew whose parts were changed beside a stage, so that nobody goes on showing what was. */
    async stamp(itemIds: string[]): Promise<void> {
      if (itemIds.length === 0) return;
      await db.update(items).set({ updatedAt: clock() }).where(inArray(items.id, itemIds));
    },

    /** Stamps an item anew and tells those who watch it, by its status as it is. False when there is no such item. */
    async announce(itemId: string): Promise<boolean> {
      const [row] = await db
        .update(items)
        .set({ updatedAt: clock() })
        .where(eq(items.id, itemId))
        .returning({ run: items.run, status: items.status, message: items.statusMessage });
      if (!row) return false;
      await notifyStatus(db, { itemId, ...row });
      return true;
    },
  };
}
