import type { Transporter } from 'nodemailer';
import { mailFailure } from './mail.errors.ts';
import type { ReturnTokens } from './return-token.ts';

/** A mail server, asked anew for each mail. */
export type MailServer = {
  /** @throws MailError in words for an admin */
  send: (mail: MailToSend) => Promise<void>;
};

type MailToSend = {
  /** Gives the mail its Message-ID, by which receivers know one that comes a second time, and we one that comes back. */
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

/** Where a mail comes back to: an address of its own, beside the configured one. */
const returnAddress = (bounceAddress: string, token: string): string =>
  bounceAddress.replace('@', `+${token}@`);

type MailServerOptions = {
  url: string;
  from: string | Sender;
  returnTokens: ReturnTokens;
  /** Null: mails come back to the sender, and are known by their Message-ID alone. */
  bounceAddress: string | null;
};

/** The server at an `smtp(s)` address. Mails take nothing from disk or network. */
export function createMailServer({ url, from, returnTokens, bounceAddress }: MailServerOptions): MailServer {
  let transport: Transporter | null = null;
  // What speaks to a server, seven megabytes, is loaded with the first mail.
  const opened = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport;
  };
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      const token = returnTokens.make(id);
      const server = await opened();
      try {
        // As an object the address is taken whole, never as a list of several.
        await server.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${token}@${domainOf(from)}>`,
          ...(bounceAddress === null
            ? {}
            : { envelope: { from: returnAddress(bounceAddress, token), to: { name: '', address: to } } }),
          ...(html === null ? {} : { html }),
          ...(unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
      } catch (error) {
        throw mailFailure(error);
      }
    },
  };
}
