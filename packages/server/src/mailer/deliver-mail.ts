import type { Mail, Store } from '@ecco/store';
import { z } from 'zod';
import type { Logger } from '../log/logger.ts';
import { MailError, mailFailure } from './mail.errors.ts';
import type { MailServer } from './mail-server.ts';

export const MailJob = z.object({ mailId: z.uuid() });
export type MailJob = z.infer<typeof MailJob>;

/** `mailServer` is null where none is configured: what an earlier configuration queued stays in the outbox. */
export type MailJobTools = { store: Store; logger: Logger; mailServer: MailServer | null };

const interrupted =
  'Sending was interrupted after the mail server had been called. It may have arrived, so it is not sent again.';

async function waiting({ mails }: Store, { mailId }: MailJob): Promise<Mail | null> {
  const mail = await mails.findById(mailId);
  return mail?.status === 'queued' ? mail : null;
}

async function deliver(
  { store, logger, mailServer }: MailJobTools,
  mail: Mail,
  attempt: number,
): Promise<void> {
  const { id, to, subject, text, html, unsubscribeUrl } = mail;
  if (mailServer === null || text === null) {
    await store.mails.keep(id);
    return;
  }
  if (mail.key !== null && !(await store.mails.markHanded(id))) {
    await store.mails.markFailed(id, interrupted);
    return;
  }
  try {
    await mailServer.send({ id, to, subject, text, html, unsubscribeUrl });
  } catch (error) {
    const failure = error instanceof MailError ? error : mailFailure(error);
    await store.mails.noteProblem(id, failure.message);
    if (failure.ofAddress) await store.mails.noteRefusal(to, failure.message);
    logger.warn({ event: 'mail', mail: id, attempt, outcome: 'not sent', err: failure });
    throw failure;
  }
  await store.mails.markSent(id);
  logger.info({ event: 'mail', mail: id, attempt, outcome: 'sent' });
}

/**
 * Sends what is in the outbox. A process killed between the sending and the note of it sends once more, unless the mail
 * has a key: that it is about to be sent is noted first, and one that was interrupted then is not tried again.
 */
export async function deliverMail(tools: MailJobTools, job: MailJob, attempt: number): Promise<void> {
  const mail = await waiting(tools.store, job);
  if (mail) await deliver(tools, mail, attempt);
}

/** Notes of a mail that it is tried no more. */
export async function giveUpMail({ store }: MailJobTools, job: MailJob): Promise<void> {
  const mail = await waiting(store, job);
  if (mail) await store.mails.markFailed(mail.id, mail.problem ?? 'Sending was interrupted too often.');
}
