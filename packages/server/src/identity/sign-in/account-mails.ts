import type { Store, User } from '@ecco/store';
import { linkLifetimeMs, type MailContent, type MailTemplates } from '../../mailer/mail-templates.ts';
import type { Mailer } from '../../mailer/mailer.ts';
import { hashToken } from '../session/session-token.ts';
import type { AttemptLimits } from './attempt-limits.ts';

/** The mails about an account. An address that has had enough of them gets none, and nobody is told. */
export type AccountMails = {
  /** With a new token, which ends the older ones. */
  verification: (user: User) => Promise<void>;
  alreadyRegistered: (user: User) => Promise<void>;
  reset: (user: Pick<User, 'email' | 'emailVerified'>, token: string) => Promise<void>;
  passwordChanged: (user: User) => Promise<void>;
};

type AccountMailsDependencies = {
  store: Store;
  mailer: Mailer;
  mailTemplates: MailTemplates;
  limits: AttemptLimits;
  siteUrl: () => string;
  makeVerificationToken: (email: string) => Promise<string>;
  now: () => number;
};

export function createAccountMails(dependencies: AccountMailsDependencies): AccountMails {
  const { store, mailer, mailTemplates, limits, siteUrl, makeVerificationToken, now } = dependencies;
  const linkTo = (path: string): string => `${siteUrl()}${path}`;
  const send = (email: string, content: MailContent): Promise<void> => mailer.send({ to: email, ...content });

  return {
    async verification({ id, email, firstName }) {
      if (!(await limits.mayMail(email))) return;
      const token = await makeVerificationToken(email);
      await store.transaction((tx) =>
        tx.oneTimeTokens.issue({
          purpose: 'verify-email',
          tokenHash: hashToken(token),
          subject: id,
          expiresAt: new Date(now() + linkLifetimeMs.verification),
        }),
      );
      await send(
        email,
        mailTemplates.verification({ name: firstName, link: linkTo(`/verify-email/${token}`) }),
      );
    },
    async alreadyRegistered({ email, firstName }) {
      if (!(await limits.mayMail(email))) return;
      await send(email, mailTemplates.alreadyRegistered({ name: firstName, link: linkTo('/login') }));
    },
    reset: ({ email, emailVerified }, token) => {
      const template = emailVerified ? mailTemplates.reset : mailTemplates.firstPassword;
      return send(email, template({ name: '', link: linkTo(`/reset-password/${token}`) }));
    },
    passwordChanged: ({ email, firstName }) =>
      send(email, mailTemplates.passwordChanged({ name: firstName, link: linkTo('/login') })),
  };
}
