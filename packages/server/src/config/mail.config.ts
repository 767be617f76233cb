import { z } from 'zod';
import { httpUrl, plainText, wholeNumber } from './config.schema.ts';
import { entry } from './config-entry.ts';

export const mailConfig = {
  title: 'Mail and notifications',
  entries: {
    smtpUrl: entry({
      name: 'SMTP_URL',
      doc: 'Mail server, such as `smtp://user:password@mail.example:587` or `smtps://…:465`. Without it mails stay in the outbox, which admins can read, and their links are printed to the log.',
      schema: z
        .string()
        .trim()
        .refine(
          (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
          'must be an smtp(s) address',
        ),
      default: null,
      shownDefault: 'none',
      secret: true,
    }),
    mailFrom: entry({
      name: 'MAIL_FROM',
      doc: 'Sender of mails, such as `Ecco <ecco@example.org>`. Without it CONTACT_EMAIL is used, and without that `ecco@` and the host of PUBLIC_URL.',
      schema: plainText.regex(/^[^\r\n]+$/, 'must be one line'),
      default: null,
      shownDefault: 'none',
    }),
    bounceAddress: entry({
      name: 'BOUNCE_ADDRESS',
      doc: 'Address that mails come back to, such as `bounces@ecco.example`. Each mail gets its own, `bounces+…@`, so the mail server must deliver these to the same mailbox or program. Without it mails come back to MAIL_FROM.',
      schema: plainText.regex(
        /^[^\s@<>"+]{1,15}@[^\s@<>"]+$/,
        'must be an address without a +, of 15 characters at most before the @',
      ),
      default: null,
      shownDefault: 'none',
    }),
    bounceToken: entry({
      name: 'BOUNCE_TOKEN',
      doc: 'Secret with which a mail server hands in what came back, as the header `X-Bounce-Token` of `POST /v2/mail_bounces`. Without it there is no such call.',
      schema: plainText.min(12, 'must have at least 12 characters'),
      default: null,
      secret: true,
    }),
    alertsEverySeconds: entry({
      name: 'ALERTS_EVERY_SECONDS',
      doc: 'How often is looked whom to tell what is new, in seconds.',
      schema: wholeNumber(1, 3_600),
      default: 60,
    }),
    webhookUrl: entry({
      name: 'NOTIFY_WEBHOOK_URL',
      doc: 'Address to which notifications are sent as JSON `{ "text": "…" }`. Without it they are only stored. A host that is not on the public internet must stand in FETCH_ALLOW_HOSTS.',
      schema: httpUrl,
      default: null,
      shownDefault: 'none',
      secret: true,
    }),
  },
} as const;
