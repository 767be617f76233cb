// The parts of authentication and how they hang together. The composition root calls this once.

import type { GuardedFetch } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Logger } from '../../log/logger.ts';
import type { MailTemplates } from '../../mailer/mail-templates.ts';
import type { Mailer } from '../../mailer/mailer.ts';
import type { Access } from '../../request/access/access.ts';
import { createPasswords, type Passwords } from '../password/passwords.ts';
import { type AccountMails, createAccountMails } from './account-mails.ts';
import { afterReset } from './after-reset.ts';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';
import { type AuthLibrary, createAuthLibrary } from './auth-library.ts';
import { type Background, createBackground } from './background.ts';
import { createKeySource } from './google-keys.ts';
import { createGoogleVerifier, type GoogleVerifier } from './google-verifier.ts';

export type Auth = {
  library: AuthLibrary;
  passwords: Passwords;
  limits: AttemptLimits;
  mails: AccountMails;
  background: Background;
  /** Null where it is not configured. */
  google: GoogleVerifier | null;
};

declare module '../../request/services.ts' {
  interface Services {
    auth: Auth;
  }
}

type AuthDependencies = {
  store: Store;
  access: Access;
  secret: string;
  mailer: Mailer;
  mailTemplates: MailTemplates;
  siteUrl: () => string;
  fetch: Pick<GuardedFetch, 'get'>;
  google: { issuer: string; keysUrl: string };
  logger: Logger;
  now: () => number;
};

function verifierOf({ access, google, fetch, now }: AuthDependencies): GoogleVerifier | null {
  if (access.google === null) return null;
  const keys = createKeySource({ url: google.keysUrl, fetch, now });
  return createGoogleVerifier({ clientId: access.google.client_id, issuer: google.issuer, keys, now });
}

export function createAuth(dependencies: AuthDependencies): Auth {
  const { store, access, secret, mailer, mailTemplates, siteUrl, logger, now } = dependencies;
  const passwords = createPasswords();
  const limits = createAttemptLimits(store, now);
  const background = createBackground((error) => logger.error({ event: 'auth', err: error }));
  const google = verifierOf(dependencies);
  const library = createAuthLibrary({
    store,
    passwords,
    google,
    secret,
    logger,
    onResetToken: (user, token) => mails.reset(user, token),
    onPasswordReset: (userId) => afterReset({ store, access, mails, background }, userId),
  });
  const mails = createAccountMails({
    store,
    mailer,
    mailTemplates,
    limits,
    siteUrl,
    makeVerificationToken: library.makeVerificationToken,
    now,
  });
  return { library, passwords, limits, mails, background, google };
}
