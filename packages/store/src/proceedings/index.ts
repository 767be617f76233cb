import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { agendaItems } from './agenda.table.ts';
import { decisions } from './decision.table.ts';
import { ledgerEntries } from './ledger-entry.table.ts';
import { createProceedingsRepository } from './proceedings.repository.ts';
import { signals } from './signal.table.ts';
import { unnamedVotes } from './unnamed-vote.table.ts';

export { agendaItems } from './agenda.table.ts';
export { decisions } from './decision.table.ts';
export { ledgerEntries } from './ledger-entry.table.ts';
export { releaseEntries } from './release-entries.ts';
export { signals } from './signal.table.ts';
export { signalOfRow } from './signal-row.ts';
export { unnamedVotes } from './unnamed-vote.table.ts';

export const proceedingsNoun = defineNoun({
  tables: { agendaItems, decisions, ledgerEntries, signals, unnamedVotes },
  repository: createProceedingsRepository,
  access: {
    ofItem: 'reads',
    votersOf: 'reads',
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    unread: 'reads',
  },
});
