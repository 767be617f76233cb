import type { GuardedFetch } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import { createWebhook, type Webhook } from '../activity/webhook.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import { createMailServer, type MailServer } from '../mailer/mail-server.ts';
import { createMailTemplates, type MailTemplates } from '../mailer/mail-templates.ts';
import { createMailer, type Mailer } from '../mailer/mailer.ts';
import type { ReturnTokens } from '../mailer/return-token.ts';
import { senderOf } from '../mailer/sender.ts';
import { productNameOf } from './product-name.ts';

/** What goes out to people, and what takes it there. */
type Outgoing = {
  mailTemplates: MailTemplates;
  mailer: Mailer;
  mailServer: MailServer | null;
  webhook: Webhook | null;
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
  const mailServer =
    smtpUrl === null ? null : createMailServer({ url: smtpUrl, from, returnTokens, bounceAddress });
  return {
    mailTemplates: createMailTemplates(name),
    mailer: createMailer({ store, logger, hasServer: mailServer !== null }),
    mailServer,
    webhook,
  };
}
