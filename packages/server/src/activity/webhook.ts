import type { GuardedFetch } from '@ecco/pipeline';
import { webhookFailure } from './webhook.errors.ts';

/** Where notifications go besides the store. */
export type Webhook = {
  /** @throws WebhookError in words for an admin */
  tell: (text: string, signal: AbortSignal) => Promise<void>;
};

const timeoutMs = 15_000;
const answerMaxBytes = 2 ** 20;

/** A webhook that takes `{ "text": "…" }`, as those of most chats do. */
export function createWebhook(fetch: Pick<GuardedFetch, 'post'>, url: string): Webhook {
  return {
    async tell(text, signal) {
      try {
        await fetch.post(url, { json: { text }, signal, timeoutMs, maxBytes: answerMaxBytes });
      } catch (error) {
        throw webhookFailure(error);
      }
    },
  };
}
