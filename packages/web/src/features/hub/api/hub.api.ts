import type { ListSharingChange } from '@ecco/contract';
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** What was chosen to be followed, as the API takes it. */
export type ChosenFollows = {
  org_slugs: string[];
  person_node_ids: string[];
  org_aliases: { name: string; org_slug: string }[];
};

/** What a list can follow with these words; what was found before stays until it has come. */
export const useWizardOptions = (query: string, limit: number) =>
  useQuery(
    operations.list.wizard.queryOptions({ input: { query, limit }, placeholderData: keepPreviousData }),
  );

/** What a list that follows these would hold; nothing is asked where nothing is chosen. */
export const useHubPreview = (follows: ChosenFollows) => {
  const chosen = follows.org_slugs.length + follows.org_aliases.length + follows.person_node_ids.length;
  return useQuery(
    operations.list.preview.queryOptions({
      input: chosen === 0 ? skipToken : follows,
      placeholderData: keepPreviousData,
    }),
  );
};

type Group = { group: 'conversations' | 'publications'; age: 'recent' | 'older' };

/** What of a hub does not come with its page: further items of a group. */
export const useHeldItems = (
  uuid: string,
  { group, age }: Group,
  { perPage, enabled }: { perPage: number; enabled: boolean },
) =>
  useInfiniteQuery(
    operations.list.items.infiniteOptions({
      input: (page: number) => ({ uuid, group, age, page, per_page: perPage }),
      initialPageParam: 2,
      getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
      enabled,
    }),
  );

/** The organizations of a hub, those that it follows first. */
export const useHubOrganizations = (uuid: string, enabled: boolean) =>
  useQuery(
    operations.organisation.ofList.queryOptions({
      input: enabled ? { list_uuid: uuid } : skipToken,
      select: ({ organizations }) => organizations,
    }),
  );

/** When the organizations meet that a hub follows. */
export const useHubEvents = (uuid: string) =>
  useQuery(operations.list.events.queryOptions({ input: { uuid } }));

/** The hubs that somebody may see. */
export const useHubOverview = () => useQuery(operations.list.overview.queryOptions());

/** Who may read a list, and edit it. */
const sharingQuery = (uuid: string) => operations.list.sharing.queryOptions({ input: { uuid } });
export const useSharing = (uuid: string) => useQuery(sharingQuery(uuid));

export function useShare(uuid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ListSharingChange) => api.list.share({ uuid, ...change }),
    onSuccess: (sharing) => {
      queries.setQueryData(sharingQuery(uuid).queryKey, sharing);
      return queries.invalidateQueries({ queryKey: operations.list.read.key({ input: { uuid } }) });
    },
  });
}

/** Makes a list of one's own that begins as this one is. */
export function useCopyHub() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => api.list.copy({ uuid }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.list.key() }),
  });
}

export function useClearWizard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.list.clearWizard({}),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.list.wizard.key() }),
  });
}
