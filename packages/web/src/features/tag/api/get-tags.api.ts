import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** All tags with their podcasts. */
export const useTags = () =>
  useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => api.tag.list(undefined, { signal }) });

/** One tag with its podcasts. */
export const useTag = (slug: string) =>
  useQuery({ queryKey: ['tags', slug], queryFn: ({ signal }) => api.tag.find({ slug }, { signal }) });
