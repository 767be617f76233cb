import type { Store } from '@ecco/store';
import { queueGatheringWith } from '../jobs/gather-signals.job.ts';
import { type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { isStageName } from '../stages/stage.type.ts';

type Tools = { store: Pick<Store, 'transaction'>; jobOf: StageJobOf };

/** Takes an item away; events that others tell too are gathered without it. False where there is no such item. */
export const deleteItem = ({ store }: Tools, itemId: string, by: string | null): Promise<boolean> =>
  store.transaction(async (tx) => {
    const isTaken = (await tx.deletedItems.take(itemId, by)) !== null;
    if (isTaken) await queueGatheringWith(tx);
    return isTaken;
  });

/** Brings an item back as it was; what was under way goes on. False where it cannot come back. */
export const restoreItem = ({ store, jobOf }: Tools, itemId: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    if ((await tx.deletedItems.bringBack(itemId)) === null) return false;
    const itemWithShow = await tx.items.findById(itemId);
    if (itemWithShow && isStageName(itemWithShow.item.nextStage) && itemWithShow.item.status !== 'FAILED') {
      const job = { itemId, run: itemWithShow.item.run };
      await tx.jobs.send(jobOf(itemWithShow.item.nextStage), job, { singletonKey: stageKey(job) });
    }
    await queueGatheringWith(tx);
    return true;
  });
