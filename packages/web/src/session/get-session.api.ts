import type { SessionInfo } from '@ecco/contract';
import { CancelledError, type QueryClient, useQuery } from '@tanstack/react-query';
import { operations } from '../api/operations.ts';
import { readLogin, sessionOf } from './login.store.ts';

/** A persisted login is believed at the first paint only: it counts as old, so the server is asked at once. */
export const sessionQuery = operations.session.current.queryOptions({
  staleTime: 5 * 60_000,
  initialData: (): SessionInfo | undefined => sessionOf(readLogin()),
  initialDataUpdatedAt: 0,
});

/** Who is looking. Undefined until known: show what everyone may do, never more. */
export const useSession = () => useQuery(sessionQuery).data;

/**
 * Asks the server who is looking, whatever is known; an answer that is under way may be older than the question.
 * Whoever waits for that one gets the new one: the question is put anew before the old one is seen to be cancelled.
 */
export function renewSession(queries: QueryClient): Promise<SessionInfo> {
  void queries.cancelQueries({ queryKey: sessionQuery.queryKey, exact: true }, { silent: true });
  return queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/**
 * Runs a question about the session until it is answered: one that ended because nothing on the page looked at it any
 * more says nothing. Null where the server cannot be reached.
 */
export async function answerOf(ask: () => Promise<SessionInfo>): Promise<SessionInfo | null> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof CancelledError ? answerOf(ask) : null;
  }
}

/** Nobody is signed in here any more, because the person asked for it; the rest is asked for again. */
export function forgetPerson(queries: QueryClient): void {
  queries.setQueryData(
    sessionQuery.queryKey,
    (session): SessionInfo | undefined =>
      session && {
        ...session,
        role: 'anonymous',
        user_profile: null,
        may_retry: false,
        may_administer: false,
      },
  );
  void queries.invalidateQueries({ queryKey: sessionQuery.queryKey, exact: true });
}
