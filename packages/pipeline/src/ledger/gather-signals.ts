import type { Store } from '@ecco/store';
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
