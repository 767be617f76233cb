import type { Notification, Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import type { Webhook } from './webhook.ts';
import { actorName } from './who.ts';

const chatSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Chats take what stands between these signs for links, and for words that call everybody. */
const asChatText = (text: string): string => text.replace(/[&<>]/g, (sign) => chatSigns[sign] ?? sign);

/** `webhook` is null where none is configured: what an earlier configuration queued is kept. */
export type ForwardTools = {
  store: Pick<Store, 'notifications' | 'jobs'>;
  logger: Logger;
  webhook: Webhook | null;
};

type Forward = { notification: Notification; attempt: number; signal: AbortSignal };

/** Takes a notification to the webhook. A process killed between the call and the note of it calls once more. */
export async function forwardNotification(
  { store, logger, webhook }: ForwardTools,
  { notification, attempt, signal }: Forward,
): Promise<void> {
  const { id, by, message } = notification;
  const line = { event: 'notification', notification: id, attempt };
  if (webhook === null) {
    await store.notifications.note(id, { forwarding: 'kept', problem: null });
    return;
  }
  try {
    await webhook.tell(asChatText(`${actorName(by)}: ${message}`), signal);
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The webhook could not be reached.';
    await store.notifications.note(id, { forwarding: 'queued', problem });
    logger.warn({ ...line, outcome: 'not forwarded', problem });
    throw error;
  }
  await store.notifications.note(id, { forwarding: 'forwarded', problem: null });
  logger.info({ ...line, outcome: 'forwarded' });
}
