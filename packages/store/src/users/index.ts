import { accessChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createUsersRepository } from './user.repository.ts';
import { users } from './user.table.ts';

export type { User, UserChanges } from './user.repository.ts';
export { users } from './user.table.ts';

const whenSeen = { silent: 'When somebody was last here is read from its row alone.' };

export const usersNoun = defineNoun({
  tables: { users },
  repository: createUsersRepository,
  access: {
    findById: 'reads',
    namesOf: 'reads',
    findByEmail: 'reads',
    update: { changes: (_, id) => [accessChanged(id)] },
    seen: whenSeen,
    page: 'reads',
    registered: 'reads',
    holdAdmins: 'reads',
    hasAdmin: 'reads',
  },
});
