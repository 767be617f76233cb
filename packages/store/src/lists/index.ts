import { ifAny, listChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createListsRepository } from './list.repository.ts';
import { listItems, lists } from './list.table.ts';

export type { DailyList } from './daily-list.repository.ts';
export { listItems, lists } from './list.table.ts';
export type { List, ListChanges, ListWithCount, NewList } from './list.types.ts';
export type { OnboardingList } from './onboarding-list.repository.ts';

export const noun = defineNoun({
  tables: { lists, listItems },
  repository: createListsRepository,
  access: {
    findById: 'reads',
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
    findDaily: 'reads',
    putDaily: { changes: (list) => [listChanged(list.id)] },
  },
});
