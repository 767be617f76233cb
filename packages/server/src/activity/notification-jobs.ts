import type { AlsoJobs } from '@ecco/pipeline';
import { handleJob, type Notification, type Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { type ForwardJob, forwardNotificationJob } from './forward-notification.job.ts';
import type { Webhook } from './webhook.ts';
import { nameOf } from './who.ts';

const chatSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Chats take what stands between these signs for links, and for words that call everybody. */
const asChatText = (text: string): string => text.replace(/[&<>]/g, (sign) => chatSigns[sign] ?? sign);

/** `webhook` is null where none is configured: what an earlier configuration queued is kept. */
type NotificationJobDependencies = {
  store: Pick<Store, 'notifications' | 'jobs'>;
  logger: Logger;
  webhook: Webhook | null;
};

type Forward = { notification: Notification; attempt: number; signal: AbortSignal };

async function forward(
  { store, logger, webhook }: NotificationJobDependencies,
  { notification, attempt, signal }: Forward,
): Promise<void> {
  const { id, by, message } = notification;
  const line = { event: 'notification', notification: id, attempt };
  if (webhook === null) {
    await store.notifications.note(id, { forwarding: 'kept', problem: null });
    return;
  }
  try {
    await webhook.tell(asChatText(`${nameOf(by)}: ${message}`), signal);
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The webhook could not be reached.';
    await store.notifications.note(id, { forwarding: 'queued', problem });
    logger.warn({ ...line, outcome: 'not forwarded', problem });
    throw error;
  }
  await store.notifications.note(id, { forwarding: 'forwarded', problem: null });
  logger.info({ ...line, outcome: 'forwarded' });
}

/** Takes notifications to the webhook. A process killed between the call and the note of it calls once more. */
export function createNotificationJobs(dependencies: NotificationJobDependencies): AlsoJobs {
  const { notifications, jobs } = dependencies.store;
  const waiting = async ({ notificationId }: ForwardJob): Promise<Notification | null> => {
    const found = await notifications.find(notificationId);
    return found?.forwarding === 'queued' ? found : null;
  };
  const handler = handleJob(forwardNotificationJob, {
    async run(job, { attempt, signal }) {
      const notification = await waiting(job);
      if (notification) await forward(dependencies, { notification, attempt, signal });
    },
    async onFinalFailure(job) {
      const found = await waiting(job);
      const problem = found?.problem ?? 'The forwarding was interrupted too often.';
      if (found) await notifications.note(found.id, { forwarding: 'failed', problem });
    },
  });
  return {
    definitions: [forwardNotificationJob],
    handlers: [handler],
    async takeUp() {
      for (const notificationId of await notifications.queued())
        await jobs.send(forwardNotificationJob, { notificationId }, { singletonKey: notificationId });
    },
  };
}
