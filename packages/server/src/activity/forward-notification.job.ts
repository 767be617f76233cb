import { defineJob, done } from '@ecco/pipeline';
import type { Notification } from '@ecco/store';
import { z } from 'zod';
import { type ForwardTools, forwardNotification } from './forward-notification.ts';

const ForwardJob = z.object({ notificationId: z.uuid() });
type ForwardJob = z.infer<typeof ForwardJob>;

async function waiting({ store }: ForwardTools, job: ForwardJob): Promise<Notification | null> {
  const notification = await store.notifications.find(job.notificationId);
  return notification?.forwarding === 'queued' ? notification : null;
}

/** Seven tries within about an hour: 1, 2, 4, … minutes apart. Later nobody needs to be told any more. */
export const forwardNotificationJob = defineJob<ForwardJob, ForwardTools>({
  name: 'forward-notification',
  payload: ForwardJob,
  retry: { limit: 6, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 60,
  async run(tools, job, { attempt, signal }) {
    const notification = await waiting(tools, job);
    if (notification) await forwardNotification(tools, { notification, attempt, signal });
    return done;
  },
  async onFinalFailure(tools, job) {
    const result = await waiting(tools, job);
    const problem = result?.problem ?? 'The forwarding was interrupted too often.';
    if (result) await tools.store.notifications.note(result.id, { forwarding: 'failed', problem });
  },
  async takeUp({ store: { notifications, jobs } }) {
    for (const notificationId of await notifications.queued())
      await jobs.send(forwardNotificationJob, { notificationId }, { singletonKey: notificationId });
  },
});
