import { guarded, os, type RequestContext } from '../request/request-context.ts';
import { sessionLifetimeMs } from './session/session-lifetime.ts';
import { hashToken } from './session/session-token.ts';
import { describeEntered, describeSession } from './session.usecases.ts';
import { beginSession, deviceOf } from './sign-in/begin-session.ts';
import { claimAdmin } from './sign-in/claim.usecases.ts';

/**
 * The cookie lasts as long as the session it names. Asked last, right before the answer: a login that ends this session
 * meanwhile answers later than this one, so the old token never takes the place of the new one.
 */
async function renewCookie({ services, actor, cookies, sessionToken }: RequestContext): Promise<void> {
  if (!actor.sessionProlonged || sessionToken === null) return;
  const match = await services.store.sessions.find(hashToken(sessionToken));
  if (match?.session.id === actor.sessionId) cookies.setSession(sessionToken, sessionLifetimeMs);
}

const current = guarded(os.session.current).handler(async ({ context }) => {
  const info = await describeSession(context.services, context.actor);
  await renewCookie(context);
  return info;
});

const claim = guarded(os.session.claim).handler(async ({ input, context }) => {
  const { services } = context;
  const entrance = await claimAdmin(services, {
    actor: context.actor,
    claim: input,
    device: deviceOf(context),
  });
  beginSession(context, entrance);
  return describeEntered(services, { ...context.actor, role: 'admin', userId: entrance.user.id });
});

export const sessionRoutes = { current, claim };
