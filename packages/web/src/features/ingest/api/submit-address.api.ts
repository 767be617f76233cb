import type { IngestQuery } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Hands an address to the server, which says what it turned out to be. */
export function useSubmitAddress() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: IngestQuery) => api.ingest.url(asked),
    onSuccess: () =>
      Promise.all(['library', 'session'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
