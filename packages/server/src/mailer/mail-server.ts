import { createTransport } from 'nodemailer';
import { mailFailure } from './mail.errors.ts';

/** A mail server, asked anew for each mail. */
export type MailServer = {
  /** @throws MailError in words for an admin */
  send: (mail: MailToSend) => Promise<void>;
};

type MailToSend = {
  /** Gives the mail its Message-ID, by which receivers know one that comes a second time. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  unsubscribeUrl: string | null;
};

export type Sender = { name: string; address: string };

const connectTimeoutMs = 20_000;
const silenceTimeoutMs = 60_000;

/** One click unsubscribes, as mail programs offer it beside the sender (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const domainOf = (from: string | Sender): string =>
  /@([^>\s]+)>?\s*$/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost';

/** The server at an `smtp(s)` address. Mails take nothing from disk or network. */
export function createMailServer({ url, from }: { url: string; from: string | Sender }): MailServer {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      try {
        // As an object the address is taken whole, never as a list of several.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domainOf(from)}>`,
          ...(html === null ? {} : { html }),
          ...(unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
      } catch (error) {
        throw mailFailure(error);
      }
    },
  };
}
