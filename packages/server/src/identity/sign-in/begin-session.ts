import type { UserProfile } from '@ecco/contract';
import type { RequestContext } from '../../request/request-context.ts';
import { sessionLifetimeMs } from '../session/session-lifetime.ts';
import type { Device } from './device.ts';
import type { Entrance } from './entrance.ts';

const userAgentMax = 400;

export const deviceOf = ({ actor, userAgent, sessionToken }: RequestContext): Device => ({
  address: actor.address,
  userAgent: userAgent?.slice(0, userAgentMax) ?? null,
  sessionToken,
});

/** Gives the cookie of the new session with the answer, and tells who is in. */
export function beginSession({ cookies }: RequestContext, { token, profile }: Entrance): UserProfile {
  cookies.setSession(token, sessionLifetimeMs);
  return profile;
}
