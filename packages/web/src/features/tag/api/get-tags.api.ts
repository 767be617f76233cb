import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** All tags with their podcasts. */
export const useTags = () => useQuery(operations.tag.list.queryOptions());

/** One tag with its podcasts. */
export const useTag = (slug: string) => useQuery(operations.tag.find.queryOptions({ input: { slug } }));
