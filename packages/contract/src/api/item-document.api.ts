import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { DocumentDraft, ItemDocument, NewDraft } from '../noun/item-document.schema.ts';
import { draft, inspect } from './access.ts';
import { get, put, remove } from './route.ts';

const OfItem = z.object({ id: z.string().min(1) });

/** The analysis of an item for those who write it. */
export const itemDocumentApi = {
  read: get('/content/{id}/document', 'The written analysis, its versions and the own draft', inspect)
    .input(OfItem)
    .output(ItemDocument),
  version: get('/content/{id}/document/{version}', 'The written analysis as it was saved once', inspect)
    .input(OfItem.extend({ version: z.uuid() }))
    .output(z.object({ html: z.string() })),
  keepDraft: put('/content/{id}/document/draft', 'Keep what was written and is not saved yet', draft)
    .input(NewDraft.extend(OfItem.shape))
    .output(DocumentDraft),
  dropDraft: remove('/content/{id}/document/draft', 'Drop what was written and not saved', draft)
    .input(OfItem)
    .output(Message),
};
