/** Proceedings for items that were processed before there were any (`docs/decisions/0048-proceedings.md`). */
import { endStatus } from '@ecco/domain';
import type { Item, ItemWithShow, JobContext, Store } from '@ecco/store';
import type { JobResult } from '../jobs/job-line.ts';
import { readProceedingsJob } from '../jobs/read-proceedings.job.ts';
import { type StageJob, stageKey } from '../jobs/stage-job.ts';
import { conduct } from '../process/conductor.ts';
import type { Process } from '../process/process.type.ts';
import { proceedingsStage } from './proceedings.stage.ts';
import type { StageTools } from './stage.type.ts';

/** Items queued at one start: the newest, so that an upgrade of a large library does not queue all of it at once. */
const mostTakenUp = 2_000;

const isUnread = ({ status, run, makers }: Item, job: StageJob): boolean =>
  status === endStatus && run === job.run && makers['proceedings'] === undefined;

function itemToRead(store: Store, job: StageJob): Process<ItemWithShow> {
  return {
    async begin() {
      const itemWithShow = await store.items.findById(job.itemId);
      return itemWithShow !== null && isUnread(itemWithShow.item, job) ? itemWithShow : null;
    },
    async advance(tx) {
      const show = await tx.items.findById(job.itemId);
      return show !== null && isUnread(show.item, job);
    },
    // The item is whole without them, and the next start tries again.
    fail: () => Promise.resolve(),
  };
}

/** Reads an item as the stage does, and leaves its status and its run alone. */
export const readProceedings = (
  tools: StageTools,
  job: StageJob,
  context: Pick<JobContext, 'attempt' | 'signal'>,
): Promise<JobResult> =>
  conduct({
    store: tools.store,
    process: itemToRead(tools.store, job),
    step: {
      name: proceedingsStage.name,
      tries: proceedingsStage.tries,
      compute: (itemWithShow, how) => proceedingsStage.compute({ ...itemWithShow, ...how }, tools),
    },
    context,
  });

/** Queues the items at their end that were never read for proceedings, as after an upgrade. */
export async function resumeUnread(store: Store): Promise<void> {
  for (const job of await store.proceedings.unread({ limit: mostTakenUp }))
    await store.jobs.send(readProceedingsJob, job, { singletonKey: stageKey(job) });
}
