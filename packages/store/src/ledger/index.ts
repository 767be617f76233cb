import { defineNoun } from '../changes/noun.ts';
import { createLedgerRepository } from './ledger.repository.ts';

export { isAllocation } from './ledger.repository.ts';
export type { LedgerFilter, LedgerQuery, PlacedMention } from './ledger.types.ts';
export type { ProposedName } from './proposed-names.ts';
export { compareDays, mentionDay as dayTold } from './same-act.ts';

const silent = 'an entry is made of signals, which were told when they were stored';

/** It has no tables of its own: entries lie beside the signals that refer to them. */
export const ledgerNoun = defineNoun({
  tables: {},
  repository: createLedgerRepository,
  access: {
    page: 'reads',
    counts: 'reads',
    find: 'reads',
    findByIds: 'reads',
    tellersOf: 'reads',
    tellingsOf: 'reads',
    entriesAt: 'reads',
    allocationsOf: 'reads',
    proposedNames: 'reads',
    itemsWaitingFor: 'reads',
    countsOf: 'reads',
    isAnyUngathered: 'reads',
    gather: { silent },
    review: { silent },
    letGo: { silent },
  },
});
