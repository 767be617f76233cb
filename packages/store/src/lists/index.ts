import type { Noun } from '../connection/noun.ts';
import { createListsRepository } from './list.repository.ts';
import { listItems, lists } from './list.table.ts';

export type { DailyList } from './daily-list.repository.ts';
export { listItems } from './list.table.ts';
export type { List, ListChanges, ListWithCount, NewList } from './list.types.ts';
export type { OnboardingList } from './onboarding-list.repository.ts';

export const noun = {
  tables: { lists, listItems },
  repository: createListsRepository,
} satisfies Noun;
