import type { AuditColumn } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

type AuditQuery = {
  page: number;
  query?: string | undefined;
  sort?: AuditColumn | `-${AuditColumn}` | undefined;
};

/** A page of the audit log. */
export const useAudit = (auditQuery: AuditQuery) =>
  useQuery(
    operations.audit.list.queryOptions({
      input: auditQuery,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** Undoes what an entry tells of; whatever shows what it was about is asked for again. */
export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.audit.undo({ id }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
