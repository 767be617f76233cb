import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** The curated lists. */
export const useLearningLists = () =>
  useQuery(operations.list.curated.queryOptions({ select: ({ curated_episode_lists: lists }) => lists }));
