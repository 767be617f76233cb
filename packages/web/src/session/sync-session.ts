/*
 * What has to happen when the person changes: the login is persisted for the next first paint, what was fetched for
 * somebody else is forgotten, and other tabs follow.
 */
import type { SessionInfo } from '@ecco/contract';
import { hashKey, matchQuery, type QueryClient } from '@tanstack/react-query';
import { operations } from '../api/operations.ts';
import { tieCalls } from '../api/send.ts';
import { forgetPerson, renewSession, sessionQuery } from './get-session.api.ts';
import { loginName, readLogin, sessionOf, writeLogin } from './login.store.ts';

type Person = Pick<SessionInfo, 'role' | 'user_profile'> | undefined;
type Options = {
  queries: QueryClient;
  /** It is known for the first time who is looking. */
  onKnown: () => void;
  /** Another person is looking, or with other rights. */
  onChange: () => void;
  /** The session ended elsewhere: on the server, or in another tab. Called before `onChange`. */
  onEnded: () => void;
};

const ofSession = { queryKey: operations.session.key() };
const sessionHash = hashKey(sessionQuery.queryKey);
const personName = (person: Person): string =>
  `${person?.role ?? 'anonymous'} ${person?.user_profile?.uuid ?? ''}`;
const isIn = (person: Person): boolean => (person?.role ?? 'anonymous') !== 'anonymous';

/** Watches the session until the returned function is called. */
export function syncSession({ queries, onKnown, onChange, onEnded }: Options): () => void {
  const current = (): SessionInfo | undefined => queries.getQueryData(sessionQuery.queryKey);
  let known: Person = sessionOf(readLogin()) ?? current();

  const take = (session: SessionInfo, isRequested: boolean): void => {
    const before = known;
    known = session;
    writeLogin(session);
    if (before === undefined) onKnown();
    if (before === undefined || personName(before) === personName(session)) return;
    if (isIn(before) && !isIn(session) && !isRequested) onEnded();
    void queries.resetQueries({ predicate: (query) => !matchQuery(ofSession, query) });
    onChange();
  };

  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== sessionHash) return;
    const session = current();
    // What this page itself wrote there ("manual") the person asked for; the rest is news from the server.
    if (event.action.type === 'success' && session) take(session, event.action.manual === true);
  });

  const follow = ({ key }: StorageEvent): void => {
    if (key !== loginName && key !== null) return;
    const elsewhere = sessionOf(readLogin());
    if (personName(elsewhere) === personName(known)) return;
    if (elsewhere) {
      queries.setQueryData(sessionQuery.queryKey, elsewhere);
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey, exact: true });
      return;
    }
    onEnded();
    forgetPerson(queries);
  };
  window.addEventListener('storage', follow);

  const untie = tieCalls({
    appToken: () => current()?.app_token ?? '',
    renewAppToken: async () => (await renewSession(queries)).app_token,
    onRefused: () => {
      if (isIn(known)) void queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
    },
  });

  const session = current();
  if (session) take(session, false);
  return () => {
    unsubscribe();
    untie();
    window.removeEventListener('storage', follow);
  };
}
