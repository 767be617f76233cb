import { defineJob, type JobDefinition } from '@ecco/store';
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
