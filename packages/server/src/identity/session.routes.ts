import { authorize } from '../request/access/authorize.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { sessionLifetimeMs } from './session/session-lifetime.ts';
import { hashToken } from './session/session-token.ts';
import { describeSession } from './session.usecases.ts';
import { claimAdmin } from './sign-in/claim.usecases.ts';
import { deviceOf, openDoor } from './sign-in/door.ts';

/**
 * The cookie lasts as long as the session it names. Asked last, right before the answer: a login that ends this session
 * meanwhile answers later than this one, so the old token never takes the place of the new one.
 */
async function renewCookie({ services, actor, cookies, sessionToken }: RequestContext): Promise<void> {
  if (!actor.sessionProlonged || sessionToken === null) return;
  const found = await services.store.sessions.find(hashToken(sessionToken));
  if (found?.session.id === actor.sessionId) cookies.setSession(sessionToken, sessionLifetimeMs);
}

const current = os.session.current.handler(async ({ context }) => {
  const info = await describeSession(context.services, authorize('session.current', context.actor));
  await renewCookie(context);
  return info;
});

const claim = os.session.claim.handler(async ({ input, context }) => {
  const { services } = context;
  const actor = authorize('session.claim', context.actor);
  const entrance = await claimAdmin(services, { actor, claim: input, device: deviceOf(context) });
  openDoor(context, entrance);
  const admin = { ...context.actor, role: 'admin' as const, userId: entrance.user.id };
  return describeSession(services, authorize('session.current', admin));
});

export const sessionRoutes = { current, claim };
