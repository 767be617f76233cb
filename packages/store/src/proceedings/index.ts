import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { agendaItems } from './agenda.table.ts';
import { decisions } from './decision.table.ts';
import { createProceedingsRepository } from './proceedings.repository.ts';
import { signals } from './signal.table.ts';

export { signals } from './signal.table.ts';

export const noun = defineNoun({
  tables: { agendaItems, decisions, signals },
  repository: createProceedingsRepository,
  access: {
    ofItem: 'reads',
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    unread: 'reads',
  },
});
