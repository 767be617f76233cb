import { defineJob, done } from '@ecco/pipeline';
import type { Mail, Transaction } from '@ecco/store';
import { deliverMail, giveUpMail, MailJob, type MailJobTools } from './deliver-mail.ts';
import { sendMailOnceJob } from './send-mail-once.job.ts';

/** Eight tries within about four hours: 1, 2, 4, … minutes apart. */
export const sendMailJob = defineJob<MailJob, MailJobTools>({
  name: 'send-mail',
  payload: MailJob,
  retry: { limit: 8, delaySeconds: 60, backoff: true },
  concurrency: 2,
  expireSeconds: 120,
  async run(tools, job, { attempt }) {
    await deliverMail(tools, job, attempt);
    return done;
  },
  onFinalFailure: giveUpMail,
  // Those that are sent once as well.
  async takeUp({ store }) {
    for (const mail of await store.mails.queued()) await queueMail(store, mail);
  },
});

/** Queues a mail that waits for the server; one with a key is sent once, or not at all where that cannot be known. */
export async function queueMail(
  { jobs }: Pick<Transaction, 'jobs'>,
  { id, key }: Pick<Mail, 'id' | 'key'>,
): Promise<void> {
  await jobs.send(key === null ? sendMailJob : sendMailOnceJob, { mailId: id }, { singletonKey: id });
}
