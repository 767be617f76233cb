import { RequestError } from '../../request/failure/request.errors.ts';

const busyRetrySeconds = 2;

export const authBusy = (): RequestError =>
  new RequestError({
    status: 503,
    code: 'auth.busy',
    message: 'Too many people are signing in at the moment. Please try again in a few seconds.',
    headers: { 'retry-after': String(busyRetrySeconds) },
  });

/** What makes a password one that is guessed. */
export type Weakness = 'common' | 'address' | 'repeated';

const weaknessWords: Readonly<Record<Weakness, string>> = {
  common: 'Too many people use this password, so it is tried first. Please choose another one.',
  address: 'Your password must not be your email address. Please choose another one.',
  repeated: 'This password repeats the same few characters. Please choose another one.',
};

export const passwordWeak = (weakness: Weakness): RequestError =>
  new RequestError({
    status: 400,
    code: 'auth.password-weak',
    message: weaknessWords[weakness],
    issues: [{ path: 'password', message: weaknessWords[weakness] }],
  });
