import type { MergePreview } from '@ecco/contract';
import { presentNode } from '../graph/graph.presenter.ts';
import type { MergeComparison } from './merge.usecases.ts';

export const presentPreview = ({ kept, gone, counts, aliases }: MergeComparison): MergePreview => {
  const { people: connections, meetings, publications, items, facts, followers, candidates } = counts;
  return {
    kept: presentNode(kept),
    gone: presentNode(gone),
    moves: { connections, meetings, publications, items, aliases, facts, followers, candidates },
  };
};
