import type { AlsoJobs, GuardedFetch } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import { createNotificationJobs } from '../activity/notification-jobs.ts';
import { createWebhook } from '../activity/webhook.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import { createLetters, type Letters } from '../post/letters.ts';
import { createMailJobs } from '../post/mail-jobs.ts';
import { createMailServer } from '../post/mail-server.ts';
import { createPostOffice, type PostOffice } from '../post/post-office.ts';
import { senderOf } from '../post/sender.ts';
import { productNameOf } from './product-name.ts';

/** What goes out to people, and the jobs that take it there. */
export type Outgoing = { letters: Letters; post: PostOffice; hasWebhook: boolean; jobs: AlsoJobs[] };

type OutgoingParts = { config: Config; store: Store; logger: Logger; fetch: GuardedFetch };

/** Where no mail server or no webhook is configured, mails and notifications are kept for admins to read. */
export function createOutgoing({ config, store, logger, fetch }: OutgoingParts): Outgoing {
  const { smtpUrl, webhookUrl } = config.post;
  const name = productNameOf(config);
  const webhook = webhookUrl === null ? null : createWebhook(fetch, webhookUrl);
  const server = smtpUrl === null ? null : createMailServer({ url: smtpUrl, from: senderOf(config, name) });
  return {
    letters: createLetters(name),
    post: createPostOffice({ store, logger, hasServer: server !== null }),
    hasWebhook: webhook !== null,
    jobs: [createMailJobs({ store, logger, server }), createNotificationJobs({ store, logger, webhook })],
  };
}
