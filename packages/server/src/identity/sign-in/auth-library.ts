// The authentication library, told what to do and what to leave alone: it checks passwords, makes sessions, links
// accounts of providers and signs the tokens of mails. Its cookies, its HTTP handler, its limits and its sign-up,
// which would hash inside a transaction, are not used.

import { createHmac, randomUUID } from 'node:crypto';
import type { Login } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import type { Logger } from '../../log/logger.ts';
import { linkLifetimeMs } from '../../mailer/mail-templates.ts';
import type { Passwords } from '../password/passwords.ts';
import { sessionLifetimeMs } from '../session/session-lifetime.ts';
import { loginFailed, resetRefused, verificationRefused } from './auth.errors.ts';
import type { Device } from './device.ts';
import { googleProvider } from './google-provider.ts';
import type { GoogleVerifier } from './google-verifier.ts';
import { createIdentityAdapter } from './identity-adapter.ts';
import { libraryLogger } from './library-log.ts';

const addressHeader = 'x-ecco-address';

type AuthLibraryDependencies = {
  store: Store;
  passwords: Passwords;
  google: GoogleVerifier | null;
  /** What everything of the installation is signed with. */
  secret: string;
  logger: Logger;
  /** Takes the token of a reset to its mail. */
  onResetToken: (user: { email: string; emailVerified: boolean }, token: string) => Promise<void>;
  /** Called once a new password is stored, before the sessions end. */
  onPasswordReset: (userId: string) => Promise<void>;
};

export type AuthLibrary = {
  /**
   * Signs in with a password and gives the session's token, or null where the address is not verified.
   * @throws RequestError 401, the same for every reason
   */
  signIn: (login: Login, device: Device) => Promise<string | null>;
  /** @throws RequestError 401 */
  signInWithGoogle: (credential: string, device: Device) => Promise<string>;
  /** Opens a session for somebody who proved otherwise who they are. @throws RequestError 401 for the disabled */
  openSession: (userId: string, device: Device) => Promise<string>;
  makeVerificationToken: (email: string) => Promise<string>;
  /** @throws RequestError 410 */
  verifyEmail: (token: string) => Promise<void>;
  /** Makes a token for `onResetToken`, where there is such a user. */
  requestReset: (email: string) => Promise<void>;
  /** The user whose password a token sets; null for none that is good. */
  userOfReset: (token: string) => Promise<string | null>;
  /** @throws RequestError 410 */
  resetPassword: (token: string, password: string) => Promise<void>;
};

/** The library is shown only what we know of the device, never the headers of the request. */
const headersOf = ({ address, userAgent }: Device): Headers =>
  new Headers({ [addressHeader]: address, ...(userAgent === null ? {} : { 'user-agent': userAgent }) });

function createLibrary(dependencies: AuthLibraryDependencies) {
  const { store, passwords, google, secret, logger, onResetToken, onPasswordReset } = dependencies;
  const signing = createHmac('sha256', secret).update('auth-library').digest('base64url');
  return betterAuth({
    baseURL: 'http://localhost',
    secrets: [{ version: 1, value: signing }],
    database: createIdentityAdapter(store),
    logger: libraryLogger(logger),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Where a request may come from is decided before the library sees anything of it (D16).
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
      },
    },
    session: { expiresIn: sessionLifetimeMs / 1000 },
    verification: { storeIdentifier: 'hashed' },
    account: { updateAccountOnSignIn: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkLifetimeMs.reset / 1000,
      sendResetPassword: ({ user, token }) => onResetToken(user, token),
      onPasswordReset: ({ user }) => onPasswordReset(user.id),
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.isRight(hash, password),
      },
    },
    ...(google === null ? {} : { socialProviders: { google: googleProvider(google) } }),
    databaseHooks: {
      session: {
        create: {
          // A disabled user gets no session by any way in.
          async before({ userId }, context) {
            const user = await store.users.findById(userId);
            if (!user || user.disabledAt !== null) return false;
            const address = context?.headers?.get(addressHeader);
            return { data: address ? { ipAddress: address } : {} };
          },
        },
      },
    },
  });
}

/** Gives the answer, or throws `refusal` in the place of the library's own error. */
async function orRefuse<Answer>(answer: Promise<Answer>, refusal: () => Error): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isAPIError(error) ? refusal() : error;
  }
}

export function createAuthLibrary(dependencies: AuthLibraryDependencies): AuthLibrary {
  const library = createLibrary(dependencies);
  return {
    async signIn({ email, password }, device) {
      try {
        const request = { body: { email, password }, headers: headersOf(device) };
        return (await library.api.signInEmail(request)).token;
      } catch (error) {
        if (!isAPIError(error)) throw error;
        if (error.body?.code === 'EMAIL_NOT_VERIFIED') return null;
        throw loginFailed();
      }
    },
    async signInWithGoogle(credential, device) {
      const body = { provider: 'google' as const, idToken: { token: credential } };
      const request = library.api.signInSocial({ body, headers: headersOf(device) });
      const answer = await orRefuse(request, loginFailed);
      if (!('token' in answer) || !answer.token) throw loginFailed();
      return answer.token;
    },
    async openSession(userId, { address, userAgent }) {
      const { internalAdapter } = await library.$context;
      const device = { ipAddress: address, userAgent: userAgent ?? '' };
      const session = await internalAdapter.createSession(userId, false, device);
      if (!session) throw loginFailed();
      return session.token;
    },
    async makeVerificationToken(email) {
      const { secret } = await library.$context;
      // Two of the same second would be the same token, and a newer one could not end the older.
      const own = { jti: randomUUID() };
      return createEmailVerificationToken(secret, email, undefined, linkLifetimeMs.verification / 1000, own);
    },
    async verifyEmail(token) {
      await orRefuse(library.api.verifyEmail({ query: { token } }), verificationRefused);
    },
    async requestReset(email) {
      await library.api.requestPasswordReset({ body: { email } });
    },
    async userOfReset(token) {
      const { internalAdapter } = await library.$context;
      const match = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return match?.value ?? null;
    },
    async resetPassword(token, newPassword) {
      await orRefuse(library.api.resetPassword({ body: { token, newPassword } }), resetRefused);
    },
  };
}
