import { randomUUID } from 'node:crypto';
import type { Authorised } from '../policy/authorise.ts';
import { requestInvalid } from '../request/request.errors.ts';
import type { Services } from '../services.ts';
import { cleanText } from './clean-text.ts';
import { forwardNotificationJob } from './forward-notification.job.ts';

/**
 * Keeps a message for the people who run the installation. Where they have a webhook, a job takes it there if its
 * author is signed in: anybody at all must not be able to write into their chat.
 * @throws RequestError 400 for a message without a visible sign
 */
export async function leaveNotification(
  { store, hasWebhook }: Pick<Services, 'store' | 'hasWebhook'>,
  { userId }: Authorised<'record-activity'>,
  msg: string,
): Promise<void> {
  const message = cleanText(msg).trim();
  if (message === '') throw requestInvalid([{ path: 'msg', message: 'It is empty.' }]);
  const id = randomUUID();
  const goesOn = hasWebhook && userId !== null;
  await store.transaction(async (tx) => {
    await tx.notifications.add({ id, message, userId, forwarding: goesOn ? 'queued' : 'kept' });
    if (goesOn) await tx.jobs.send(forwardNotificationJob, { notificationId: id }, { singletonKey: id });
  });
}
