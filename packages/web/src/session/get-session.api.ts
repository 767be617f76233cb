import type { SessionInfo } from '@ecco/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { readLogin, sessionOf } from './login.store.ts';

/** A remembered login is believed at the first paint only: it counts as old, so the server is asked at once. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api.session.current(undefined, { signal }),
  staleTime: 5 * 60_000,
  initialData: (): SessionInfo | undefined => sessionOf(readLogin()),
  initialDataUpdatedAt: 0,
});

/** Who is looking. Undefined until known: show what everyone may do, never more. */
export const useSession = () => useQuery(sessionQuery).data;

/** Asks the server who is looking, whatever is known; an answer that is under way may be older than the question. */
export async function renewSession(queries: QueryClient): Promise<SessionInfo> {
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey, exact: true });
  return queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Nobody is signed in here any more, by the person's own wish; the rest is asked for again. */
export function forgetPerson(queries: QueryClient): void {
  queries.setQueryData(
    sessionQuery.queryKey,
    (session): SessionInfo | undefined =>
      session && { ...session, role: 'anonymous', user_profile: null, may_retry: false },
  );
  void queries.invalidateQueries({ queryKey: sessionQuery.queryKey, exact: true });
}
