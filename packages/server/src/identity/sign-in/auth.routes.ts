import { guarded, os } from '../../request/request-context.ts';
import { hashToken } from '../session/session-token.ts';
import { beginSession, deviceOf } from './begin-session.ts';
import { signInWithGoogle } from './google.usecases.ts';
import { login as logIn, logout as logOut } from './login.usecases.ts';
import { register as registerAddress } from './registration.usecases.ts';
import { requestReset as sendReset, resetPassword as setPassword } from './reset.usecases.ts';
import { resendVerification as sendVerification, verifyEmail as verify } from './verification.usecases.ts';

const register = guarded(os.auth.register).handler(({ input, context: { services, actor } }) =>
  registerAddress(services, { actor: actor, given: input }),
);

const login = guarded(os.auth.login).handler(async ({ input, context }) => {
  const entrance = await logIn(context.services, {
    actor: context.actor,
    login: input,
    device: deviceOf(context),
  });
  return { message: 'Login successful!', user_profile: beginSession(context, entrance) };
});

const google = guarded(os.auth.google).handler(async ({ input, context }) => {
  const request = { actor: context.actor, credential: input.body, device: deviceOf(context) };
  const entrance = await signInWithGoogle(context.services, request);
  if (entrance === null)
    return {
      status: 202 as const,
      body: { message: 'You are on the waitlist. We will write to you once you can come in.' },
    };
  const body = { message: 'Login successful!', user_profile: beginSession(context, entrance) };
  return { status: 200 as const, body };
});

const logout = guarded(os.auth.logout).handler(
  async ({ context: { services, actor, cookies, sessionToken } }) => {
    const tokenHash = sessionToken === null ? null : hashToken(sessionToken);
    await logOut(services, actor, tokenHash);
    cookies.clearSession();
    return { message: 'You have been logged out.' };
  },
);

const verifyEmail = guarded(os.auth.verifyEmail).handler(async ({ input, context }) => {
  const token = input.verification;
  const entrance = await verify(context.services, { actor: context.actor, token, device: deviceOf(context) });
  return { message: 'Email verified successfully!', user_profile: beginSession(context, entrance) };
});

const resendVerification = guarded(os.auth.resendVerification).handler(
  ({ input, context: { services, actor } }) => {
    sendVerification(services, { actor: actor, email: input.email });
    return { message: 'Please check your email to verify your account.' };
  },
);

const requestReset = guarded(os.auth.requestReset).handler(({ input, context: { services, actor } }) => {
  sendReset(services, { actor: actor, email: input.email });
  return { message: 'If your email exists in our system, a password reset link has been sent to you.' };
});

const resetPassword = guarded(os.auth.resetPassword).handler(
  async ({ input, context: { services, actor } }) => {
    const { verification: token, password } = input;
    await setPassword(services, { actor: actor, token, password });
    return {
      message: 'Your password has been successfully reset. Please log in with your new password.',
    };
  },
);

export const authRoutes = {
  register,
  login,
  google,
  logout,
  verifyEmail,
  resendVerification,
  requestReset,
  resetPassword,
};
