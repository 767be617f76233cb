import type { AlsoJobs } from '@ecco/pipeline';
import { handleJob, type JobContext, type Mail, type Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { MailError, mailFailure } from './mail.errors.ts';
import type { MailServer } from './mail-server.ts';
import { type MailJob, queueMail, sendMailJob, sendOnceJob } from './send-mail.job.ts';

/** `server` is null where none is configured: what an earlier configuration queued stays in the outbox. */
type MailJobDependencies = { store: Store; logger: Logger; server: MailServer | null };

const interrupted =
  'Sending was interrupted after the mail server had been called. It may have arrived, so it is not sent again.';

async function deliver(
  { store, logger, server }: MailJobDependencies,
  mail: Mail,
  attempt: number,
): Promise<void> {
  const { id, to, subject, text, html, unsubscribeUrl } = mail;
  if (server === null || text === null) {
    await store.mails.keep(id);
    return;
  }
  if (mail.key !== null && !(await store.mails.markHanded(id))) {
    await store.mails.markFailed(id, interrupted);
    return;
  }
  try {
    await server.send({ id, to, subject, text, html, unsubscribeUrl });
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
export function createMailJobs(dependencies: MailJobDependencies): AlsoJobs {
  const { mails, jobs } = dependencies.store;
  const waiting = async ({ mailId }: MailJob): Promise<Mail | null> => {
    const mail = await mails.findById(mailId);
    return mail?.status === 'queued' ? mail : null;
  };
  const definitions = [sendMailJob, sendOnceJob];
  const handlerOf = (definition: (typeof definitions)[number]) =>
    handleJob(definition, {
      async run(job, { attempt }: JobContext) {
        const mail = await waiting(job);
        if (mail) await deliver(dependencies, mail, attempt);
      },
      async onFinalFailure(job) {
        const mail = await waiting(job);
        if (mail) await mails.markFailed(mail.id, mail.problem ?? 'Sending was interrupted too often.');
      },
    });
  return {
    definitions,
    handlers: definitions.map(handlerOf),
    async takeUp() {
      for (const mail of await mails.queued()) await queueMail({ jobs }, mail);
    },
  };
}
