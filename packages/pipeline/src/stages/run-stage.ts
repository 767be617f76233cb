/** An item at one of its stages, as the conductor of processes sees it (`process/conductor.ts`). */
import { endStatus, type StageName } from '@ecco/domain';
import type { Item, ItemWithShow, JobContext, Store, Transaction } from '@ecco/store';
import { writeMeta } from '../item/item-meta.ts';
import type { JobResult } from '../jobs/job-line.ts';
import { onceInRun, type StageJob } from '../jobs/stage-job.ts';
import { conduct } from '../process/conductor.ts';
import type { Process } from '../process/process.type.ts';
import type { Failure } from '../work/failure.ts';
import { stageAfter } from './stage.list.ts';
import type { Stage, StageTools } from './stage.type.ts';

type StageRun = {
  tools: StageTools;
  stage: Stage;
  job: StageJob;
  context: Pick<JobContext, 'attempt' | 'signal'>;
  /** Written together with the last stage. */
  atEnd?: (tx: Transaction, job: StageJob) => Promise<void>;
  /** Pauses between tries of a write, in ms. */
  writePausesMs?: readonly number[];
};

const awaits = (item: Item, stage: Stage, job: StageJob): boolean =>
  item.run === job.run && item.nextStage === stage.name && item.status !== 'FAILED';

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

function itemAtStage({ tools: { store, jobOf }, stage, job, atEnd }: StageRun): Process<ItemWithShow> {
  const at = { ...job, stage: stage.name };
  const following = stageAfter(stage.name);
  const nextStage = job.only === true ? null : following;
  return {
    async begin() {
      const itemWithShow = await store.items.findById(job.itemId);
      if (itemWithShow === null || !awaits(itemWithShow.item, stage, job)) return null;
      const status = stage.working(itemWithShow.item);
      if (itemWithShow.item.status !== status && !(await store.items.report({ ...at, status }))) return null;
      return itemWithShow;
    },
    async advance(tx, { item }) {
      const status = nextStage === null ? endStatus : (stage.done ?? stage.working(item));
      if (!(await tx.items.advance({ ...at, status, nextStage }))) return false;
      if (nextStage !== null) await tx.jobs.send(jobOf(nextStage), job, onceInRun(job));
      if (following === null) await atEnd?.(tx, job);
      return true;
    },
    fail: (failure) => failItem(store, at, failure),
  };
}

/** Runs one try of a stage; throws only to be tried again. */
export const runStage = (run: StageRun): Promise<JobResult> => {
  const { tools, stage, context, writePausesMs } = run;
  return conduct({
    store: tools.store,
    process: itemAtStage(run),
    step: {
      name: stage.name,
      tries: stage.tries,
      compute: (itemWithShow, how) => stage.compute({ ...itemWithShow, ...how }, tools),
    },
    context,
    writePausesMs,
  });
};
