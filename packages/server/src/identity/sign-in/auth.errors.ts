import { RequestError } from '../../request/failure/request.errors.ts';

export const loginFailed = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'auth.login-failed',
    message: 'Login failed. Please check your email and password.',
  });

export const addressUnverified = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'auth.unverified',
    message: 'Please verify your email address first: open the link in the email we sent you.',
  });

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

export const tooManyLogins = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'auth.too-many-logins',
    message: `Too many attempts to sign in with this address. Please try again in ${inWords(retryAfterSeconds)}.`,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const addressNotApproved = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'auth.not-approved',
    message:
      'This email address has not been approved yet. Please join the waitlist; we will write to you once you can register.',
  });

export const verificationRefused = (): RequestError =>
  new RequestError({
    status: 410,
    code: 'auth.verification-refused',
    message: 'This verification link has expired or was used already. Please ask for a new one, or sign in.',
  });

export const verificationReplaced = (): RequestError =>
  new RequestError({
    status: 410,
    code: 'auth.verification-replaced',
    message: 'A newer verification email was sent. Use the link in the latest one.',
  });

export const resetRefused = (): RequestError =>
  new RequestError({
    status: 410,
    code: 'auth.reset-refused',
    message: 'This link has expired or was used already. Please ask for a new one.',
  });

export const googleNotConfigured = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'auth.google-not-configured',
    message: 'Signing in with Google is not set up here. Please sign in with email and password.',
  });

export const googleRefused = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'auth.google-refused',
    message: 'Signing in with Google failed. Please try again.',
  });

export const googleUnreachable = (): RequestError =>
  new RequestError({
    status: 503,
    code: 'auth.google-unreachable',
    message: 'Google cannot be reached at the moment. Please try again, or sign in with email and password.',
    headers: { 'retry-after': '60' },
  });

export const addressTaken = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'auth.address-taken',
    message:
      'There is an account with this email address already. Use another address here, or name this one in ADMIN_EMAILS and start again; the link stays valid.',
  });

export const setupTokenRefused = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'session.token-refused',
    message:
      'This link has been used or is not valid. A new one is shown when the server starts without an admin.',
  });
