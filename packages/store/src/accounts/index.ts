import { accessChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createAccountsRepository } from './account.repository.ts';
import { accounts } from './account.table.ts';
import { verifications } from './verification.table.ts';

export type { NewPerson } from './account.repository.ts';
export { accounts } from './account.table.ts';
export { verifications } from './verification.table.ts';

const howTheySignIn = { silent: 'How somebody signs in is read anew with every sign-in.' };

export const accountsNoun = defineNoun({
  tables: { accounts, verifications },
  repository: createAccountsRepository,
  access: {
    addPerson: { silent: 'Nobody holds a copy of somebody who is new.' },
    passwordOf: 'reads',
    dropPassword: howTheySignIn,
    contest: { changes: (_, userId) => [accessChanged(userId)] },
    ownerOf: 'reads',
    markVerified: { changes: (_, userId) => [accessChanged(userId)] },
    handOver: { changes: (_, userId) => [accessChanged(userId)] },
  },
});
