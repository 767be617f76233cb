import type { Item } from '@ecco/store';
import type { JobResult } from '../jobs/job-line.ts';
import { type DigestJob, queueDigest } from '../jobs/make-digest.job.ts';
import { speechStopped } from './digest.errors.ts';
import { type DigestTools, makeDigest } from './make-digest.ts';
import { voiceLanguage } from './spoken-plan.ts';

export type DigestJobTools = DigestTools & {
  /** Whether digests are made; recordings that no longer fit are removed either way. */
  isOn: boolean;
  /** Comes when there is room for a voice; who asked for a digest does not wait for it. */
  room: (signal: AbortSignal) => Promise<void>;
  /** Aborted when the process stops. */
  stopped: AbortSignal;
};

/** Runs the job. Where there is nothing to say it is no failure, but the log is told the reason. */
export async function runDigest(
  tools: DigestJobTools,
  job: DigestJob,
  signal: AbortSignal,
): Promise<JobResult> {
  const { isOn, stopped } = tools;
  if (stopped.aborted) throw speechStopped();
  const { itemId, anew = false } = job;
  const ended = AbortSignal.any([signal, stopped]);
  if (isOn && !anew) await tools.room(ended);
  const why = await makeDigest(tools, { itemId, anew, isOn, signal: ended });
  return { outcome: why === null ? 'written' : 'stale', failure: why };
}

/** Digests queued at one start: the newest, so that an upgrade does not fill the disk of a large library at once. */
const mostTakenUp = 100;

/** Queues the digests of items at their end that have none, as after an upgrade or a restore. */
export async function resumeDigests({ isOn, engines, store }: DigestJobTools): Promise<void> {
  if (!isOn) return;
  const lacking = await store.digests.lacking({ limit: mostTakenUp, language: voiceLanguage(engines) });
  const items: Item[] = (await store.items.findByIds(lacking)).map(({ item }) => item);
  for (const { id, run: itemRun } of items) await queueDigest(store, { itemId: id, run: itemRun });
}
