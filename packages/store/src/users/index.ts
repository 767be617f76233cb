import { defineNoun } from '../changes/noun.ts';
import { createUsersRepository } from './user.repository.ts';
import { users } from './user.table.ts';

export type { User, UserChanges } from './user.repository.ts';
export { users } from './user.table.ts';

const whoMay = { silent: 'Who somebody is and may do is read anew with every request.' };

export const noun = defineNoun({
  tables: { users },
  repository: createUsersRepository,
  access: {
    findById: 'reads',
    namesOf: 'reads',
    findByEmail: 'reads',
    update: whoMay,
    seen: whoMay,
    page: 'reads',
    registered: 'reads',
    holdAdmins: 'reads',
    hasAdmin: 'reads',
  },
});
