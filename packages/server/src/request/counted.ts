import { createHash } from 'node:crypto';

/** Who is counted for what. Only a hash of who it is gets stored: an address names a person. */
export const subjectOf = (what: string, who: string): string =>
  `${what}:${createHash('sha256').update(who).digest('hex')}`;

/** Seconds until the window of the store that `now` lies in ends; windows begin at multiples of their length. */
export const secondsLeft = (windowMs: number, now: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);
