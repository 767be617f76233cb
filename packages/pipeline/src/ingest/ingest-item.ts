import type { StageName } from '@ecco/domain';
import type { Item, NewItem, Store, Transaction } from '@ecco/store';
import { type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { saidInWords } from './left-out.ts';

export const firstStage: StageName = 'acquire';

/** What a person waits for goes before what a feed brings by the hundred. */
export const priorities = { person: 10, feed: 0 } as const;

export const startJob = (tx: Transaction, jobOf: StageJobOf, item: Item, priority: number) => {
  const job = { itemId: item.id, run: item.run };
  return tx.jobs.send(jobOf(firstStage), job, { singletonKey: stageKey(job), priority });
};

/** Writes an item and its first job in one transaction, or finds the item that is there already. */
export async function ingestItem(
  store: Store,
  jobOf: StageJobOf,
  input: NewItem,
): Promise<{ item: Item; created: boolean }> {
  return saidInWords(() =>
    store.transaction(async (tx) => {
      const taken = await tx.items.insertOrFind(input);
      if (taken.created) await startJob(tx, jobOf, taken.item, priorities.person);
      return taken;
    }),
  );
}

/** The same for many items of one show; answers with those that are new. */
export async function ingestMany(
  store: Store,
  jobOf: StageJobOf,
  inputs: NewItem[],
  priority: number,
): Promise<Item[]> {
  return store.transaction(async (tx) => {
    const created = await tx.items.insertMany(inputs);
    for (const item of created) await startJob(tx, jobOf, item, priority);
    return created;
  });
}
