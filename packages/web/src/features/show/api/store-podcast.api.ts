import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Looks for new episodes now; answers with the server's words. */
export function useRefreshPodcast() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => api.podcast.refresh({ uuid }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.podcast.read.key() }),
  });
}

/** Neither lists nor fetches a podcast any more, or does so again. */
export function useIgnorePodcast() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { uuid: string; ignore: boolean }) => api.podcast.ignore(change),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.podcast.read.key() }),
  });
}
