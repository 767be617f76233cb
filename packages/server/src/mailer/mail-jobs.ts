import type { AlsoJobs } from '@ecco/pipeline';
import { handleJob, type JobContext, type Mail, type Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { MailError, mailFailure } from './mail.errors.ts';
import type { MailServer } from './mail-server.ts';
import { type MailJob, sendMailJob } from './send-mail.job.ts';

/** `server` is null where none is configured: what an earlier configuration queued stays in the outbox. */
type MailJobDependencies = { store: Store; logger: Logger; server: MailServer | null };

async function deliver(
  { store, logger, server }: MailJobDependencies,
  mail: Mail,
  attempt: number,
): Promise<void> {
  const { id, to, subject, text } = mail;
  if (server === null || text === null) {
    await store.mails.keep(id);
    return;
  }
  try {
    await server.send({ to, subject, text });
  } catch (error) {
    const failure = error instanceof MailError ? error : mailFailure(error);
    await store.mails.noteProblem(id, failure.message);
    logger.warn({ event: 'mail', mail: id, attempt, outcome: 'not sent', err: failure });
    throw failure;
  }
  await store.mails.markSent(id);
  logger.info({ event: 'mail', mail: id, attempt, outcome: 'sent' });
}

/** Sends what is in the outbox. A process killed between the sending and the note of it sends once more. */
export function createMailJobs(dependencies: MailJobDependencies): AlsoJobs {
  const { mails, jobs } = dependencies.store;
  const waiting = async ({ mailId }: MailJob): Promise<Mail | null> => {
    const mail = await mails.findById(mailId);
    return mail?.status === 'queued' ? mail : null;
  };
  const handler = handleJob(sendMailJob, {
    async run(job, { attempt }: JobContext) {
      const mail = await waiting(job);
      if (mail) await deliver(dependencies, mail, attempt);
    },
    async onFinalFailure(job) {
      const mail = await waiting(job);
      if (mail) await mails.markFailed(mail.id, mail.problem ?? 'The sending was interrupted too often.');
    },
  });
  return {
    definitions: [sendMailJob],
    handlers: [handler],
    async takeUp() {
      for (const mailId of await mails.queued())
        await jobs.send(sendMailJob, { mailId }, { singletonKey: mailId });
    },
  };
}
