import type { Store } from '@ecco/store';
import { queueGathering } from '../jobs/gather-signals.job.ts';
import type { JobResult } from '../jobs/job-line.ts';

/** Items of one transaction: short enough that a write which waits for it does not wait long. */
const atOnce = 20;

/** Gathers the signals of all items that belong to no event yet, some items at a time. */
export async function gatherSignals(
  store: Pick<Store, 'transaction'>,
  signal: AbortSignal,
): Promise<JobResult> {
  let isAny = false;
  for (;;) {
    signal.throwIfAborted();
    const itemIds = await store.transaction(({ ledger }) => ledger.gather(atOnce));
    if (itemIds.length === 0) return { outcome: isAny ? 'written' : 'stale', failure: null };
    isAny = true;
  }
}

/** Queues what no item that was linked has taken up: signals of an upgrade, or whose event was let go. */
export async function takeUpUngathered(store: Pick<Store, 'ledger' | 'jobs'>): Promise<void> {
  if (await store.ledger.isAnyUngathered()) await queueGathering(store);
}
