import type { Counted, Store } from '@ecco/store';
import { secondsLeft, subjectOf } from '../../request/counted.ts';
import { networkOf } from '../../request/network-address.ts';
import { tooManyLogins } from './auth.errors.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const guessesFromNetwork = { max: 10, windowMs: 15 * minuteMs };
const guessesFromAnywhere = { max: 100, windowMs: hourMs };
const mailsToAddress = { max: 5, windowMs: hourMs };

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

const countedGuesses = (email: string, networkAddress: string): (Counted & { max: number })[] => [
  { subject: subjectOf('guess', `${email} ${networkOf(networkAddress)}`), ...guessesFromNetwork },
  { subject: subjectOf('guess', email), ...guessesFromAnywhere },
];

export function createAttemptLimits(
  { counts }: Pick<Store, 'counts'>,
  now: () => number = Date.now,
): AttemptLimits {
  return {
    async takeGuess(email, networkAddress) {
      const taken: Counted[] = [];
      for (const { max, ...counted } of countedGuesses(email, networkAddress)) {
        if (await counts.take(counted, max)) taken.push(counted);
        else {
          for (const one of taken) await counts.giveBack(one);
          throw tooManyLogins(secondsLeft(counted.windowMs, now()));
        }
      }
    },
    async giveBackGuess(email, networkAddress) {
      for (const { max: _max, ...counted } of countedGuesses(email, networkAddress))
        await counts.giveBack(counted);
    },
    mayMail: (email) =>
      counts.take(
        { subject: subjectOf('mail', email), windowMs: mailsToAddress.windowMs },
        mailsToAddress.max,
      ),
  };
}
