import type { Store } from '@ecco/store';
import { networkOf } from '../../request/limit/network-address.ts';
import { createSharedLimit } from '../../request/limit/shared-limit.ts';
import { tooManyLogins } from './auth.errors.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const guessesFromNetwork = { name: 'guess', max: 10, windowMs: 15 * minuteMs };
const guessesFromAnywhere = { name: 'guess', max: 100, windowMs: hourMs };
const mailsToAddress = { name: 'mail', max: 5, windowMs: hourMs };

/** What is counted for an address, whether or not an account has it; kept in the store, for all processes. */
export type AttemptLimits = {
  /**
   * Counts an attempt to give the password of an account.
   * @throws RequestError 429 that says when to come back
   */
  takeGuess: (email: string, networkAddress: string) => Promise<void>;
  /** The password was right, or nothing was compared: the attempt does not count. */
  giveBackGuess: (email: string, networkAddress: string) => Promise<void>;
  /** Counts a mail to an address; false when it has had enough of them. */
  mayMail: (email: string) => Promise<boolean>;
};

export function createAttemptLimits(
  store: Pick<Store, 'rateLimits'>,
  now: () => number = Date.now,
): AttemptLimits {
  const fromNetwork = createSharedLimit(store, guessesFromNetwork, now);
  const fromAnywhere = createSharedLimit(store, guessesFromAnywhere, now);
  const mails = createSharedLimit(store, mailsToAddress, now);
  const there = (email: string, address: string): string => `${email} ${networkOf(address)}`;
  return {
    async takeGuess(email, address) {
      const near = await fromNetwork.take(there(email, address));
      if (!near.allowed) throw tooManyLogins(near.retryAfterSeconds);
      const far = await fromAnywhere.take(email);
      if (far.allowed) return;
      await fromNetwork.giveBack(there(email, address));
      throw tooManyLogins(far.retryAfterSeconds);
    },
    async giveBackGuess(email, address) {
      await fromNetwork.giveBack(there(email, address));
      await fromAnywhere.giveBack(email);
    },
    mayMail: async (email) => (await mails.take(email)).allowed,
  };
}
