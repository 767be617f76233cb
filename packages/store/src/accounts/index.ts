import type { Noun } from '../connection/noun.ts';
import { createAccountsRepository } from './account.repository.ts';
import { accounts } from './account.table.ts';
import { verifications } from './verification.table.ts';

export type { NewPerson } from './account.repository.ts';
export { accounts } from './account.table.ts';
export { verifications } from './verification.table.ts';

export const noun = {
  tables: { accounts, verifications },
  repository: createAccountsRepository,
} satisfies Noun;
