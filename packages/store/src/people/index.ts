import { ifAny, personChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createPeopleRepository } from './person.repository.ts';
import { people, personNames, personSlugs } from './person.table.ts';

export { people, personNames, personSlugs } from './person.table.ts';
export type { NamedPerson, NewPerson, PersonChanges } from './person.types.ts';

export const peopleNoun = defineNoun({
  tables: { people, personSlugs, personNames },
  repository: createPeopleRepository,
  access: {
    find: 'reads',
    findByIds: 'reads',
    calledSo: 'reads',
    page: 'reads',
    isSlugFree: 'reads',
    add: { changes: (added) => ifAny(added, ({ id }) => [personChanged(id)]) },
    update: { changes: (changed) => ifAny(changed, ({ id }) => [personChanged(id)]) },
    remove: { changes: (removed, id) => (removed ? [personChanged(id)] : []) },
    restore: { changes: (restored, id) => (restored ? [personChanged(id)] : []) },
  },
});
