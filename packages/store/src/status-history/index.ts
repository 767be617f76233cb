import { ifAny, itemChanged } from '../changes/change.ts';
import { defineNoun, definePart } from '../changes/noun.ts';
import { createItemProgress } from './item-progress.repository.ts';
import { continueCounting } from './status-counter.ts';
import { statusHistory } from './status-entry.table.ts';
import { createStatusHistoryRepository } from './status-history.repository.ts';

export type { Arrival, StatusEntry } from './status-history.repository.ts';
export { createStatusUpdates, type StatusUpdates } from './status-subscription.ts';
export type { ItemStatusUpdate } from './status-updates.ts';

export const statusHistoryNoun = defineNoun({
  tables: { statusHistory },
  restored: continueCounting,
  repository: createStatusHistoryRepository,
  access: { ofItem: 'reads', arrivedSince: 'reads' },
});

export const itemProgress = definePart({
  repository: createItemProgress,
  access: {
    advance: { changes: (moved, { itemId }) => (moved ? [itemChanged(itemId)] : []) },
    report: { changes: (said, { itemId }) => (said ? [itemChanged(itemId)] : []) },
    restart: { changes: (run, { itemId }) => ifAny(run, () => [itemChanged(itemId)]) },
  },
});

export { stampItems } from './item-progress.repository.ts';
