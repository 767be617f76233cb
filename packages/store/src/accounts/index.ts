import { defineNoun } from '../changes/noun.ts';
import { createAccountsRepository } from './account.repository.ts';
import { accounts } from './account.table.ts';
import { verifications } from './verification.table.ts';

export type { NewPerson } from './account.repository.ts';
export { accounts } from './account.table.ts';
export { verifications } from './verification.table.ts';

const whoMay = { silent: 'Who somebody is and may do is read anew with every request.' };

export const noun = defineNoun({
  tables: { accounts, verifications },
  repository: createAccountsRepository,
  access: {
    addPerson: whoMay,
    passwordOf: 'reads',
    dropPassword: whoMay,
    contest: whoMay,
    ownerOf: 'reads',
    markVerified: whoMay,
    handOver: whoMay,
  },
});
