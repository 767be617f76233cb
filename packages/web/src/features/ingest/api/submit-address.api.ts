import type { IngestQuery } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Hands an address to the server, which says what it turned out to be. */
export function useSubmitAddress() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: IngestQuery) => api.ingest.url(asked),
    onSuccess: () =>
      Promise.all(
        [operations.item.library, operations.session].map((asked) =>
          queries.invalidateQueries({ queryKey: asked.key() }),
        ),
      ),
  });
}
