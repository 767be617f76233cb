import type { IngestQuery } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Hands an address to the server, which says what it turned out to be. */
export function useSubmitAddress() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: IngestQuery) => api.ingest.url(input),
    onSuccess: () =>
      Promise.all(
        [operations.item.library, operations.session].map((query) =>
          queries.invalidateQueries({ queryKey: query.key() }),
        ),
      ),
  });
}
