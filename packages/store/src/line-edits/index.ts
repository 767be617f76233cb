import { defineNoun } from '../changes/noun.ts';
import { createLineEditsRepository } from './line-edit.repository.ts';
import { lineEdits } from './line-edit.table.ts';

export type { LineEdit, StandingEdit } from './line-edit.repository.ts';

export const lineEditsNoun = defineNoun({
  tables: { lineEdits },
  repository: createLineEditsRepository,
  access: {
    add: { silent: 'What was corrected is told by the line itself.' },
    find: 'reads',
    undone: 'reads',
    page: 'reads',
    standing: 'reads',
    unsettled: 'reads',
    unsettledItems: 'reads',
    settle: { silent: 'What was made anew is told by what was made.' },
  },
});
