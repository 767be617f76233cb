import type { SessionInfo, UserProfile } from '@ecco/contract';
import { isRecord, readPersisted, writePersisted } from '../persistence/browser-storage.ts';

/** What is persisted of who is signed in, in the shape of the specification. */
type LoginState = {
  isLoggedIn: boolean;
  isAdmin: boolean;
  waitListOn: boolean;
  user_profile: UserProfile | null;
};

export const loginName = 'login';
const nobody: LoginState = { isLoggedIn: false, isAdmin: false, waitListOn: true, user_profile: null };

/** Enough of the shape to be shown; one that an older page wrote is as good as none. */
function isProfile(value: unknown): value is UserProfile {
  if (!isRecord(value) || !isRecord(value['profile']) || !isRecord(value['prompt_context'])) return false;
  const { name, email, given_name } = value['profile'];
  const texts = [value['uuid'], name, email, given_name, value['prompt_context']['profile_prompt']];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof value['admin'] === 'boolean' &&
    isRecord(value['flags'])
  );
}

/** The persisted state; nobody's where there is none. */
export function readLogin(): LoginState {
  const persisted = readPersisted(loginName);
  if (!isRecord(persisted)) return nobody;
  const waitListOn = persisted['waitListOn'] !== false;
  const { isLoggedIn, user_profile } = persisted;
  if (isLoggedIn !== true || !isProfile(user_profile)) return { ...nobody, waitListOn };
  return { isLoggedIn, isAdmin: user_profile.admin, waitListOn, user_profile };
}

/** Persists the session for the next first paint. */
export function writeLogin({ role, waitlist_on, user_profile }: SessionInfo): void {
  const isLoggedIn = role !== 'anonymous';
  const state: LoginState = {
    isLoggedIn,
    isAdmin: role === 'admin',
    waitListOn: waitlist_on,
    user_profile: isLoggedIn ? user_profile : null,
  };
  writePersisted(loginName, state);
}

/** The session that a persisted login stands for, until the server has told the true one. Undefined for nobody. */
export function sessionOf({
  isLoggedIn,
  isAdmin,
  waitListOn,
  user_profile,
}: LoginState): SessionInfo | undefined {
  if (!isLoggedIn || user_profile === null) return undefined;
  return {
    role: isAdmin ? 'admin' : 'member',
    user_profile,
    waitlist_on: waitListOn,
    may_ingest: true,
    may_retry: isAdmin,
    may_administer: isAdmin,
    ingest_left: null,
    brand: '',
    contact_email: null,
    google: null,
    app_token: '',
  };
}
