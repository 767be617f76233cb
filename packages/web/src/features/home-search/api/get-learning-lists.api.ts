import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** The curated lists; a change of any list makes them stale, hence the beginning of the key. */
export const useLearningLists = () =>
  useQuery({
    queryKey: ['lists', 'curated'],
    queryFn: ({ signal }) => api.list.curated(undefined, { signal }),
    select: ({ curated_episode_lists: lists }) => lists,
  });
