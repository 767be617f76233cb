import type { NewSavedSearch, SavedSearch } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const savedSearchesQuery = operations.savedSearch.list.queryOptions();
const { queryKey } = savedSearchesQuery;

/** The searches that the person saved, by name, each with what is new. */
export const useSavedSearches = (enabled: boolean) => useQuery({ ...savedSearchesQuery, enabled });

/** Saves a search, or puts one back that was deleted. */
export function useSaveSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (search: NewSavedSearch) => api.savedSearch.create(search),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRenameSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<SavedSearch, 'id' | 'name'>) => api.savedSearch.rename({ id, name }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Notes that what a search finds was looked at; what the page in front of the person marks as new stays marked. */
export function useSeeSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.savedSearch.see({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey, refetchType: 'none' }),
  });
}

/** Deletes a search; the list forgets it when it is asked for next, so that it can be put back where it stood. */
export function useDeleteSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.savedSearch.remove({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey, refetchType: 'none' }),
  });
}
