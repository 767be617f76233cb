import { defineNoun } from '../changes/noun.ts';
import { createIdentityRepository } from './identity.repository.ts';

export type {
  IdentityCondition,
  IdentityModel,
  IdentityQuery,
  IdentityRecord,
  IdentityRepository,
} from './identity.repository.ts';

const whoMay = { silent: 'Who somebody is and may do is read anew with every request.' };

export const noun = defineNoun({
  tables: {},
  repository: createIdentityRepository,
  access: {
    create: whoMay,
    find: 'reads',
    count: 'reads',
    update: whoMay,
    remove: whoMay,
    removeExpired: whoMay,
  },
});
