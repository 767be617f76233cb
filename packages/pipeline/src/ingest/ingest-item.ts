import type { StageName } from '@ecco/domain';
import type { Item, NewItem, Store, Transaction } from '@ecco/store';
import { type Level, prioritiesOf } from '../jobs/fair-queue.ts';
import { type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { saidInWords } from './left-out.ts';

export const firstStage: StageName = 'acquire';

type StartedItems = { jobOf: StageJobOf; items: readonly Item[]; level: Level };

/** Sends the first jobs of items that are new. Call it in the transaction that wrote them. */
export async function startJobs(tx: Transaction, { jobOf, items, level }: StartedItems): Promise<void> {
  const priorityOf = await prioritiesOf(tx, items, level);
  await tx.jobs.sendMany(
    jobOf(firstStage),
    items.map((item) => {
      const priority = priorityOf(item);
      const payload = { itemId: item.id, run: item.run, priority };
      return { payload, options: { singletonKey: stageKey(payload), priority } };
    }),
  );
}

/** Writes an item and its first job in one transaction, or finds the item that is there already. */
export async function ingestItem(
  store: Store,
  jobOf: StageJobOf,
  input: NewItem,
): Promise<{ item: Item; created: boolean }> {
  return saidInWords(() =>
    store.transaction(async (tx) => {
      const taken = await tx.items.insertOrFind(input);
      if (taken.created) await startJobs(tx, { jobOf, items: [taken.item], level: 'person' });
      return taken;
    }),
  );
}

/** The same for many items of one show; answers with those that are new. */
export async function ingestMany(
  store: Store,
  jobOf: StageJobOf,
  inputs: NewItem[],
  level: Level,
): Promise<Item[]> {
  return store.transaction(async (tx) => {
    const created = await tx.items.insertMany(inputs);
    await startJobs(tx, { jobOf, items: created, level });
    return created;
  });
}
