import { defineNoun } from '../changes/noun.ts';
import { createItemEditsRepository } from './item-edit.repository.ts';
import { itemEdits } from './item-edit.table.ts';

export type { ItemEdit, NewItemEdit } from './item-edit.repository.ts';

export const itemEditsNoun = defineNoun({
  tables: { itemEdits },
  repository: createItemEditsRepository,
  access: {
    add: { silent: 'What was changed is told by the item itself.' },
    find: 'reads',
    ofItem: 'reads',
  },
});
