import { z } from 'zod';
import {
  AccountStatus,
  ByEmail,
  Login,
  Message,
  NewPassword,
  Registration,
  RegistrationResult,
  SignedIn,
} from '../noun/account.schema.ts';
import { enter, leave, read } from './access.ts';
import { get, post } from './route.ts';

const Verification = z.object({ verification: z.string().min(1).max(1_000) });

export const authApi = {
  register: post('/auth/register', 'Register with an e-mail address', {
    ...enter,
    limit: 'register',
    perDay: 'addresses',
  })
    .input(Registration)
    .output(RegistrationResult),
  login: post('/auth/login/email', 'Sign in with e-mail and password', { ...enter, limit: 'login' })
    .input(Login)
    .output(SignedIn),
  google: post('/auth/login/google', 'Sign in with the credential of Google, sent as plain text', {
    ...enter,
    limit: 'login',
  })
    .route({ inputStructure: 'detailed', outputStructure: 'detailed' })
    .input(z.object({ body: z.string().trim().min(20).max(8_192) }))
    .output(
      z.union([
        z.object({ status: z.literal(200), body: SignedIn }),
        /** The address has to wait: nobody is signed in. */
        z.object({ status: z.literal(202), body: Message }),
      ]),
    ),
  logout: post('/auth/logout', 'Sign out on this device', leave).output(Message),
  accountStatus: get('/auth/account_status', 'How far an address has come', { ...read, limit: 'lookup' })
    .input(ByEmail)
    .output(z.object({ account_status: AccountStatus })),
  joinWaitlist: post(['/auth/join_waitlist', 'GET /auth/join_waitlist'], 'Join the waitlist', {
    ...enter,
    limit: 'register',
    perDay: 'addresses',
  })
    .input(ByEmail)
    .output(Message),
  verifyEmail: post(
    ['/auth/verify_email/{verification}', 'GET /auth/verify_email/{verification}'],
    'Verify an address by the token of its mail',
    { ...enter, limit: 'token' },
  )
    .input(Verification)
    .output(SignedIn),
  resendVerification: post('/auth/resend_verification', 'Send the verification mail again', {
    ...enter,
    limit: 'mail',
  })
    .input(ByEmail)
    .output(Message),
  requestReset: post('/auth/request_reset_password', 'Ask for a link to set a new password', {
    ...enter,
    limit: 'mail',
  })
    .input(ByEmail)
    .output(Message),
  resetPassword: post('/auth/reset_password/{verification}', 'Set a new password by the token of its mail', {
    ...enter,
    limit: 'token',
  })
    .input(Verification.extend({ password: NewPassword }))
    .output(Message),
};
