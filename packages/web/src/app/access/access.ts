import type { SessionInfo } from '@ecco/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { keyBeside } from '../../api/operations.ts';
import { answerOf, sessionQuery } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { mayLookAround } from '../../session/may-look-around.ts';
import { wayBack } from '../../session/way-back.ts';
import { parseQuery } from './query-string.ts';

/** What every route may use before its page is shown. */
export type RouterContext = { queries: QueryClient; messages: i18n };
/** `open`: everybody, unless the waitlist is on. */
type Access = 'open' | 'member' | 'admin';
type AuthPath = '/enter' | '/login';
type Visit = { context: RouterContext; location: { href: string } };

/** A signed-in person asked for a page of administrators. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** Set when a session ended by itself: whoever had one is led to /login rather than asked who they are. */
export const endedKey = keyBeside('session', 'ended');

/** Set while a page is open whose guard could not ask who is looking. */
export const undecidedKey = keyBeside('session', 'undecided');

/** Sets one of these marks, which stays until it is removed. */
export function mark(queries: QueryClient, key: typeof endedKey): void {
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(key, true);
}

const mayEnter: Readonly<Record<Access, (session: SessionInfo) => boolean>> = {
  open: mayLookAround,
  member: isSignedIn,
  admin: ({ may_administer }) => may_administer,
};

/**
 * The guard of a route: whoever may not see it is led to a door, which leads back afterwards. It is a courtesy: the
 * server decides again on every call. While the server cannot be reached the page itself says so; once it can, the
 * guard decides again.
 * @throws NotAllowed for a member on a page of administrators
 */
export const allow =
  (access: Access, door: AuthPath = '/enter') =>
  async ({ context: { queries }, location }: Visit): Promise<void> => {
    const session = await answerOf(() =>
      queries.ensureQueryData({ ...sessionQuery, revalidateIfStale: true }),
    );
    if (session === null) return mark(queries, undecidedKey);
    if (mayEnter[access](session)) return;
    if (isSignedIn(session)) throw new NotAllowed();
    const hasEnded = queries.getQueryData(endedKey) === true;
    throw redirect({ to: hasEnded ? '/login' : door, search: { next: location.href } });
  };

/**
 * The guard of a door: whoever is signed in is led on. What is only persisted does not count here, or a person whose
 * session is over would be sent away from the page for signing in.
 */
export const visitorsOnly = async ({
  context,
  search,
}: Visit & { search: { next?: string | undefined } }): Promise<void> => {
  const session = await answerOf(() => context.queries.fetchQuery(sessionQuery));
  if (session === null || !isSignedIn(session)) return;
  const back = wayBack(search.next);
  if (back === null) throw redirect({ to: '/home', replace: true });
  throw redirect({
    to: back.pathname,
    search: parseQuery(back.search),
    hash: back.hash.slice(1),
    replace: true,
  });
};
