import type { KeptRecord } from '@ecco/contract';
import type { RecordColumn, RecordKind, RecordState, RecordTask } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { everyPage } from '../../../api/every-page.ts';
import { operations } from '../../../api/operations.ts';

/** Which records are listed, and in which order. */
export type RecordsView = {
  kind: RecordKind;
  page: number;
  state?: RecordState | undefined;
  query?: string | undefined;
  sort?: RecordColumn | `-${RecordColumn}` | undefined;
};

/** A page of the records that are asked for. */
export const useRecords = (recordsView: RecordsView) =>
  useQuery(
    operations.record.list.queryOptions({
      input: recordsView,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** Does something to many records at once. */
export function useRunRecords(kind: RecordKind) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (requested: { uuids: string[]; task: RecordTask }) => api.record.run({ kind, ...requested }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.record.key() }),
  });
}

/** All records that are asked for, page after page. */
export const allRecords = ({ page: _page, ...asked }: RecordsView): Promise<KeptRecord[]> =>
  everyPage(async (pageRequest) => {
    const { records: rows, pagination } = await api.record.list({ ...asked, ...pageRequest });
    return { rows, pagination };
  });
