import type { CandidateRule } from '@ecco/contract';
import type { CandidateColumn, CandidateStatus, ContentKind } from '@ecco/domain';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Which candidates of an organization are shown, and in which order. */
export type CandidatesQuery = {
  org: string;
  status: CandidateStatus;
  kind: ContentKind | undefined;
  least: number | undefined;
  crawl: string | undefined;
  query: string | undefined;
  sort: CandidateColumn | `-${CandidateColumn}` | undefined;
  page: number;
};

export const useCandidates = ({ org, kind, least, crawl, ...asked }: CandidatesQuery) =>
  useQuery(
    operations.candidate.list.queryOptions({
      input: {
        ...asked,
        org_identifier: org,
        per_page: 50,
        ...(kind && { content_type: kind }),
        ...(least !== undefined && { least_value: least }),
        ...(crawl && { crawl_id: crawl }),
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** How many candidates of an organization there are of each status. */
export const useCandidateCounts = (org: string) =>
  useQuery(
    operations.candidate.list.queryOptions({
      input: { org_identifier: org, page: 1, per_page: 1 },
      select: ({ counts }) => counts,
      staleTime: 0,
    }),
  );

/** Of each organization of a hub so many are shown, the best first; its own page has all of them. */
export const waitingOfEach = 20;

/** What waits of each of these organizations, in their order. */
export const useWaiting = (orgs: readonly string[]) =>
  useQueries({
    queries: orgs.map((org) =>
      operations.candidate.list.queryOptions({
        input: { org_identifier: org, status: 'New', page: 1, per_page: waitingOfEach },
        staleTime: 0,
      }),
    ),
  });

export type CandidateAction = 'approve' | 'reject' | 'undo';
type CandidateRequest = { deed: CandidateAction; ids: readonly string[] };

const touched = [
  operations.candidate.list,
  operations.candidate.hub,
  operations.candidate.rules,
  operations.graph.connections,
];
const freshen = (queries: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));

/** One is decided by its own call, which says when somebody else was first. */
function send({ deed, ids }: CandidateRequest) {
  const [id = ''] = ids;
  const all = { candidate_ids: [...ids] };
  if (deed === 'undo') return api.candidate.undo(all);
  if (ids.length === 1)
    return deed === 'approve' ? api.candidate.approve({ id }) : api.candidate.reject({ id });
  return deed === 'approve' ? api.candidate.approveMany(all) : api.candidate.rejectMany(all);
}

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => freshen(queries) });
}

export const useRules = (org: string) =>
  useQuery(operations.candidate.rules.queryOptions({ input: { id: org }, select: ({ rules }) => rules }));

export function usePutRule(org: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rule: Pick<CandidateRule, 'source_url' | 'least_value'>) =>
      api.candidate.putRule({ id: org, ...rule }),
    onSettled: () => freshen(queries),
  });
}

export function useRemoveRule(org: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ruleId: string) => api.candidate.removeRule({ id: org, ruleId }),
    onSettled: () => freshen(queries),
  });
}

export const useHubManager = (identifier: string, mayManage: boolean) =>
  useQuery(operations.candidate.hub.queryOptions({ input: { identifier }, enabled: mayManage }));
