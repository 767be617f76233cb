import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const apiKeysQuery = operations.user.apiKeys.queryOptions();

/** The person's API keys, without the keys themselves. */
export const useApiKeys = () => useQuery(apiKeysQuery);

/** Makes a key; the answer is the only time that it is told. */
export function useCreateApiKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.user.createApiKey({ name }),
    onSuccess: () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}

/** Revokes a key. */
export function useRemoveApiKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.user.removeApiKey({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
