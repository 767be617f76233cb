import { curatedItem } from '../item/curated-item.ts';
import { authorize } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { os } from '../request/request-context.ts';
import { versionNotFound } from './item-document.errors.ts';
import { presentDraft, presentVersion } from './item-document.presenter.ts';
import { safeDocument } from './safe-document.ts';
import { readDocument } from './save-document.usecases.ts';

const read = os.itemDocument.read.handler(async ({ input, context }) => {
  const { document, versions, draft } = await readDocument(
    context.services.store,
    await curatedItem(context, input.id),
  );
  return {
    html: document?.html ?? null,
    version: versions[0]?.id ?? null,
    versions: versions.map(presentVersion),
    draft: draft && presentDraft(draft),
  };
});

const version = os.itemDocument.version.handler(async ({ input, context }) => {
  const { thing } = await curatedItem(context, input.id);
  const html = await context.services.store.itemDocuments.textOf(thing.id, input.version);
  if (html === null) throw versionNotFound();
  return { html };
});

const keepDraft = os.itemDocument.keepDraft.handler(async ({ input, context }) => {
  const { services, actor } = context;
  const userId = ownUserOf(authorize('itemDocument.keepDraft', actor));
  const { thing } = await curatedItem(context, input.id);
  const html = await safeDocument(services, thing, input.html_document);
  const { itemDocuments } = services.store;
  return presentDraft(await itemDocuments.keepDraft({ itemId: thing.id, userId, html, base: input.base }));
});

const dropDraft = os.itemDocument.dropDraft.handler(async ({ input, context }) => {
  const userId = ownUserOf(authorize('itemDocument.dropDraft', context.actor));
  const { thing } = await curatedItem(context, input.id);
  await context.services.store.itemDocuments.dropDraft(thing.id, userId);
  return { message: 'The draft is dropped.' };
});

export const itemDocumentRoutes = { read, version, keepDraft, dropDraft };
