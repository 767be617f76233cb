import type { Store, Transaction } from '@ecco/store';
import { queueGatheringWith } from '../jobs/gather-signals.job.ts';
import { type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { relateItem } from '../linking/said-links.ts';
import { rerun } from './rerun.ts';

type Pair = {
  /** The item that the other became a part of. */
  itemId: string;
  /** The one that is to be an item of its own again. */
  joinedId: string;
};

/** Parts of `meta` from which the page of an item is made. */
const rest: ReadonlySet<string> = new Set(['transcript', 'chapters', 'persons']);

/** It was joined while its words were cut into lines, and goes on there; in a second run, which joins nothing. */
async function goOn(tx: Transaction, jobOf: StageJobOf, itemId: string): Promise<void> {
  const run = await tx.items.restart({ itemId, stage: 'process', status: 'NOT_STARTED' });
  if (run === null) return;
  const job = { itemId, run };
  await tx.jobs.send(jobOf('process'), job, { singletonKey: stageKey(job) });
}

/** Ends the transaction, so that nothing is written. */
class NotSplit extends Error {}

/**
 * Makes an item that became a part of another one an item of its own again, as it was; the other gives back what it took
 * over, but for what was changed since, and is read again where its words were those of the two. Neither is joined again
 * by itself. False where they are not joined any more, or something else has the place of the one.
 */
export async function splitItem(store: Store, jobOf: StageJobOf, pair: Pair): Promise<boolean> {
  const { itemId, joinedId } = pair;
  try {
    const { metaBack } = await store.transaction(async (tx) => {
      const separatedItem = await tx.joinedItems.apart({ id: joinedId, intoId: itemId });
      if (separatedItem === null) throw new NotSplit();
      await goOn(tx, jobOf, joinedId);
      await relateItem(tx, itemId);
      await queueGatheringWith(tx);
      return separatedItem;
    });
    if (metaBack.some((key) => rest.has(key))) await rerun(store, jobOf, { itemId, from: 'process' });
    return true;
  } catch (error) {
    if (error instanceof NotSplit) return false;
    throw error;
  }
}
