import type { Noun } from '../connection/noun.ts';
import { continueCounting } from './status-counter.ts';
import { statusHistory } from './status-entry.table.ts';
import { createStatusHistoryRepository } from './status-history.repository.ts';

export { createItemProgress } from './item-progress.repository.ts';
export type { StatusEntry } from './status-history.repository.ts';
export { createStatusUpdates, type StatusUpdates } from './status-subscription.ts';
export type { ItemStatusUpdate } from './status-updates.ts';

export const noun = {
  tables: { statusHistory },
  restored: continueCounting,
  repository: createStatusHistoryRepository,
} satisfies Noun;
