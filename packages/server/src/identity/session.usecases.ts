import type { SessionInfo, UserProfile } from '@ecco/contract';
import type { Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { type Authorized, authorize, mayDo } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { hashToken, newToken } from './session/session-token.ts';
import { readProfile } from './user/profile.reader.ts';

const dayMs = 86_400_000;
/** How long the link of the first admin works, in ms; the next start prints a new one. */
const setupLifetimeMs = 7 * dayMs;

/**
 * A one-time token that makes its first user admin, or null when there is an admin. It works for a week, and
 * earlier unused tokens stop working. Whoever can read what the process prints may become admin again once no admin is left.
 */
export async function issueSetupToken(store: Store, now: number = Date.now()): Promise<string | null> {
  if (await store.users.hasAdmin()) return null;
  const token = newToken();
  await store.transaction((tx) =>
    tx.oneTimeTokens.issue({
      purpose: 'setup',
      tokenHash: hashToken(token),
      subject: '',
      expiresAt: new Date(now + setupLifetimeMs),
    }),
  );
  return token;
}

export type SessionServices = Pick<Services, 'store' | 'quota' | 'brand' | 'access' | 'appToken'>;

async function profileOf({ store }: SessionServices, { userId }: Actor): Promise<UserProfile | null> {
  const user = userId === null ? null : await store.users.findById(userId);
  return user && readProfile(store, user);
}

/** What a page needs to know to show only what will be allowed; the server decides again on every call. */
export async function describeSession(
  services: SessionServices,
  actor: Authorized<'read'>,
): Promise<SessionInfo> {
  const { quota, brand, access, appToken } = services;
  const left = await quota.left(actor);
  return {
    role: actor.role,
    user_profile: await profileOf(services, actor),
    waitlist_on: access.waitlistOn,
    may_ingest: mayDo('ingest.url', actor) && left !== 0,
    may_retry: mayDo('item.retry', actor),
    may_administer: mayDo('administration.users', actor),
    ingest_left: left,
    brand,
    contact_email: access.contactEmail,
    google: access.google,
    app_token: appToken.current(),
  };
}

/** The same for who has just come in, whom the guard of the call knew as a visitor. */
export const describeEntered = (services: SessionServices, entered: Actor): Promise<SessionInfo> =>
  describeSession(services, authorize('session.current', entered));
