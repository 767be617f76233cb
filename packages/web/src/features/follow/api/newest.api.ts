import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const staleTime = 5 * 60_000;

/** The newest episode of a podcast by its slug; null where it has none. */
export const useNewest = (slug: string) =>
  useQuery({
    queryKey: ['newest', slug],
    queryFn: async ({ signal }) => {
      const { podcast } = await api.podcast.read({ slug, page: 1, per_page: 1 }, { signal });
      return podcast.episodes[0] ?? null;
    },
    // One that was followed a moment ago may not have come from the server yet.
    enabled: slug !== '',
    staleTime,
  });
