import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 86_400_000;

/** The token that pages are given and send back as `X-App-Token` (D17). It works on the day it was made and the next (UTC). */
export type AppToken = { current: () => string; accepts: (token: string | undefined) => boolean };

export function createAppToken(secret: string, now: () => number = Date.now): AppToken {
  const tokenOf = (day: number): string =>
    createHmac('sha256', secret).update(`app-token:${day}`).digest('base64url');
  const today = (): number => Math.floor(now() / dayMs);
  const isSame = (one: Buffer, other: Buffer): boolean =>
    one.length === other.length && timingSafeEqual(one, other);
  return {
    current: () => tokenOf(today()),
    accepts(token) {
      if (token === undefined) return false;
      const given = Buffer.from(token);
      return [today(), today() - 1].some((day) => isSame(given, Buffer.from(tokenOf(day))));
    },
  };
}
