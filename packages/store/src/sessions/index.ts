import { defineNoun } from '../changes/noun.ts';
import { createSessionsRepository } from './session.repository.ts';
import { sessions } from './session.table.ts';

export type { Session } from './session.repository.ts';
export { sessions } from './session.table.ts';

const whoMay = { silent: 'Who somebody is and may do is read anew with every request.' };

export const noun = defineNoun({
  tables: { sessions },
  repository: createSessionsRepository,
  access: {
    find: 'reads',
    seen: whoMay,
    listOf: 'reads',
    remove: whoMay,
    removeOf: whoMay,
    removeAllOf: whoMay,
    removeExpired: whoMay,
  },
});
