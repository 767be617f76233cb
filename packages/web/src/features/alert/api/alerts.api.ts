import { type AlertSettings, limits } from '@ecco/contract';
import type { TellingRhythm } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';

/** How often the bell looks whether anything is new, in ms. */
const unreadEveryMs = 60_000;

/** How many alerts the person has not read; 0 for visitors, and until it is known. */
export function useUnread(): number {
  const enabled = isSignedIn(useSession());
  const { data } = useQuery({
    ...operations.alert.unread.queryOptions(),
    enabled,
    refetchInterval: unreadEveryMs,
  });
  return enabled ? (data?.unread ?? 0) : 0;
}

/** One page of what the person was told. */
export const useAlerts = (page: number) =>
  useQuery({
    ...operations.alert.list.queryOptions({ input: { page, per_page: limits.alertsPage } }),
    placeholderData: keepPreviousData,
  });

/** Marks these alerts, or all, as read. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => api.alert.read(ids === undefined ? {} : { ids }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: operations.alert.list.key() }),
        queries.invalidateQueries({ queryKey: operations.alert.unread.key() }),
      ]),
  });
}

const settingsQuery = operations.alert.settings.queryOptions();
/** When and where the person is told. */
export const useAlertSettings = () => useQuery(settingsQuery);

export function useSaveAlertSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: AlertSettings) => api.alert.saveSettings(settings),
    onSuccess: (saved) => queries.setQueryData(settingsQuery.queryKey, saved),
  });
}

/** Says in which zone the person sits; settings that they chose stay as they are. */
export function useNoteTimeZone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (zone: string) => api.alert.noteTimeZone({ time_zone: zone }),
    onSuccess: (noted) => queries.setQueryData(settingsQuery.queryKey, noted),
  });
}

/** Has alerts mailed again to an address that was refused. */
export function useResumeMails() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.alert.resumeMails(),
    onSuccess: (saved) => queries.setQueryData(settingsQuery.queryKey, saved),
  });
}

/** What the next digest of a rhythm would say. */
export const usePreview = (rhythm: TellingRhythm, enabled: boolean) =>
  useQuery({ ...operations.alert.preview.queryOptions({ input: { rhythm } }), enabled, staleTime: 0 });

/** What a link of a mail stops, and the stopping. */
export const useUnsubscription = (token: string) =>
  useQuery({ ...operations.unsubscribe.show.queryOptions({ input: { token } }), retry: false });

export function useUnsubscribe(token: string) {
  const queries = useQueryClient();
  const { queryKey } = operations.unsubscribe.show.queryOptions({ input: { token } });
  return useMutation({
    mutationFn: () => api.unsubscribe.confirm({ token }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
}
