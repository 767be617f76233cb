import type { Store, Transaction } from '@ecco/store';
import { z } from 'zod';
import { defineJob } from './define-job.ts';

const GatherJob = z.object({});
type GatherJob = z.infer<typeof GatherJob>;

/** Gathers what items tell into events (D40). */
export const gatherSignalsJob = defineJob<GatherJob, { store: Store }>({
  name: 'gather-signals',
  payload: GatherJob,
  // Only the database is asked, and what is left is taken up by the next one.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  // One after the other: two that tell the same event must see each other.
  concurrency: 1,
  expireSeconds: 900,
  async run({ store }, _job, { signal }) {
    const { gatherSignals } = await import('../ledger/gather-signals.ts');
    return gatherSignals(store, signal);
  },
  due: {
    everyMs: 60_000,
    // What no item that was linked has taken up: signals of an upgrade, or whose event was let go.
    async regularly({ store }) {
      if (await store.ledger.isAnyUngathered()) await queueGathering(store);
    },
  },
});

const priority = -5;

/**
 * Queues it for what is committed. Of a job that is there nobody knows whether it is at its end already, so that another
 * one follows it, which begins later than now.
 */
export async function queueGathering({ jobs }: Pick<Store, 'jobs'>): Promise<void> {
  const queued = await jobs.send(gatherSignalsJob, {}, { singletonKey: 'all', priority });
  if (queued !== null) return;
  await jobs.send(gatherSignalsJob, {}, { singletonKey: 'again', startAfterSeconds: 1, priority });
}

/** Queues it with a transaction: a job of its own, since one that is there could end before the transaction does. */
export async function queueGatheringWith({ jobs }: Pick<Transaction, 'jobs'>): Promise<void> {
  await jobs.send(gatherSignalsJob, {}, { priority });
}
