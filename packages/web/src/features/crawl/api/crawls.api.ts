import type { Crawl } from '@ecco/contract';
import type { CrawlOutcome } from '@ecco/domain';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** How often a crawl that is under way is asked how far it is, in ms. */
const lookEveryMs = 1_500;
export const isUnderWay = ({ status }: Pick<Crawl, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** The crawls of an organization, newest first; asked for again while one is under way. */
export const useCrawls = (org: string, page = 1) =>
  useQuery({
    ...operations.crawl.list.queryOptions({ input: { id: org, page, per_page: 20 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.crawls.some(isUnderWay) ? lookEveryMs : false),
  });

type ReportQuery = { id: string; outcome: CrawlOutcome | undefined; page: number; isLive: boolean };

export const useCrawlPages = ({ id, outcome, page, isLive }: ReportQuery) =>
  useQuery({
    ...operations.crawl.pages.queryOptions({
      input: { id, page, per_page: 50, ...(outcome && { outcome }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? lookEveryMs * 2 : false,
  });

const freshen = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [operations.crawl.list, operations.crawl.pages, operations.candidate.list, operations.graph.read].map(
      (operation) => queries.invalidateQueries({ queryKey: operation.key() }),
    ),
  );

function useCrawlAction<Input, Output>(action: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: action, onSettled: () => freshen(queries) });
}

export const useBeginCrawl = (org: string) =>
  useCrawlAction((force: boolean) => api.crawl.begin({ id: org, force }));
export const useStopCrawl = () => useCrawlAction((id: string) => api.crawl.stop({ id }));
export const useSetSchedule = (org: string) =>
  useCrawlAction((every: 24 | 168 | 720 | null) => api.crawl.schedule({ id: org, every_hours: every }));

/** What a crawl found is asked for again once it has ended. */
export function useFreshen() {
  const queries = useQueryClient();
  return useCallback(() => void freshen(queries), [queries]);
}
