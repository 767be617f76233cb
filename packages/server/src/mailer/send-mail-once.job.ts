import { defineJob, done } from '@ecco/pipeline';
import { deliverMail, giveUpMail, MailJob, type MailJobTools } from './deliver-mail.ts';

/**
 * What nobody waits for at the door is tried for three days, every hour in the end, so that a server that is down over
 * a weekend costs nothing.
 */
export const sendMailOnceJob = defineJob<MailJob, MailJobTools>({
  name: 'send-mail-once',
  payload: MailJob,
  retry: { limit: 76, delaySeconds: 60, backoff: true, longestSeconds: 3_600 },
  concurrency: 2,
  expireSeconds: 120,
  async run(tools, job, { attempt }) {
    await deliverMail(tools, job, attempt);
    return done;
  },
  onFinalFailure: giveUpMail,
});
