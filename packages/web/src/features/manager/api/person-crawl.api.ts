import { limits } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** When somebody was last looked for; asking so looks for nobody. */
export const useLastLook = (org: string, entity: string) =>
  useQuery(
    operations.crawl.entity.queryOptions({
      input: { org, entity, no_recrawl: true },
      select: (match) => match.entity.last_crawled,
      staleTime: 0,
    }),
  );

const touched = [operations.crawl.list, operations.crawl.entity, operations.candidate.list];

/** Looks for episodes and videos of somebody; `force` also where that was done of late. */
export function useLookFor(org: string, entity: string) {
  const queries = useQueryClient();
  const freshen = (): void => {
    for (const operation of touched) void queries.invalidateQueries({ queryKey: operation.key() });
  };
  return useMutation({
    mutationFn: (force: boolean) => api.crawl.entity({ org, entity, ...(force && { force_recrawl: true }) }),
    onSuccess: () => {
      freshen();
      setTimeout(freshen, limits.crawlReloadMs);
    },
  });
}
