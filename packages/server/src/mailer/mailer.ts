import type { Store, Transaction } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { mailAddressInvalid } from './mail.errors.ts';
import { queueMail } from './send-mail.job.ts';

/** `link` is what the mail is about; it stands in the log where no mail server delivers the text. */
type OutgoingMail = { to: string; subject: string; text: string; html?: string; link?: string };

/** A mail that nobody waits for: one of a `key` is written once and never sent twice; one click may stop its like. */
type OutgoingBulletin = OutgoingMail & { key: string; unsubscribeUrl?: string };

export type Mailer = {
  /**
   * Puts a mail into the outbox; where a mail server is configured, a job sends it later.
   * @throws MailError `mail.address-invalid`
   */
  send: (mail: OutgoingMail) => Promise<void>;
  /**
   * The same inside an open transaction, so that mails exist only with the change they tell of. Call what it answers
   * once the transaction has committed. The same errors.
   */
  enqueue: (tx: Pick<Transaction, 'mails' | 'jobs'>, mails: readonly OutgoingMail[]) => Promise<() => void>;
  /** Puts one into the outbox inside an open transaction; false where one of its key was written before. */
  enqueueOnce: (tx: Pick<Transaction, 'mails' | 'jobs'>, bulletin: OutgoingBulletin) => Promise<boolean>;
};

declare module '../request/services.ts' {
  interface Services {
    mailer: Mailer;
  }
}

type MailerOptions = { store: Store; logger: Logger; hasServer: boolean };

/** One recipient and nothing that a mail program could take for two, or for a header. */
const oneAddress = /^[^\s,;:<>()"\\@\p{Cc}]+@[^\s,;:<>()"\\@\p{Cc}]+$/u;
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The outbox of D22: every mail is written down first, in one short transaction, and nobody waits for a server. */
export function createMailer({ store, logger, hasServer }: MailerOptions): Mailer {
  const logLink = ({ to, subject, link }: OutgoingMail): void =>
    logger.info({ event: 'mail', to, subject: oneLine(subject), ...(link === undefined ? {} : { link }) });

  const status = hasServer ? 'queued' : 'kept';
  const checked = <Outgoing extends Pick<OutgoingMail, 'to' | 'subject'>>(mail: Outgoing) => {
    if (!oneAddress.test(mail.to)) throw mailAddressInvalid();
    return { ...mail, subject: oneLine(mail.subject), status } as const;
  };

  const enqueue: Mailer['enqueue'] = async (tx, mails) => {
    for (const { link: _link, ...mail } of mails) {
      const written = await tx.mails.insert(checked(mail));
      if (hasServer) await queueMail(tx, written);
    }
    return hasServer ? () => undefined : () => mails.forEach(logLink);
  };

  return {
    enqueue,
    async enqueueOnce(tx, { link: _link, ...bulletin }) {
      const written = await tx.mails.insertOnce(checked(bulletin));
      if (written !== null && hasServer) await queueMail(tx, written);
      return written !== null;
    },
    async send(mail) {
      const afterCommit = await store.transaction((tx) => enqueue(tx, [mail]));
      afterCommit();
    },
  };
}
