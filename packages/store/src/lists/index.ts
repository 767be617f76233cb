import { ifAny, listChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createListsRepository } from './list.repository.ts';
import { listItems, listShares, lists } from './list.table.ts';

export type { DailyList } from './daily-list.repository.ts';
export { listItems, lists } from './list.table.ts';
export type { List, ListChanges, ListShare, ListWithCount, NewList, SharedList } from './list.types.ts';
export type { OnboardingList } from './onboarding-list.repository.ts';

export const listsNoun = defineNoun({
  tables: { lists, listItems, listShares },
  repository: createListsRepository,
  access: {
    findById: 'reads',
    findBySlug: 'reads',
    findBySlugs: 'reads',
    hold: 'reads',
    ofOwner: 'reads',
    curated: 'reads',
    countsOf: 'reads',
    holding: 'reads',
    itemsOf: 'reads',
    firstOf: 'reads',
    create: { changes: (list) => [listChanged(list.id)] },
    holdCountOf: 'reads',
    change: { changes: (list) => ifAny(list, ({ id }) => [listChanged(id)]) },
    claim: { changes: (list) => ifAny(list, ({ id }) => [listChanged(id)]) },
    remove: { changes: (removed, id) => (removed ? [listChanged(id)] : []) },
    replaceItems: { changes: (_, listId) => [listChanged(listId)] },
    addItem: { changes: (listIds) => listIds.map(listChanged) },
    removeItem: { changes: (listIds) => listIds.map(listChanged) },
    touch: { changes: (_, listIds) => listIds.map((id) => listChanged(id)) },
    findOnboardingList: 'reads',
    replaceOnboardingList: { changes: (list) => [listChanged(list.id)] },
    sharesOf: 'reads',
    shareOf: 'reads',
    sharedWith: 'reads',
    setLinkShared: { changes: (list) => ifAny(list, ({ id }) => [listChanged(id)]) },
    share: { changes: (_, listId) => [listChanged(listId)] },
    unshare: { changes: (done, listId) => (done ? [listChanged(listId)] : []) },
    findDaily: 'reads',
    putDaily: { changes: (list) => [listChanged(list.id)] },
    leadDaily: { changes: (list) => [listChanged(list.id)] },
  },
});
