import type { Store, Transaction } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { mailAddressInvalid } from './mail.errors.ts';
import { sendMailJob } from './send-mail.job.ts';

/** `link` is what the mail is about; it stands in the log where no mail server delivers the text. */
type OutgoingMail = { to: string; subject: string; text: string; link?: string };

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

  const enqueue: Mailer['enqueue'] = async (tx, mails) => {
    for (const { to, subject, text } of mails) {
      if (!oneAddress.test(to)) throw mailAddressInvalid();
      const status = hasServer ? 'queued' : 'kept';
      const { id } = await tx.mails.insert({ to, subject: oneLine(subject), text, status });
      if (hasServer) await tx.jobs.send(sendMailJob, { mailId: id }, { singletonKey: id });
    }
    return hasServer ? () => undefined : () => mails.forEach(logLink);
  };

  return {
    enqueue,
    async send(mail) {
      const afterCommit = await store.transaction((tx) => enqueue(tx, [mail]));
      afterCommit();
    },
  };
}
