import type { Noun } from '../connection/noun.ts';
import { createItemDocumentsRepository } from './item-document.repository.ts';
import { itemDocuments } from './item-document.table.ts';

export type { ItemDocument } from './item-document.repository.ts';

export const noun = {
  tables: { itemDocuments },
  repository: createItemDocumentsRepository,
} satisfies Noun;
