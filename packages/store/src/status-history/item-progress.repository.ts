import type { Status } from '@ecco/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items, type Restart, type StageCommit, type StatusReport } from '../items/index.ts';
import { cutTo } from '../text/bounds.ts';
import { statusHistory } from './status-entry.table.ts';
import { notifyStatus } from './status-updates.ts';

type Change = {
  itemId: string;
  run: number;
  stage: string;
  status: Status;
  message: string | null;
  updatedAt: Date;
};

/** A reason that a reader is told: a sentence or a few. */
const messageMax = 2_000;
const boundMessage = (message: string | null | undefined): string | null =>
  typeof message === 'string' ? cutTo(message, messageMax) : null;

/**
 * Where an item stands. Every write is guarded by the run and the awaited stage, so a job delivered twice, or
 * one of a run that was started over, changes nothing and learns it by `false`.
 */
export function createItemProgress(db: Db, clock: Clock) {
  async function record(change: Change): Promise<void> {
    const { stage, updatedAt: at, ...update } = change;
    await db.insert(statusHistory).values({ ...update, stage, at });
    await notifyStatus(db, { ...update, updatedAt: at });
  }

  const awaits = (at: { itemId: string; run: number; stage: string }) =>
    and(eq(items.id, at.itemId), eq(items.run, at.run), eq(items.nextStage, at.stage));

  return {
    /** Commits a stage and moves to the next. False, with nothing written, unless run and awaited stage match. */
    async advance(commit: StageCommit): Promise<boolean> {
      const message = boundMessage(commit.message);
      const updatedAt = clock();
      const rows = await db
        .update(items)
        .set({
          status: commit.status,
          statusMessage: message,
          nextStage: commit.nextStage,
          updatedAt,
        })
        .where(awaits(commit))
        .returning({ id: items.id });
      if (rows.length === 0) return false;
      await record({ ...commit, message, updatedAt });
      return true;
    },

    /** Says what a running stage is doing, without moving on. False when it is no longer that stage's turn. */
    async report(report: StatusReport): Promise<boolean> {
      const message = boundMessage(report.message);
      const updatedAt = clock();
      const rows = await db
        .update(items)
        .set({ status: report.status, statusMessage: message, updatedAt })
        .where(awaits(report))
        .returning({ id: items.id });
      if (rows.length === 0) return false;
      await record({ ...report, message, updatedAt });
      return true;
    },

    /** Starts a new run at `stage` and returns its number; jobs of earlier runs have no effect from here on. */
    async restart(restart: Restart): Promise<number | null> {
      const message = boundMessage(restart.message);
      const updatedAt = clock();
      const [row] = await db
        .update(items)
        .set({
          run: sql`${items.run} + 1`,
          status: restart.status,
          statusMessage: message,
          nextStage: restart.stage,
          updatedAt,
        })
        .where(eq(items.id, restart.itemId))
        .returning({ run: items.run });
      if (!row) return null;
      await record({ ...restart, run: row.run, message, updatedAt });
      return row.run;
    },
  };
}

/** Gives items the time of a change beside their stages, and tells who watches them, by their status as it is. */
export async function stampItems(db: Db, clock: Clock, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const updatedAt = clock();
  const rows = await db
    .update(items)
    .set({ updatedAt })
    .where(inArray(items.id, [...itemIds]))
    .returning({ itemId: items.id, run: items.run, status: items.status, message: items.statusMessage });
  for (const row of rows) await notifyStatus(db, { ...row, updatedAt });
}
