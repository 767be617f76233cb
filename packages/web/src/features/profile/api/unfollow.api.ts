import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { followingQuery } from '../../../session/get-following.api.ts';

/** No longer follows a podcast. It leaves the list at once and comes back where the server refuses. */
export function useUnfollow() {
  const queries = useQueryClient();
  const { queryKey } = followingQuery;
  return useMutation({
    mutationFn: (uuid: string) => api.podcast.follow({ uuid, follow: false }),
    onMutate: async (uuid) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(
        queryKey,
        (now) => now && { podcasts: now.podcasts.filter((one) => one.uuid !== uuid) },
      );
      return before;
    },
    onError: (_error, _uuid, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
