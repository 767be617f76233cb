import type { FollowedPodcast } from '@ecco/contract';
import { hashKey, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { followingQuery } from '../../../session/get-following.api.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';

const { queryKey } = followingQuery;

/** Puts a podcast among the followed ones of the cache, or takes it out. */
function mark(queries: QueryClient, podcast: FollowedPodcast, follow: boolean): void {
  queries.setQueryData(queryKey, (now) => {
    if (!now) return now;
    const others = now.podcasts.filter(({ uuid }) => uuid !== podcast.uuid);
    return { podcasts: follow ? [...others, podcast] : others };
  });
}

/** Whether the person follows it. False for visitors, and until it is known. */
export function useIsFollowing(uuid: string): boolean {
  const enabled = isSignedIn(useSession());
  const { data } = useQuery({ ...followingQuery, enabled });
  return enabled && data?.podcasts.some((podcast) => podcast.uuid === uuid) === true;
}

/** Follows a podcast or no longer. It shows at once and is taken back where the server refuses. */
export function useFollow(podcast: FollowedPodcast) {
  const queries = useQueryClient();
  const mutationKey = operations.podcast.follow.key({ input: { uuid: podcast.uuid } });
  return useMutation({
    mutationKey,
    // One after the other, so that what was asked for last is what stays.
    scope: { id: hashKey(mutationKey) },
    mutationFn: (follow: boolean) => api.podcast.follow({ uuid: podcast.uuid, follow }),
    onMutate: async (follow) => {
      await queries.cancelQueries({ queryKey });
      mark(queries, podcast, follow);
    },
    onError: (_error, follow) => mark(queries, podcast, !follow),
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });
}
