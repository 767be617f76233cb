import { accessChanged, type DeclaredChange } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createIdentityRepository, type IdentityModel, type IdentityRecord } from './identity.repository.ts';

export type {
  IdentityCondition,
  IdentityModel,
  IdentityQuery,
  IdentityRecord,
  IdentityRepository,
} from './identity.repository.ts';

const nobodyHolds = { silent: 'Nobody holds a copy of what is new, nor of what proves an address.' };

/** Records that others hold copies of: users, and where they are signed in. */
function declaredChanges(records: readonly IdentityRecord[], model: IdentityModel): DeclaredChange[] {
  const field = { user: 'id', session: 'userId', account: null, verification: null }[model];
  if (field === null) return [];
  return records
    .map((record) => record[field])
    .filter((id) => typeof id === 'string')
    .map(accessChanged);
}

export const identityNoun = defineNoun({
  tables: {},
  repository: createIdentityRepository,
  access: {
    create: nobodyHolds,
    find: 'reads',
    count: 'reads',
    update: { changes: declaredChanges },
    remove: { changes: declaredChanges },
    removeExpired: nobodyHolds,
  },
});
