import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const followingQuery = queryOptions({
  queryKey: ['following'],
  queryFn: ({ signal }) => api.podcast.following(undefined, { signal }),
});

/** The podcasts that the person follows. */
export const useFollowing = () => useQuery(followingQuery);
