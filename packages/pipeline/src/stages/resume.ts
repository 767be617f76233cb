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

/** Of a failure that is the service's and not the recording's. */
const serviceFailures: readonly string[] = [
  ...['transcriber.unreachable', 'transcriber.down', 'transcriber.timeout', 'transcriber.busy'],
  ...['transcriber.unauthorised', 'transcriber.unreadable', 'work.engines_failed'],
  ...['transcriber.machine_unset', 'transcriber.machine_package', 'transcriber.machine_no_model'],
  ...['transcriber.machine_model', 'transcriber.machine_memory', 'transcriber.machine_stalled'],
  ...['transcriber.machine_ended', 'transcriber.machine_failed'],
];

type UntranscribedItem = { itemId: string; stage: StageName; failedAt: Date };

const isTranscribingStage = (stage: string | null): stage is 'acquire' | 'transcript' =>
  stage === 'acquire' || stage === 'transcript';

/** A recording at which a service fails every time is left to an admin in the end. */
const mostRuns = 24;

/** Items that nobody transcribed, as there was no service or it failed. */
async function untranscribedItems(store: Store): Promise<UntranscribedItem[]> {
  const items: UntranscribedItem[] = [];
  for (let number = 1; ; number += 1) {
    const { entries } = await store.items.library({ page: number, perPage: page, statuses: ['FAILED'] });
    for (const { item } of entries) {
      const code = metaOf(item).failure?.code ?? '';
      const isWaiting = code === 'work.no_transcriber' || serviceFailures.includes(code);
      if (!isWaiting || item.run > mostRuns || !isTranscribingStage(item.nextStage)) continue;
      items.push({ itemId: item.id, stage: item.nextStage, failedAt: item.updatedAt });
    }
    if (entries.length < page) return items;
  }
}

/** While a service fails, one item tries whether it is back, so long after the last one, in ms. */
const probeEveryMs = 5 * 60_000;

/**
 * Starts a run of the items that wait for a transcription service (D24); answers how many. `isWorking`: whether one is not known to
 * fail: then all go on, and otherwise one of them tries it now and then.
 */
export async function resumeUntranscribed(
  store: Store,
  jobOf: StageJobOf,
  { isWorking, now }: { isWorking: boolean; now: Date },
): Promise<number> {
  const waiting = await untranscribedItems(store);
  const last = waiting.reduce((latest, { failedAt }) => Math.max(latest, failedAt.getTime()), 0);
  const mayProbe = now.getTime() - last >= probeEveryMs;
  const resumed = isWorking ? waiting : mayProbe ? waiting.slice(-1) : [];
  for (const item of resumed) await startRun(store, jobOf, item);
  return resumed.length;
}
