import type { Store, User } from '@ecco/store';
import { type Letter, type Letters, linkLifetimeMs } from '../../post/letters.ts';
import type { PostOffice } from '../../post/post-office.ts';
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

export type AccountMailsParts = {
  store: Store;
  post: PostOffice;
  letters: Letters;
  limits: AttemptLimits;
  siteUrl: () => string;
  makeVerificationToken: (email: string) => Promise<string>;
  now: () => number;
};

export function createAccountMails(parts: AccountMailsParts): AccountMails {
  const { store, post, letters, limits, siteUrl, makeVerificationToken, now } = parts;
  const linkTo = (path: string): string => `${siteUrl()}${path}`;
  const send = (email: string, letter: Letter): Promise<void> => post.post({ to: email, ...letter });

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
      await send(email, letters.verification({ name: firstName, link: linkTo(`/verify-email/${token}`) }));
    },
    async alreadyRegistered({ email, firstName }) {
      if (!(await limits.mayMail(email))) return;
      await send(email, letters.alreadyRegistered({ name: firstName, link: linkTo('/login') }));
    },
    reset: ({ email, emailVerified }, token) => {
      const letter = emailVerified ? letters.reset : letters.firstPassword;
      return send(email, letter({ name: '', link: linkTo(`/reset-password/${token}`) }));
    },
    passwordChanged: ({ email, firstName }) =>
      send(email, letters.passwordChanged({ name: firstName, link: linkTo('/login') })),
  };
}
