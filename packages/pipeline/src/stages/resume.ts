import type { StageName } from '@ecco/domain';
import type { Item, Store } from '@ecco/store';
import { metaOf } from '../item/item-meta.ts';
import { firstPriority } from '../jobs/fair-queue.ts';
import type { StageJobOf } from '../jobs/stage-job.ts';
import { stageKey } from '../jobs/stage-job.ts';
import { isStageName } from './stage.type.ts';

/**
 * Gives a job to every item that waits for a stage. A queue that lost nothing has them all already, and a second
 * job has no effect; a database restored from a backup has none.
 */
export async function resumeAwaiting(store: Store, jobOf: StageJobOf): Promise<void> {
  for (const item of await store.items.awaiting()) {
    if (!isStageName(item.nextStage)) continue;
    const job = { itemId: item.id, run: item.run };
    await store.jobs.send(jobOf(item.nextStage), job, { singletonKey: stageKey(job) });
  }
}

/** Starts a new run of an item at a stage, or of that stage `only`, with its job. Null when there is no such item. */
export async function startRun(
  store: Store,
  jobOf: StageJobOf,
  {
    itemId,
    stage,
    only = false,
    priority = firstPriority.member,
  }: { itemId: string; stage: StageName; only?: boolean; priority?: number },
): Promise<Item | null> {
  return store.transaction(async (tx) => {
    const run = await tx.items.restart({ itemId, stage, status: 'NOT_STARTED' });
    if (run === null) return null;
    const job = { itemId, run, priority, ...(only && { only }) };
    await tx.jobs.send(jobOf(stage), job, { singletonKey: stageKey(job), priority });
    return (await tx.items.findById(itemId))?.item ?? null;
  });
}

const page = 200;

/** Runs the items again that failed only because nobody could hear them (D24); answers how many. */
export async function resumeUntranscribed(store: Store, jobOf: StageJobOf): Promise<number> {
  const unheard: { itemId: string; stage: StageName }[] = [];
  for (let number = 1; ; number += 1) {
    const { entries } = await store.items.library({ page: number, perPage: page, statuses: ['FAILED'] });
    for (const { item } of entries) {
      if (metaOf(item).failure?.code !== 'work.no_transcriber' || !isStageName(item.nextStage)) continue;
      unheard.push({ itemId: item.id, stage: item.nextStage });
    }
    if (entries.length < page) break;
  }
  for (const item of unheard) await startRun(store, jobOf, item);
  return unheard.length;
}
