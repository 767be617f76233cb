import { defineJob, type JobDefinition, type Mail, type Transaction } from '@ecco/store';
import { z } from 'zod';

const MailJob = z.object({ mailId: z.uuid() });
export type MailJob = z.infer<typeof MailJob>;

/** Eight tries within about four hours: 1, 2, 4, … minutes apart. */
export const sendMailJob: JobDefinition<MailJob> = defineJob({
  name: 'send-mail',
  payload: MailJob,
  retry: { limit: 8, delaySeconds: 60, backoff: true },
  concurrency: 2,
  expireSeconds: 120,
});

/**
 * What nobody waits for at the door is tried for three days, every hour in the end, so that a server that is down over
 * a weekend costs nothing.
 */
export const sendOnceJob: JobDefinition<MailJob> = defineJob({
  name: 'send-mail-once',
  payload: MailJob,
  retry: { limit: 76, delaySeconds: 60, backoff: true, longestSeconds: 3_600 },
  concurrency: 2,
  expireSeconds: 120,
});

/** Queues a mail that waits for the server; one with a key is sent once, or not at all where that cannot be known. */
export async function queueMail(
  { jobs }: Pick<Transaction, 'jobs'>,
  { id, key }: Pick<Mail, 'id' | 'key'>,
): Promise<void> {
  await jobs.send(key === null ? sendMailJob : sendOnceJob, { mailId: id }, { singletonKey: id });
}
