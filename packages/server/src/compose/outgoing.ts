import type { AlsoJobs, GuardedFetch } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import { createNotificationJobs } from '../activity/notification-jobs.ts';
import { createWebhook } from '../activity/webhook.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import { createMailJobs } from '../mailer/mail-jobs.ts';
import { createMailServer } from '../mailer/mail-server.ts';
import { createMailTemplates, type MailTemplates } from '../mailer/mail-templates.ts';
import { createMailer, type Mailer } from '../mailer/mailer.ts';
import type { ReturnTokens } from '../mailer/return-token.ts';
import { senderOf } from '../mailer/sender.ts';
import { productNameOf } from './product-name.ts';

/** What goes out to people, and the jobs that take it there. */
type Outgoing = {
  mailTemplates: MailTemplates;
  mailer: Mailer;
  hasWebhook: boolean;
  jobs: AlsoJobs[];
};

type OutgoingDependencies = {
  config: Config;
  store: Store;
  logger: Logger;
  fetch: GuardedFetch;
  returnTokens: ReturnTokens;
};

/** Where no mail server or no webhook is configured, mails and notifications are kept for admins to read. */
export function createOutgoing({
  config,
  store,
  logger,
  fetch,
  returnTokens,
}: OutgoingDependencies): Outgoing {
  const { smtpUrl, webhookUrl, bounceAddress } = config.mail;
  const name = productNameOf(config);
  const webhook = webhookUrl === null ? null : createWebhook(fetch, webhookUrl);
  const from = senderOf(config, name);
  const server =
    smtpUrl === null ? null : createMailServer({ url: smtpUrl, from, returnTokens, bounceAddress });
  return {
    mailTemplates: createMailTemplates(name),
    mailer: createMailer({ store, logger, hasServer: server !== null }),
    hasWebhook: webhook !== null,
    jobs: [createMailJobs({ store, logger, server }), createNotificationJobs({ store, logger, webhook })],
  };
}
