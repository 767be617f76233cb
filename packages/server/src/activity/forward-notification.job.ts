import { defineJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';

const ForwardJob = z.object({ notificationId: z.uuid() });
export type ForwardJob = z.infer<typeof ForwardJob>;

/** Seven tries within about an hour: 1, 2, 4, … minutes apart. Later nobody needs to be told any more. */
export const forwardNotificationJob: JobDefinition<ForwardJob> = defineJob({
  name: 'forward-notification',
  payload: ForwardJob,
  retry: { limit: 6, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 60,
});
