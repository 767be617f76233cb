import { randomUUID } from 'node:crypto';
import type { Authorized } from '../request/access/authorize.ts';
import { requestInvalid } from '../request/failure/request.errors.ts';
import type { Services } from '../request/services.ts';
import { spendActivity } from './activity-quota.ts';
import { cleanText } from './clean-text.ts';
import { forwardNotificationJob } from './forward-notification.job.ts';

/**
 * Keeps a message for the people who run the installation. Where they have a webhook, a job takes it there if its
 * author is signed in: anybody at all must not be able to write into their chat.
 * @throws RequestError 400 for a message without a visible sign, 429 where it is more than is kept of a day
 */
export async function leaveNotification(
  { store, now, hasWebhook }: Pick<Services, 'store' | 'now' | 'hasWebhook'>,
  who: Authorized<'record-activity'>,
  msg: string,
): Promise<void> {
  const { userId } = who;
  const message = cleanText(msg).trim();
  if (message === '') throw requestInvalid([{ path: 'msg', message: 'It is empty.' }]);
  await spendActivity({ store, now }, who, { what: 'notices' });
  const id = randomUUID();
  const goesOn = hasWebhook && userId !== null;
  await store.transaction(async (tx) => {
    await tx.notifications.add({ id, message, userId, forwarding: goesOn ? 'queued' : 'kept' });
    if (goesOn) await tx.jobs.send(forwardNotificationJob, { notificationId: id }, { singletonKey: id });
  });
}
