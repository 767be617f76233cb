import { itemPolicy, type PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { authorise } from '../request/access/authorise.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { permit } from '../request/access/thing-policy.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { versionNotFound } from './item-document.errors.ts';
import { presentDraft, presentVersion } from './item-document.presenter.ts';
import { safeDocument } from './safe-document.ts';
import { readDocument } from './save-document.usecases.ts';

/** The item, by who writes its analysis. @throws RequestError 401, 403, 404 */
async function curated(
  { services, actor, event }: RequestContext,
  id: string,
): Promise<PermittedItem<'curate'>> {
  const { item } = await findItem(services.store, { id });
  event.item = item.id;
  return permit(itemPolicy, 'curate', { thing: item, actor });
}

const read = os.itemDocument.read.handler(async ({ input, context }) => {
  const { document, versions, draft } = await readDocument(
    context.services.store,
    await curated(context, input.id),
  );
  return {
    html: document?.html ?? null,
    version: versions[0]?.id ?? null,
    versions: versions.map(presentVersion),
    draft: draft && presentDraft(draft),
  };
});

const version = os.itemDocument.version.handler(async ({ input, context }) => {
  const { thing } = await curated(context, input.id);
  const html = await context.services.store.itemDocuments.textOf(thing.id, input.version);
  if (html === null) throw versionNotFound();
  return { html };
});

const keepDraft = os.itemDocument.keepDraft.handler(async ({ input, context }) => {
  const { services, actor } = context;
  const userId = ownUserOf(authorise('itemDocument.keepDraft', actor));
  const { thing } = await curated(context, input.id);
  const html = await safeDocument(services, thing, input.html_document);
  const { itemDocuments } = services.store;
  return presentDraft(await itemDocuments.keepDraft({ itemId: thing.id, userId, html, base: input.base }));
});

const dropDraft = os.itemDocument.dropDraft.handler(async ({ input, context }) => {
  const userId = ownUserOf(authorise('itemDocument.dropDraft', context.actor));
  const { thing } = await curated(context, input.id);
  await context.services.store.itemDocuments.dropDraft(thing.id, userId);
  return { message: 'The draft is dropped.' };
});

export const itemDocumentRoutes = { read, version, keepDraft, dropDraft };
