import { accessChanged, ifAny } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createSessionsRepository } from './session.repository.ts';
import { sessions } from './session.table.ts';

export type { Session } from './session.repository.ts';
export { sessions } from './session.table.ts';

export const sessionsNoun = defineNoun({
  tables: { sessions },
  repository: createSessionsRepository,
  access: {
    find: 'reads',
    isSeenDue: 'reads',
    seen: { changes: (noted, { userId }) => (noted ? [accessChanged(userId)] : []) },
    listOf: 'reads',
    remove: { changes: (userId) => ifAny(userId, (id) => [accessChanged(id)]) },
    removeOf: { changes: (_, userId) => [accessChanged(userId)] },
    removeAllOf: { changes: (_, userId) => [accessChanged(userId)] },
    removeExpired: { silent: 'What has expired is taken by nobody, who holds a copy of it either.' },
  },
});
