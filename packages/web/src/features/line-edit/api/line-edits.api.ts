import type { LineCorrection, Segment } from '@ecco/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Corrections of a line that are shown. */
const shownAtOnce = 50;
/** How often is asked whether what rests on corrections was made again. */
const whileWaitingMs = 3_000;

/** What was corrected of a line of an item, the last first. */
export const useLineEdits = (id: string, segment: string) =>
  useQuery({
    ...operations.lineEdit.list.queryOptions({ input: { id, segment, page: 1, per_page: shownAtOnce } }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? whileWaitingMs : false),
  });

/** What was corrected of an item, the last first. */
export const useItemEdits = (id: string, page: number) =>
  useQuery({
    ...operations.lineEdit.list.queryOptions({ input: { id, page, per_page: shownAtOnce } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The line as it reads now. */
export async function readLine(id: string, line: number): Promise<Segment | null> {
  const { segments } = await api.item.transcript({ id, from: line, limit: 1 });
  return segments[0] ?? null;
}

const shown = [operations.item.transcript, operations.item.content, operations.lineEdit.list];

/** What shows the line is asked for again. */
function useLineRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));
}

type Correction = LineCorrection & { segment: string };

export const useCorrectLine = (id: string) =>
  useMutation({
    mutationFn: (correction: Correction) => api.lineEdit.correct({ id, ...correction }),
    onSuccess: useLineRefresh(),
  });

export const useUndoLineEdit = (id: string) =>
  useMutation({
    mutationFn: (edit: string) => api.lineEdit.undo({ id, edit }),
    onSuccess: useLineRefresh(),
  });

/** Makes again at once what rests on the transcript, from who speaks on. */
export const useRemake = (slug: string) =>
  useMutation({
    mutationFn: () => api.item.retry({ slug, transcribe: 'true', from: 'speakers' }),
    onSuccess: useLineRefresh(),
  });
