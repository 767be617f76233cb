import { organizationChanged, partOfItemChanged, personChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { itemOrganizations, itemPeople, speakerAffiliations } from './item-link.table.ts';
import { createLinksRepository } from './link.repository.ts';

export { calledNodes } from './called-nodes.ts';
export { itemOrganizations, itemPeople, speakerAffiliations } from './item-link.table.ts';
export type {
  ItemMentions,
  ItemOfOrganization,
  LinkedOrganization,
  LinkedPerson,
  OrganizationMentions,
  PersonMentions,
  StatedPost,
} from './link.types.ts';
export { type Owner, ownersOf } from './owners.ts';
export type { VoiceInItem } from './voices-of.ts';

export const linksNoun = defineNoun({
  tables: { itemOrganizations, itemPeople, speakerAffiliations },
  repository: createLinksRepository,
  access: {
    organizationsOf: 'reads',
    organizationsInAnalysis: 'reads',
    ownersOf: 'reads',
    peopleOf: 'reads',
    itemsOfOrganization: 'reads',
    newestOfKinds: 'reads',
    voicesOf: 'reads',
    itemIdsOf: 'reads',
    ownItemsOf: 'reads',
    itemsOfPerson: 'reads',
    itemCountsOfPeople: 'reads',
    saidPostsOf: 'reads',
    itemsOfMeeting: 'reads',
    organizationsOfItems: 'reads',
    called: 'reads',
    homeOf: 'reads',
    organizationsBeside: 'reads',
    putFound: { changes: (changed, itemId) => (changed ? [partOfItemChanged(itemId)] : []) },
    relateOrganization: {
      changes: (itemIds, id) => [organizationChanged(id), ...itemIds.map(partOfItemChanged)],
    },
    relateItem: { changes: (itemIds) => itemIds.map(partOfItemChanged) },
    unlink: {
      changes: (done, { itemId, organizationId }) =>
        done ? [partOfItemChanged(itemId), organizationChanged(organizationId)] : [],
    },
    relink: {
      changes: (done, { itemId, organizationId }) =>
        done ? [partOfItemChanged(itemId), organizationChanged(organizationId)] : [],
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
