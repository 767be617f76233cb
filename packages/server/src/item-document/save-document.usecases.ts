import type { Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';
import { documentChanged } from './item-document.errors.ts';
import { safeDocument } from './safe-document.ts';

type Curated = PermittedItem<'curate'>;
type DocumentInput = { html: string; base?: string | null | undefined };
type SaveResult = { outcome: 'saved' | 'removed' | 'unchanged'; version: string | null };

/** Stores a document, unless it says what the newest version does. */
async function write(
  tx: Transaction,
  { thing, actor }: Curated,
  html: string,
): Promise<SaveResult['outcome']> {
  const now = await tx.itemDocuments.find(thing.id);
  if (html === (now?.html ?? '')) return 'unchanged';
  if (html === '') await tx.itemDocuments.remove(thing.id, actor.userId);
  else await tx.itemDocuments.save({ itemId: thing.id, html, updatedBy: actor.userId });
  return html === '' ? 'removed' : 'saved';
}

/**
 * Keeps the analysis of an item as a person wrote it, sanitized; an empty one takes it back. What they had as a draft
 * is dropped with it.
 * @throws RequestError 409 where somebody saved another version than the one that they began from
 */
export async function saveDocument(
  { store, pipeline }: Pick<Services, 'store' | 'pipeline'>,
  curated: Curated,
  { html, base }: DocumentInput,
): Promise<SaveResult> {
  const { thing, actor } = curated;
  const safe = await safeDocument({ store, pipeline }, thing, html);
  return store.transaction(async (tx) => {
    const newest = await tx.itemDocuments.holdNewest(thing.id);
    if (base !== undefined && base !== (newest?.id ?? null)) throw documentChanged(newest);
    const outcome = await write(tx, curated, safe);
    if (actor.userId !== null) await tx.itemDocuments.dropDraft(thing.id, actor.userId);
    const [version] = await tx.itemDocuments.versions(thing.id);
    return { outcome, version: version?.id ?? null };
  });
}

/** The newest version, those before it, and what the person has as a draft. */
export async function readDocument(
  { itemDocuments }: Pick<Store, 'itemDocuments'>,
  { thing, actor: { userId } }: Curated,
) {
  const [document, versions, draft] = await Promise.all([
    itemDocuments.find(thing.id),
    itemDocuments.versions(thing.id),
    userId === null ? null : itemDocuments.draft(thing.id, userId),
  ]);
  return { document, versions, draft };
}
