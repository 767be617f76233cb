import { listChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createHubsRepository } from './hub.repository.ts';
import { listFollows } from './list-follow.table.ts';

export { heldItems } from './held-items.ts';
export type {
  AgedItems,
  Follow,
  FollowedAlias,
  FollowedOrganization,
  FollowedPerson,
  FollowsOfTypes,
  Holding,
  HubFollows,
  HubItemsQuery,
  HubSummary,
} from './hub.types.ts';
export { listFollows } from './list-follow.table.ts';
export type { AliasBearer, WizardNode, WizardNodes, WizardQuery } from './wizard-options.repository.ts';

export const hubsNoun = defineNoun({
  tables: { listFollows },
  repository: createHubsRepository,
  access: {
    followedBy: 'reads',
    followedAndHeld: 'reads',
    followCounts: 'reads',
    holdingOf: 'reads',
    holdingFrom: 'reads',
    listsFollowing: 'reads',
    replaceFollows: { changes: (_, listId) => [listChanged(listId)] },
    copyFollows: { changes: (_, _from, to) => [listChanged(to)] },
    glance: 'reads',
    heldPage: 'reads',
    heldIds: 'reads',
    heldAmong: 'reads',
    heldCount: 'reads',
    organizationsHeld: 'reads',
    wizardNodes: 'reads',
    withAliases: 'reads',
    peopleAmong: 'reads',
  },
});
