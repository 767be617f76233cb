import { os, type RequestContext } from '../http/request-context.ts';
import { anonymous } from '../policy/actor.ts';
import { authorise } from '../policy/authorise.ts';
import { claimAdmin, describeSession, leaveSession, sessionLifetimeMs } from './session.usecases.ts';
import { actorOfToken } from './session-cookie.ts';

const describe = ({ services }: RequestContext, actor: RequestContext['actor']) =>
  describeSession({ actor, quota: services.quota, brand: services.brand });

const current = os.session.current.handler(({ context }) => describe(context, context.actor));

const claim = os.session.claim.handler(async ({ input, context }) => {
  const { services, actor, cookies } = context;
  const who = authorise('session.claim', actor);
  const token = await claimAdmin(services.store, who, { token: input.token, now: services.now() });
  cookies.setSession(token, sessionLifetimeMs);
  return describe(context, await actorOfToken(services.store, token, actor.address));
});

const leave = os.session.leave.handler(async ({ context }) => {
  const { services, actor, cookies, sessionToken } = context;
  await leaveSession(services.store, authorise('session.leave', actor), sessionToken);
  cookies.clearSession();
  return describe(context, anonymous(actor.address));
});

export const sessionRoutes = { current, claim, leave };
