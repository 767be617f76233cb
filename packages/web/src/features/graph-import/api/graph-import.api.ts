import type { ImportReport, NewOrganization } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

export type ImportKind = ImportReport['kind'];
/** `commit`: write it, and not only look at it; `skipRefused`: leave out the rows that are refused. */
type ImportRequest = { kind: ImportKind; file: File; commit: boolean; skipRefused: boolean };

const touched = [
  operations.graphImport.list,
  operations.record.list,
  operations.organisation.listByType,
  operations.organisation.types,
];

function useFreshLists() {
  const queries = useQueryClient();
  return () =>
    Promise.all(touched.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));
}

/** The bytes of a file as the API takes them. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Files that were imported before, the newest of them. */
export const usePastImports = () =>
  useQuery({
    ...operations.graphImport.list.queryOptions({ input: { page: 1, per_page: 20 } }),
    staleTime: 0,
  });

/** Has a CSV looked at row by row, or imported. */
export function useImport() {
  const fresh = useFreshLists();
  return useMutation({
    mutationFn: async ({ kind, file, commit, skipRefused }: ImportRequest) =>
      api.graphImport.import({
        ...{ kind, name: file.name.slice(-255), content: await base64Of(file) },
        ...{ commit, skip_refused: skipRefused },
      }),
    onSuccess: ({ committed }) => (committed ? fresh() : undefined),
  });
}

/** Makes an organization. */
export function useCreateOrganization() {
  const fresh = useFreshLists();
  return useMutation({
    mutationFn: async (requested: NewOrganization) => (await api.graph.create(requested)).organization,
    onSuccess: fresh,
  });
}
