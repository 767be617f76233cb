import type { SessionInfo } from '@ecco/contract';
import type { Store } from '@ecco/store';
import type { Actor } from '../policy/actor.ts';
import { type Authorised, mayDo } from '../policy/authorise.ts';
import type { IngestQuota } from '../policy/ingest-quota.ts';
import { setupTokenRefused } from '../request/request.errors.ts';
import { hashToken, newToken } from './session-token.ts';

const dayMs = 86_400_000;
export const sessionLifetimeMs = 90 * dayMs;

/**
 * A one-time token that makes its first user admin, or null when somebody holds an admin session. Earlier unused
 * tokens stop working. Whoever can read what the process prints may become admin again after all sessions ended.
 */
export async function issueSetupToken(store: Store): Promise<string | null> {
  await store.sessions.removeExpired();
  if (await store.sessions.hasAdmin()) return null;
  const token = newToken();
  await store.transaction((tx) => tx.setupTokens.issue(hashToken(token)));
  return token;
}

/**
 * Uses the one-time token up and opens an admin session.
 * @returns the session's token
 * @throws RequestError 401 when the token is unknown or used
 */
export async function claimAdmin(
  store: Store,
  _who: Authorised<'claim-session'>,
  claim: { token: string; now: number },
): Promise<string> {
  const sessionToken = newToken();
  await store.transaction(async (tx) => {
    if (!(await tx.setupTokens.use(hashToken(claim.token)))) throw setupTokenRefused();
    await tx.sessions.create({
      tokenHash: hashToken(sessionToken),
      role: 'admin',
      expiresAt: new Date(claim.now + sessionLifetimeMs),
    });
  });
  return sessionToken;
}

/** Ends the session of this token; one that has ended already is no error. */
export async function leaveSession(
  store: Store,
  _who: Authorised<'leave-session'>,
  token: string | null,
): Promise<void> {
  if (token !== null) await store.sessions.remove(hashToken(token));
}

export type SessionFacts = { actor: Actor; quota: IngestQuota; brand: string };

/** What a page needs to know to show only what will be allowed; the server decides again on every call. */
export async function describeSession({ actor, quota, brand }: SessionFacts): Promise<SessionInfo> {
  const left = await quota.left(actor);
  return {
    role: actor.role,
    may_ingest: mayDo('ingest.url', actor) && left !== 0,
    may_retry: mayDo('item.retry', actor),
    ingest_left: left,
    brand,
  };
}
