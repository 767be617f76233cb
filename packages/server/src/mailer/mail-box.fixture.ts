import { SMTPServer } from 'smtp-server';

type ReceivedMail = { from: string; to: string[]; headers: Map<string, string>; body: string };

/** A mail server on a real socket, for tests. */
export type MailBox = {
  url: string;
  mails: ReceivedMail[];
  /** Recipients refused since the last `obey`. */
  readonly tries: number;
  /** Refuses every recipient from now on. */
  refuse: (answer: { status: number; text: string }) => void;
  obey: () => void;
  close: () => Promise<void>;
};

/** Header names in lower case; folded lines are joined. */
function readMail(source: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

/** With a password it is for those who give it, whatever their name. Without a port it takes a free one. */
export async function openMailBox({
  password,
  port = 0,
}: {
  password?: string;
  port?: number;
} = {}): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  let refusal: { status: number; text: string } | null = null;
  let tries = 0;
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth(given, _session, done) {
      if (given.password === password) done(null, { user: given.username });
      else done(new Error('Invalid user name or password'));
    },
    onRcptTo(_address, _session, done) {
      if (refusal === null) {
        done();
        return;
      }
      tries += 1;
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.status }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...readMail(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    get tries() {
      return tries;
    },
    refuse(answer) {
      refusal = answer;
      tries = 0;
    },
    obey() {
      refusal = null;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
