import { useQuery } from '@tanstack/react-query';
import { operations } from '../api/operations.ts';

export const followingQuery = operations.podcast.following.queryOptions();

/** The podcasts that the person follows. */
export const useFollowing = () => useQuery(followingQuery);
