// What the product writes to people. Plain text; the first address in a mail is the one it is about.

const hourMs = 3_600_000;

/** How long the links of mails work, in ms. */
export const linkLifetimeMs = { verification: 24 * hourMs, reset: hourMs } as const;

export type MailContent = { subject: string; text: string; link: string };
/** `name` is what the person gave as such. */
type ToPerson = { name: string; link: string };

export type MailTemplates = {
  /** After registering: the link proves that the address is theirs. */
  verification: (to: ToPerson) => MailContent;
  /** Somebody registered an address that has an account; `link` leads to the login. */
  alreadyRegistered: (to: ToPerson) => MailContent;
  reset: (to: ToPerson) => MailContent;
  /** The same where the address was never proved: the link proves it, and no password of before counts. */
  firstPassword: (to: ToPerson) => MailContent;
  /** `link` leads to where a new password is asked for. */
  passwordChanged: (to: ToPerson) => MailContent;
  /** From the waitlist; `link` leads to the registration. */
  invitation: (to: { link: string }) => MailContent;
  /** Somebody shares a list with an address; `link` leads to the list. */
  shared: (to: SharedWith) => MailContent;
};

type SharedWith = {
  link: string;
  /** To whom. */
  address: string;
  title: string;
  mayEdit: boolean;
  by: { name: string; email: string };
};

declare module '../request/services.ts' {
  interface Services {
    mailTemplates: MailTemplates;
  }
}

/**
 * A greeting with the name, unless it looks like an address: anybody can register somebody else's mailbox, and what
 * they write into the name must not make our mail carry their link.
 */
const greeting = (name: string): string => (isPlainName(name) ? `Hello ${name.trim()},` : 'Hello,');
const isPlainName = (name: string): boolean => /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name.trim());

/** Who writes, as they call themselves, and by the address that is proved to be theirs. */
const writer = ({ name, email }: SharedWith['by']): string =>
  isPlainName(name) ? `${name.trim()} (${email})` : email;

/** How a list is called in a mail to somebody else; one whose title could be taken for a link has none there. */
function listNamed(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const hasLink = /\S\.\p{L}{2,}|:\/\/|@/u.test(line);
  return hasLink || line === '' ? 'a watchlist' : `the watchlist “${cutTo(line, titleMax)}”`;
}
const titleMax = 80;
const cutTo = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

const hours = (ms: number): string => (ms === hourMs ? 'one hour' : `${Math.round(ms / hourMs)} hours`);

const content = (subject: string, link: string, paragraphs: string[]): MailContent => ({
  subject,
  link,
  text: `${paragraphs.join('\n\n')}\n`,
});

/** What the product mails, for the one called `product`. */
export const createMailTemplates = (product: string): MailTemplates => ({
  verification: ({ name, link }) =>
    content(`Verify your email for ${product}`, link, [
      greeting(name),
      `Please open this link to verify your email and sign in to ${product}:`,
      link,
      `It works once, for ${hours(linkLifetimeMs.verification)}. You can ask for a new one on the login page.`,
      'If you did not register, you can ignore this email: nobody can use the account without the link.',
    ]),
  alreadyRegistered: ({ name, link }) =>
    content(`You already have an account at ${product}`, link, [
      greeting(name),
      `Someone, probably you, tried to register this address with ${product}. It already has an account, so you can sign in:`,
      link,
      'If you no longer know the password, choose "Forgot Password" there.',
      'If this was not you, nothing has changed and there is nothing to do.',
    ]),
  reset: ({ name, link }) =>
    content(`Set a new password for ${product}`, link, [
      greeting(name),
      `Open this link to set a new password for ${product}:`,
      link,
      `It works once, for ${hours(linkLifetimeMs.reset)}.`,
      'If you did not ask for it, you can ignore this email: your password stays as it is.',
    ]),
  firstPassword: ({ name, link }) =>
    content(`Choose your password for ${product}`, link, [
      greeting(name),
      `Your address is registered at ${product}. Open this link to choose your password; one that was set before does not work:`,
      link,
      `It works once, for ${hours(linkLifetimeMs.reset)}. You can ask for a new one on the login page: choose "Forgot Password".`,
      'If you did not register, you can ignore this email: nobody can use the account without the link.',
    ]),
  passwordChanged: ({ name, link }) =>
    content(`Your ${product} password was changed`, link, [
      greeting(name),
      `The password of your ${product} account has just been changed, and all devices were signed out.`,
      'If this was not you, set a new password now: choose "Forgot Password" on the login page.',
      link,
      'If it was you, there is nothing to do.',
    ]),
  shared: ({ link, address, title, mayEdit, by }) =>
    content(`${writer(by)} shares ${listNamed(title)} with you on ${product}`, link, [
      'Hello,',
      `${writer(by)} shares ${listNamed(title)} with you on ${product}. You may read it${mayEdit ? ' and edit it' : ''}:`,
      link,
      `Sign in as ${address} to open it. You find it with your own watchlists.`,
      'If you did not expect this, you can ignore this email: nobody can see whether you opened it.',
    ]),
  invitation: ({ link }) =>
    content(`You are invited to ${product}`, link, [
      'Hello,',
      `Good news: it is your turn, and you can create your ${product} account now:`,
      link,
      'Please register with this email address. The link does not expire.',
      `If you did not ask to join ${product}, you can ignore this email.`,
    ]),
});
