import { findItem } from '../item/item.usecases.ts';
import type { Authorised } from '../request/authorise.ts';
import type { Services } from '../request/services.ts';

/**
 * Keeps the analysis of an item as a person wrote it, sanitised; an empty one takes it back.
 * @throws RequestError 404
 */
export async function saveDocument(
  { store, pipeline }: Pick<Services, 'store' | 'pipeline'>,
  { userId }: Authorised<'curate'>,
  { uuid, html }: { uuid: string; html: string },
): Promise<'saved' | 'removed'> {
  const { item } = await findItem(store, { id: uuid });
  const safe = (await pipeline.sanitise(html)).trim();
  await store.transaction(async (tx) => {
    if (safe === '') await tx.itemDocuments.remove(item.id);
    else await tx.itemDocuments.save({ itemId: item.id, html: safe, updatedBy: userId });
    await tx.items.announce([item.id]);
  });
  return safe === '' ? 'removed' : 'saved';
}
