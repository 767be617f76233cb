import { curatedItem } from '../item/item.guard.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { guarded, os } from '../request/request-context.ts';
import { versionNotFound } from './item-document.errors.ts';
import { presentDraft, presentVersion } from './item-document.presenter.ts';
import { safeDocument } from './safe-document.ts';
import { readDocument } from './save-document.usecases.ts';

const read = guarded(os.itemDocument.read)
  .use(curatedItem('id'))
  .handler(async ({ context }) => {
    const { document, versions, draft } = await readDocument(context.services.store, context.permitted);
    return {
      html: document?.html ?? null,
      version: versions[0]?.id ?? null,
      versions: versions.map(presentVersion),
      draft: draft && presentDraft(draft),
    };
  });

const version = guarded(os.itemDocument.version)
  .use(curatedItem('id'))
  .handler(async ({ input, context }) => {
    const { thing } = context.permitted;
    const html = await context.services.store.itemDocuments.textOf(thing.id, input.version);
    if (html === null) throw versionNotFound();
    return { html };
  });

const saveDraft = guarded(os.itemDocument.keepDraft)
  .use(curatedItem('id'))
  .handler(async ({ input, context }) => {
    const { services, actor } = context;
    const userId = ownUserOf(actor);
    const { thing } = context.permitted;
    const html = await safeDocument(services, thing, input.html_document);
    const { itemDocuments } = services.store;
    return presentDraft(await itemDocuments.keepDraft({ itemId: thing.id, userId, html, base: input.base }));
  });

const dropDraft = guarded(os.itemDocument.dropDraft)
  .use(curatedItem('id'))
  .handler(async ({ context }) => {
    const userId = ownUserOf(context.actor);
    const { thing } = context.permitted;
    await context.services.store.itemDocuments.dropDraft(thing.id, userId);
    return { message: 'The draft is dropped.' };
  });

export const itemDocumentRoutes = { read, version, keepDraft: saveDraft, dropDraft };
