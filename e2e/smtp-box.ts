/** A mail server on a real socket that keeps what it is handed. */
import { SMTPServer } from 'smtp-server';

type SentMail = { to: string; headers: ReadonlyMap<string, string>; text: string; html: string };
export type SmtpBox = { url: string; mails: SentMail[]; close: () => Promise<void> };

/** Quoted-printable text as it was (RFC 2045 §6.7). */
function decoded(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Header names in lower case, folded lines joined; of the parts the first, which is plain text, and the one that is HTML. */
function readMail(source: string): Omit<SentMail, 'to'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const body = rest.join('\r\n\r\n');
  const parts = boundary === undefined ? [body] : body.split(`--${boundary}`).slice(1);
  const html = parts.find((part) => /^\s*content-type: text\/html/im.test(part)) ?? '';
  return {
    headers,
    text: decoded(parts[0] ?? ''),
    html: decoded(html.split('\r\n\r\n').slice(1).join('\r\n\r\n')),
  };
}

export async function openSmtpBox(): Promise<SmtpBox> {
  const mails: SentMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        mails.push({ to, ...readMail(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
