import type { VisitedKind, WatchedKind } from '@ecco/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';

/** What changed about a thing between two days. */
export const useUpdates = (input: { kind: WatchedKind; id: string; from?: string; to?: string }) =>
  useQuery(operations.update.list.queryOptions({ input: input }));

const visitOf = (kind: VisitedKind, id: string) => ({
  queryKey: operations.visit.note.key({ input: { kind, id } }),
  queryFn: () => api.visit.note({ kind, id }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Notes the look at a thing and gives what is new since the one before; one look for as long as the page is open. */
export function useVisit(kind: VisitedKind, id: string) {
  const enabled = isSignedIn(useSession()) && id !== '';
  return useQuery({ ...visitOf(kind, id), enabled });
}

/** What a look that was noted gave; asks for nothing itself. */
export const useKnownVisit = (kind: VisitedKind, id: string) =>
  useQuery({ ...visitOf(kind, id), enabled: false });
