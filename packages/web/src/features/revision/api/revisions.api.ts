import type { RevisionRequest, TranscriptRevision, TranscriptRevisions } from '@ecco/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** How often the page looks how far a transcript is, in ms. */
const whileWorkingMs = 2_000;
const shownAtOnce = 50;

/** Whether a transcript is being made. */
export const isUnderWay = ({ state }: Pick<TranscriptRevision, 'state'>): boolean =>
  state === 'waiting' || state === 'working';

/** Whether something of it will be different soon. */
const isChanging = (data: TranscriptRevisions | undefined): boolean =>
  data !== undefined && (!data.settled || data.revisions.some(isUnderWay));

/** The transcripts of an item, the last first. */
export const useRevisions = (id: string) =>
  useQuery({
    ...operations.revision.list.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (isChanging(state.data) ? whileWorkingMs : false),
  });

/** How a transcript differs from the one of before. */
export const useRevisionChanges = (id: string, revision: string, page: number) =>
  useQuery({
    ...operations.revision.changes.queryOptions({ input: { id, revision, page, per_page: shownAtOnce } }),
    placeholderData: keepPreviousData,
  });

const shown = [
  operations.revision.list,
  operations.revision.changes,
  operations.item.content,
  operations.item.transcript,
];

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));
}

export const useRequestRevision = (id: string) =>
  useMutation({
    mutationFn: (request: Partial<RevisionRequest> & Pick<RevisionRequest, 'source'>) =>
      api.revision.request({ id, ...request }),
    onSuccess: useRefresh(),
  });

export type RevisionDecision = { revision: string; how: 'use' | 'undo' | 'dismiss' };

export const useDecideRevision = (id: string) =>
  useMutation({
    mutationFn: ({ revision, how }: RevisionDecision) => api.revision[how]({ id, revision }),
    onSuccess: useRefresh(),
  });
