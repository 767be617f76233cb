import type { Maker, Task } from '@ecco/engine';
import type { Item, Transaction } from '@ecco/store';

/** Records what made the result of a task (D23), beside the result and in the same transaction. */
export async function noteMaker(tx: Transaction, item: Item, task: Task, maker: Maker): Promise<void> {
  await tx.items.noteMaker(item.id, { task, maker: `${maker.engine} ${maker.version}` });
}
