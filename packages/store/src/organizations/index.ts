import { ifAny, organizationChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createOrganizationsRepository } from './organization.repository.ts';
import {
  organizationFacts,
  organizationNames,
  organizationSlugs,
  organizations,
} from './organization.table.ts';

export { ofOrganization } from './of-organization.column.ts';
export {
  lookedThrough,
  organizationFacts,
  organizationNames,
  organizationSlugs,
  organizations,
  withWords,
} from './organization.table.ts';
export type {
  NamedOrganization,
  NewFact,
  NewOrganization,
  OrganizationChanges,
} from './organization.types.ts';
export type { OrganizationsQuery, StateCount } from './organization-list.repository.ts';
export {
  ordered as organizationOrders,
  ownOrder as organizationOrder,
} from './organization-list.repository.ts';

export const organizationsNoun = defineNoun({
  tables: { organizations, organizationSlugs, organizationNames, organizationFacts },
  repository: createOrganizationsRepository,
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
    add: { changes: (added) => ifAny(added, ({ id }) => [organizationChanged(id)]) },
    addMany: {
      changes: (added) => added.flatMap((one) => ifAny(one, ({ id }) => [organizationChanged(id)])),
    },
    update: { changes: (changed) => ifAny(changed, ({ id }) => [organizationChanged(id)]) },
    remove: { changes: (removed, id) => (removed ? [organizationChanged(id)] : []) },
    restore: { changes: (restored, id) => (restored ? [organizationChanged(id)] : []) },
    putFacts: {
      changes: (facts) =>
        [...new Set(facts.map(({ organizationId }) => organizationId))].map(organizationChanged),
    },
    showFacts: { changes: (_, ids) => ids.map(organizationChanged) },
    putFact: { changes: ({ organizationId }) => [organizationChanged(organizationId)] },
    removeFact: {
      changes: (removed) => ifAny(removed, ({ organizationId }) => [organizationChanged(organizationId)]),
    },
  },
});
