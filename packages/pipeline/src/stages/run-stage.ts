/**
 * Conducts one stage of one item: is it this stage's turn? say what begins; compute; write result, status and
 * next job at once. Faults end here: a passing one is thrown for the queue to try again, any other one leaves a
 * reason that a user can read and the stage at which to resume.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { StageName, Status } from '@ecco/domain';
import type { Item, JobContext, Store, Transaction } from '@ecco/store';
import { writeMeta } from '../item/item-meta.ts';
import type { JobResult } from '../jobs/job-line.ts';
import { type StageJob, type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { type Failure, failureOf } from '../work/failure.ts';
import { stageAfter } from './stage.list.ts';
import type { Stage, StageTools, Write } from './stage.type.ts';

export type StageRun = {
  tools: StageTools;
  stage: Stage;
  job: StageJob;
  context: Pick<JobContext, 'attempt' | 'signal'>;
  jobOf: StageJobOf;
  /** Written together with the last stage. */
  atEnd?: (tx: Transaction, job: StageJob) => Promise<void>;
  /** Pauses between tries of a write, in ms. */
  writePausesMs?: readonly number[];
};

/** Where an item stands again after a stage that was run alone. */
const endStatus: Status = 'ASSERTIONS_COMPLETE';

const awaits = (item: Item, stage: Stage, job: StageJob): boolean =>
  item.run === job.run && item.nextStage === stage.name && item.status !== 'FAILED';

/** Moves the item on, or reports that another run has done so already. */
async function commit(run: StageRun, item: Item, write: Write): Promise<boolean> {
  const { stage, job, tools } = run;
  const following = stageAfter(stage.name);
  const nextStage = job.only === true ? null : following;
  const status = job.only === true ? endStatus : (stage.done ?? stage.working(item));
  return tools.store.transaction(async (tx) => {
    if (!(await tx.items.advance({ ...job, stage: stage.name, status, nextStage }))) return false;
    await write(tx);
    if (nextStage !== null) {
      await tx.jobs.send(run.jobOf(nextStage), job, { singletonKey: stageKey(job) });
    }
    if (following === null) await run.atEnd?.(tx, job);
    return true;
  });
}

/** A write that fails is tried again here, so that what was computed is not computed twice. */
async function commitPatiently(run: StageRun, item: Item, write: Write): Promise<boolean> {
  for (const pause of run.writePausesMs ?? [100, 1_000]) {
    try {
      return await commit(run, item, write);
    } catch {
      await wait(pause, undefined, { signal: run.context.signal });
    }
  }
  return commit(run, item, write);
}

export async function failItem(
  store: Store,
  at: StageJob & { stage: StageName },
  failure: Failure,
): Promise<boolean> {
  const { itemId, run, stage } = at;
  const { code, message } = failure;
  return store.transaction(async (tx: Transaction) => {
    const moved = await tx.items.advance({ itemId, run, stage, status: 'FAILED', message, nextStage: stage });
    if (moved) await writeMeta(tx, itemId, { failure: { code, stage } });
    return moved;
  });
}

async function attempt(run: StageRun): Promise<JobResult['outcome']> {
  const { tools, stage, job } = run;
  const found = await tools.store.items.findById(job.itemId);
  if (found === null || !awaits(found.item, stage, job)) return 'stale';
  const { signal } = run.context;
  const working = stage.working(found.item);
  if (found.item.status !== working) {
    if (!(await tools.store.items.report({ ...job, stage: stage.name, status: working }))) return 'stale';
  }
  const write = await stage.compute({ ...found, signal, lastTry: run.context.attempt >= stage.tries }, tools);
  return (await commitPatiently(run, found.item, write)) ? 'written' : 'stale';
}

/**
 * Runs one try of a stage. Throws only to be tried again: on a passing fault while tries are left, and with the
 * signal's reason when the process stops.
 */
export async function runStage(run: StageRun): Promise<JobResult> {
  const { tools, stage, job, context } = run;
  try {
    return { outcome: await attempt(run), failure: null };
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = failureOf(error, stage.name);
    if (failure.retryable && context.attempt < stage.tries) throw error;
    await failItem(tools.store, { ...job, stage: stage.name }, failure);
    return { outcome: 'failed', failure };
  }
}
