import { findItem } from '../item/item.usecases.ts';
import type { Authorised } from '../request/authorise.ts';
import type { Services } from '../request/services.ts';

/**
 * Gives an item a score (D9), which later runs leave as it is.
 * @throws RequestError 404
 */
export async function setScore(
  { store }: Pick<Services, 'store'>,
  _who: Authorised<'curate'>,
  { uuid, score }: { uuid: string; score: number },
): Promise<void> {
  const { item } = await findItem(store, { id: uuid });
  await store.transaction(async (tx) => {
    await tx.items.update(item.id, { score });
    await tx.items.announce([item.id]);
  });
}
