import { ifAny, organisationChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createOrganisationsRepository } from './organisation.repository.ts';
import {
  organisationFacts,
  organisationNames,
  organisationSlugs,
  organisations,
} from './organisation.table.ts';

export { ofOrganisation } from './of-organisation.column.ts';
export {
  lookedThrough,
  organisationFacts,
  organisationNames,
  organisationSlugs,
  organisations,
  withWords,
} from './organisation.table.ts';
export type {
  NamedOrganisation,
  NewFact,
  NewOrganisation,
  OrganisationChanges,
} from './organisation.types.ts';
export type { OrganisationsQuery, StateCount } from './organisation-list.repository.ts';
export {
  ordered as organisationOrders,
  ownOrder as organisationOrder,
} from './organisation-list.repository.ts';

export const noun = defineNoun({
  tables: { organisations, organisationSlugs, organisationNames, organisationFacts },
  repository: createOrganisationsRepository,
  access: {
    find: 'reads',
    findDeleted: 'reads',
    findBySlugs: 'reads',
    takenSlugs: 'reads',
    findNamed: 'reads',
    findByIds: 'reads',
    namesOf: 'reads',
    page: 'reads',
    calledSo: 'reads',
    withTicker: 'reads',
    countByType: 'reads',
    countByState: 'reads',
    factsOf: 'reads',
    add: { changes: (added) => ifAny(added, ({ id }) => [organisationChanged(id)]) },
    addMany: {
      changes: (added) => added.flatMap((one) => ifAny(one, ({ id }) => [organisationChanged(id)])),
    },
    update: { changes: (changed) => ifAny(changed, ({ id }) => [organisationChanged(id)]) },
    remove: { changes: (removed, id) => (removed ? [organisationChanged(id)] : []) },
    restore: { changes: (restored, id) => (restored ? [organisationChanged(id)] : []) },
    putFacts: {
      changes: (facts) =>
        [...new Set(facts.map(({ organisationId }) => organisationId))].map(organisationChanged),
    },
    showFacts: { changes: (_, ids) => ids.map(organisationChanged) },
    putFact: { changes: ({ organisationId }) => [organisationChanged(organisationId)] },
    removeFact: {
      changes: (removed) => ifAny(removed, ({ organisationId }) => [organisationChanged(organisationId)]),
    },
  },
});
