import type { StageName } from '@ecco/domain';
import type { Item, NewItem, Store, Transaction } from '@ecco/store';
import { type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { saidInWords } from './left-out.ts';

export const firstStage: StageName = 'acquire';

/** What a person waits for goes before what a feed brings by the hundred. */
export const priorities = { person: 10, feed: 0 } as const;

type Started = { jobOf: StageJobOf; items: readonly Item[]; priority: number };

/** Sends the first jobs of items that are new. */
export const startJobs = (tx: Transaction, { jobOf, items, priority }: Started): Promise<void> =>
  tx.jobs.sendMany(
    jobOf(firstStage),
    items.map(({ id, run }) => {
      const payload = { itemId: id, run };
      return { payload, options: { singletonKey: stageKey(payload), priority } };
    }),
  );

/** Writes an item and its first job in one transaction, or finds the item that is there already. */
export async function ingestItem(
  store: Store,
  jobOf: StageJobOf,
  input: NewItem,
): Promise<{ item: Item; created: boolean }> {
  return saidInWords(() =>
    store.transaction(async (tx) => {
      const taken = await tx.items.insertOrFind(input);
      if (taken.created) await startJobs(tx, { jobOf, items: [taken.item], priority: priorities.person });
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
    await startJobs(tx, { jobOf, items: created, priority });
    return created;
  });
}
