import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';

/**
 * Keeps the analysis of an item as a person wrote it, sanitised; an empty one takes it back.
 */
export async function saveDocument(
  { store, pipeline }: Pick<Services, 'store' | 'pipeline'>,
  { thing: item, actor: { userId } }: PermittedItem<'curate'>,
  html: string,
): Promise<'saved' | 'removed'> {
  const safe = (await pipeline.sanitise(html)).trim();
  await store.transaction(async (tx) => {
    if (safe === '') await tx.itemDocuments.remove(item.id);
    else await tx.itemDocuments.save({ itemId: item.id, html: safe, updatedBy: userId });
  });
  return safe === '' ? 'removed' : 'saved';
}
