import { createTransport } from 'nodemailer';
import { mailFailure } from './mail.errors.ts';

/** A mail server, asked anew for each mail. */
export type MailServer = {
  /** @throws MailError in words for an admin */
  send: (mail: { to: string; subject: string; text: string }) => Promise<void>;
};

export type Sender = { name: string; address: string };

const connectTimeoutMs = 20_000;
const silenceTimeoutMs = 60_000;

/** The server at an `smtp(s)` address. Mails are plain text and take nothing from disk or network. */
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
    async send({ to, subject, text }) {
      try {
        // As an object the address is taken whole, never as a list of several.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        throw mailFailure(error);
      }
    },
  };
}
