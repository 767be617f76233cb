import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';

/** Gives an item a score (D9), which later runs leave as it is. */
export async function setScore(
  { store }: Pick<Services, 'store'>,
  { thing: item }: PermittedItem<'curate'>,
  score: number,
): Promise<void> {
  await store.items.update(item.id, { score });
}
