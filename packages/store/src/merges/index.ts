import {
  type DeclaredChange,
  ifAny,
  listChanged,
  organizationChanged,
  partOfItemChanged,
  personChanged,
} from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createMergesRepository } from './merge.repository.ts';
import { nodeMerges } from './merge.table.ts';
import type { Merge } from './merge.types.ts';

export type { Merge, MergeCounts } from './merge.types.ts';

const bothNodes = ({ kind, keptId, goneId, itemIds, listIds }: Merge): DeclaredChange[] => [
  ...[keptId, goneId].map(kind === 'person' ? personChanged : organizationChanged),
  ...itemIds.map(partOfItemChanged),
  ...listIds.map(listChanged),
];

export const mergesNoun = defineNoun({
  tables: { nodeMerges },
  repository: createMergesRepository,
  access: {
    counts: 'reads',
    find: 'reads',
    ofGone: 'reads',
    merge: { changes: bothNodes },
    undo: { changes: (undone) => ifAny(undone, bothNodes) },
  },
});
