import type { MergeKind } from '@ecco/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Which node stays, and which one goes, by their ids. */
export type MergePair = { kind: MergeKind; id: string; gone: string };

/** What would move; nothing is asked before both are chosen. */
export const useMergePreview = (pair: MergePair | null) =>
  useQuery(operations.merge.preview.queryOptions({ input: pair ?? skipToken, staleTime: 0, retry: false }));

/** Makes two nodes one, or takes that back; whatever shows either of them is asked for again, which nobody waits for. */
function useMerging<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => void queries.invalidateQueries() });
}

export const useMerge = () => useMerging((pair: MergePair) => api.merge.merge(pair));
export const useUndoMerge = () => useMerging((merge: string) => api.merge.undo({ merge }));
