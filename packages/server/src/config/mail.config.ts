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
