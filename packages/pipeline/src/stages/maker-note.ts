import type { Maker, Task } from '@ecco/engine';
import type { Item, Transaction } from '@ecco/store';
import { metaOf, writeMeta } from '../item/item-meta.ts';

/** Records what made the result of a task (D23), beside the result and in the same transaction. */
export async function noteMaker(tx: Transaction, item: Item, task: Task, maker: Maker): Promise<void> {
  const known = (await tx.items.findById(item.id))?.item ?? item;
  const makers = { ...metaOf(known).makers, [task]: `${maker.engine} ${maker.version}` };
  await writeMeta(tx, item.id, { makers });
}
