import {
  defineJob,
  handleJob,
  type Item,
  type JobDefinition,
  type JobHandler,
  type Transaction,
} from '@ecco/store';
import { z } from 'zod';
import { speechStopped } from '../digest/digest.errors.ts';
import { type DigestTools, makeDigest } from '../digest/make-digest.ts';
import { voiceLanguage } from '../digest/spoken-plan.ts';
import type { JobLine } from '../pipeline.type.ts';
import type { StageResult } from '../stages/run-stage.ts';
import { watched } from './job-line.ts';

export const DigestJob = z.object({ itemId: z.uuid(), anew: z.boolean().optional() });
export type DigestJob = z.infer<typeof DigestJob>;

/**
 * Speaks the digest of an item. One at a time and in a thread of its own, so that no stage waits for it; what fails
 * here leaves the item as it is.
 */
export const makeDigestJob: JobDefinition<DigestJob> = defineJob({
  name: 'make-digest',
  payload: DigestJob,
  // A stop of the process counts as a try; cards that were spoken before it are not spoken again.
  retry: { limit: 8, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 3_600,
});

type Sender = Pick<Transaction, 'jobs'>;

/** Queues the digest of a run of an item; each run has a job of its own, since its summary may be another one. */
export async function queueDigest({ jobs }: Sender, job: { itemId: string; run: number }): Promise<void> {
  const { itemId, run } = job;
  await jobs.send(makeDigestJob, { itemId }, { singletonKey: `${itemId}.${run}` });
}

/** Queues a digest that a person waits for, spoken anew. False when it waits already. */
export async function queueDigestAnew({ jobs }: Sender, itemId: string): Promise<boolean> {
  const options = { singletonKey: `${itemId}.anew`, priority: 10 };
  return (await jobs.send(makeDigestJob, { itemId, anew: true }, options)) !== null;
}

export type DigestJobTools = DigestTools & {
  /** Whether digests are made; recordings that no longer fit are removed either way. */
  isOn: boolean;
  /** Aborted when the process stops. */
  stopped: AbortSignal;
  clock: () => Date;
  log: (line: JobLine) => void;
};

/** Runs the job. Where there is nothing to say it is no failure, but the log is told the reason. */
async function run(tools: DigestJobTools, job: DigestJob, signal: AbortSignal): Promise<StageResult> {
  const { isOn, stopped } = tools;
  if (stopped.aborted) throw speechStopped();
  const { itemId, anew = false } = job;
  const why = await makeDigest(tools, { itemId, anew, isOn, signal: AbortSignal.any([signal, stopped]) });
  return { outcome: why === null ? 'written' : 'stale', failure: why };
}

/** The job and its handler. */
export function digestJobs(tools: DigestJobTools): {
  definitions: Omit<JobDefinition, 'payload'>[];
  handlers: JobHandler[];
} {
  const { clock, log } = tools;
  const { payload: _payload, ...definition } = makeDigestJob;
  const handler = handleJob(makeDigestJob, {
    run: (job, context) =>
      watched({ job: makeDigestJob.name, stage: null, item: job.itemId, context, clock, log }, () =>
        run(tools, job, context.signal),
      ),
  });
  return { definitions: [definition], handlers: [handler] };
}

/** Digests queued at one start: the newest, so that an upgrade does not fill the disk of a large library at once. */
const mostTakenUp = 100;

/** Queues the digests of items at their end that have none, as after an upgrade or a restore. */
export async function takeUpDigests({ isOn, engines, store }: DigestJobTools): Promise<void> {
  if (!isOn) return;
  const lacking = await store.digests.lacking({ limit: mostTakenUp, language: voiceLanguage(engines) });
  const items: Item[] = (await store.items.findByIds(lacking)).map(({ item }) => item);
  for (const { id, run: itemRun } of items) await queueDigest(store, { itemId: id, run: itemRun });
}
