import type { Noun } from '../connection/noun.ts';
import { createUsersRepository } from './user.repository.ts';
import { users } from './user.table.ts';

export type { User, UserChanges } from './user.repository.ts';
export { users } from './user.table.ts';

export const noun = {
  tables: { users },
  repository: createUsersRepository,
} satisfies Noun;
