import { organisationChanged, partOfItemChanged, personChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { itemOrganisations, itemPeople, speakerAffiliations } from './item-link.table.ts';
import { createLinksRepository } from './link.repository.ts';

export { calledNodes } from './called-nodes.ts';
export { itemOrganisations, itemPeople, speakerAffiliations } from './item-link.table.ts';
export type {
  FoundInItem,
  ItemOfOrganisation,
  LinkedOrganisation,
  LinkedPerson,
  OrganisationFound,
  PersonFound,
  SaidPost,
} from './link.types.ts';
export { type Owner, ownersOf } from './owners.ts';
export type { VoiceInItem } from './voices-of.ts';

export const noun = defineNoun({
  tables: { itemOrganisations, itemPeople, speakerAffiliations },
  repository: createLinksRepository,
  access: {
    organisationsOf: 'reads',
    organizationsInAnalysis: 'reads',
    ownersOf: 'reads',
    peopleOf: 'reads',
    itemsOfOrganisation: 'reads',
    newestOfKinds: 'reads',
    voicesOf: 'reads',
    itemIdsOf: 'reads',
    ownItemsOf: 'reads',
    itemsOfPerson: 'reads',
    itemCountsOfPeople: 'reads',
    saidPostsOf: 'reads',
    itemsOfMeeting: 'reads',
    organisationsOfItems: 'reads',
    called: 'reads',
    homeOf: 'reads',
    putFound: { changes: (changed, itemId) => (changed ? [partOfItemChanged(itemId)] : []) },
    relateOrganisation: {
      changes: (itemIds, id) => [organisationChanged(id), ...itemIds.map(partOfItemChanged)],
    },
    relateItem: { changes: (itemIds) => itemIds.map(partOfItemChanged) },
    unlink: {
      changes: (done, { itemId, organisationId }) =>
        done ? [partOfItemChanged(itemId), organisationChanged(organisationId)] : [],
    },
    relink: {
      changes: (done, { itemId, organisationId }) =>
        done ? [partOfItemChanged(itemId), organisationChanged(organisationId)] : [],
    },
    unlinkPerson: {
      changes: (done, { itemId, personId }) =>
        done ? [partOfItemChanged(itemId), personChanged(personId)] : [],
    },
    relinkPerson: {
      changes: (done, { itemId, personId }) =>
        done ? [partOfItemChanged(itemId), personChanged(personId)] : [],
    },
  },
});
