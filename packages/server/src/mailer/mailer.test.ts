import { createServer } from 'node:net';
import { bindJobs } from '@ecco/pipeline';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { openWorld, until } from '../testing/world.ts';
import { type MailBox, openMailBox } from './mail-box.fixture.ts';
import { createMailServer } from './mail-server.ts';
import { createMailer } from './mailer.ts';
import { createReturnTokens } from './return-token.ts';
import { sendMailJob } from './send-mail.job.ts';
import { sendMailOnceJob } from './send-mail-once.job.ts';

const sender = { name: 'Ecco', address: 'desk@ecco.example' };
const returnTokens = createReturnTokens('a secret of the tests');
const bounceAddress = 'bounces@ecco.example';
const outgoing = { to: 'ada@fund.example', subject: 'Your link', text: 'Open http://ecco.example/x\n' };

/** A store and a mailer on it, which tries again so many times, each right after the one before. */
async function openOutbox(smtpUrl: string | null, limit = 1) {
  const store = await openMemoryStore();
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const mailServer =
    smtpUrl === null ? null : createMailServer({ url: smtpUrl, from: sender, returnTokens, bounceAddress });
  const { definitions, handlers, takeUp } = bindJobs(
    [sendMailJob, sendMailOnceJob],
    { store, logger, mailServer },
    null,
  );
  const retry = { limit, delaySeconds: 0, backoff: false };
  const hasty = definitions.map((definition) => ({ ...definition, retry }));
  await store.jobs.declare(hasty);
  const outbox = async () => (await store.mails.page({ page: 1, perPage: 100 })).rows;
  return {
    store,
    log,
    outbox,
    takeUp,
    mailer: createMailer({ store, logger, hasServer: mailServer !== null }),
    work: () => store.jobs.start({ definitions: hasty, handlers }),
    /** The newest mail, once it has come so far. */
    async settled(status: string) {
      await until(async () => (await outbox())[0]?.status === status);
      return (await outbox())[0];
    },
    close: () => store.close(),
  };
}
type Outbox = Awaited<ReturnType<typeof openOutbox>>;

describe('without a mail server', () => {
  let world: Outbox;
  beforeAll(async () => {
    world = await openOutbox(null);
  });
  afterAll(() => world.close());

  it('a mail stays in the outbox, and its link is printed in one line of the log', async () => {
    await world.mailer.send({ ...outgoing, link: 'http://ecco.example/x' });
    expect((await world.outbox())[0]).toMatchObject({
      ...outgoing,
      status: 'kept',
      problem: null,
      sentAt: null,
    });
    const lines = world.log.filter((line) => line.includes('"event":"mail"'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        event: 'mail',
        to: outgoing.to,
        subject: outgoing.subject,
        link: 'http://ecco.example/x',
      },
    ]);
  });

  it('what its transaction takes back was never there', async () => {
    const before = await world.outbox();
    const lost = world.store.transaction(async (tx) => {
      await world.mailer.enqueue(tx, [outgoing]);
      throw new Error('taken back');
    });
    await expect(lost).rejects.toThrow('taken back');
    expect(await world.outbox()).toEqual(before);
  });

  it.each([
    'two@a.example,b@a.example',
    'a@a.example\r\nBcc: b@a.example',
    'Ada <a@a.example>',
    'nobody',
    '',
  ])('refuses "%s" as an address', async (to) => {
    await expect(world.mailer.send({ ...outgoing, to })).rejects.toMatchObject({
      code: 'mail.address-invalid',
    });
  });
});

describe('with a mail server', () => {
  let box: MailBox;
  let world: Outbox;
  beforeAll(async () => {
    box = await openMailBox();
    world = await openOutbox(box.url);
    await world.work();
  });
  afterEach(() => box.obey());
  afterAll(async () => {
    await world.close();
    await box.close();
  });

  it('sends from the contact address, to the one recipient, comes back to its own, and forgets the text', async () => {
    await world.mailer.send({ ...outgoing, link: 'http://ecco.example/secret' });
    expect(await world.settled('sent')).toMatchObject({
      text: null,
      problem: null,
      sentAt: expect.any(Date),
    });
    const [mail] = box.mails.splice(0);
    const token = /^bounces\+([0-9a-f]{48})@ecco\.example$/.exec(mail?.from ?? '')?.[1] ?? '';
    expect(returnTokens.read(token)).toBe((await world.outbox())[0]?.id);
    expect(mail?.headers.get('message-id')).toContain(token);
    expect(mail?.to).toEqual(['ada@fund.example']);
    expect(mail?.headers.get('from')).toBe('Ecco <desk@ecco.example>');
    expect(mail?.headers.get('subject')).toBe('Your link');
    expect(mail?.headers.get('content-type')).toContain('text/plain');
    expect(mail?.body).toContain('Open http://ecco.example/x');
    expect(world.log.join('\n')).not.toContain('ecco.example/secret');
  });

  it('takes line breaks in subject and text for text, never for headers or the end of the mail', async () => {
    const subject = 'Hello\r\nBcc: victim@fund.example\nX-Evil: 1\u2028Reply-To: evil@fund.example';
    const text = 'One\r\n.\r\nMAIL FROM:<evil@fund.example>\r\nBcc: victim@fund.example\r\n';
    await world.mailer.send({ ...outgoing, subject, text });
    await world.settled('sent');
    const mails = box.mails.splice(0);
    expect(mails.map(({ to }) => to)).toEqual([['ada@fund.example']]);
    for (const name of ['bcc', 'x-evil', 'reply-to', 'cc'])
      expect(mails[0]?.headers.get(name)).toBeUndefined();
    expect(mails[0]?.headers.get('subject')).toContain('Hello Bcc: victim@fund.example X-Evil: 1');
    expect(mails[0]?.body).toContain('MAIL FROM:<evil@fund.example>');
  });

  it('fails at once, with the reason, when the recipient is refused for good', async () => {
    box.refuse({ status: 550, text: 'relay7.internal says no' });
    await world.mailer.send(outgoing);
    const mail = await world.settled('failed');
    expect(mail).toMatchObject({
      text: outgoing.text,
      problem: 'The mail server refused the address of the recipient (550).',
    });
    expect(box.tries).toBe(1);
  });

  it('tries again what was refused for now, and then sends it', async () => {
    box.refuse({ status: 451, text: 'try later' });
    await world.mailer.send(outgoing);
    await until(async () => (await world.outbox())[0]?.problem !== null);
    expect((await world.outbox())[0]).toMatchObject({ status: 'queued', text: outgoing.text });
    box.obey();
    expect(await world.settled('sent')).toMatchObject({ problem: null, text: null });
    expect(box.mails.splice(0)).toHaveLength(1);
  });

  const bulletin = {
    ...{ to: 'ada@fund.example', subject: 'Your day', text: 'News\n', html: '<p>News</p>' },
    unsubscribeUrl: 'https://ecco.example/v2/unsubscribe/of-ada',
  };
  const publish = (key: string, to = bulletin.to) =>
    world.store.transaction((tx) => world.mailer.enqueueOnce(tx, { ...bulletin, key, to }));

  it('sends a mail of a key once, as text and HTML, with the way to stop it by one click', async () => {
    expect([await publish('ada monday'), await publish('ada monday')]).toEqual([true, false]);
    const sent = await world.settled('sent');
    expect(sent).toMatchObject({ text: null, html: null });
    const [mail, ...others] = box.mails.splice(0);
    expect(others).toEqual([]);
    expect(mail?.headers.get('content-type')).toContain('multipart/alternative');
    expect(mail?.headers.get('list-unsubscribe')).toBe(`<${bulletin.unsubscribeUrl}>`);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const token = returnTokens.make(sent?.id ?? '');
    expect(mail?.headers.get('message-id')).toBe(`<${token}@ecco.example>`);
    // RFC 5321 allows 64 characters before the @.
    expect(mail).toMatchObject({ from: `bounces+${token}@ecco.example`, to: [bulletin.to] });
    expect(token.length).toBeLessThanOrEqual(64 - 'fifteen letters+'.length);
  });

  it('does not send one again that was being handed over when its process died', async () => {
    const lost = await world.store.mails.insertOnce({ ...bulletin, key: 'ada tuesday', status: 'queued' });
    await world.store.mails.markHanded(lost?.id ?? '');
    await world.takeUp();
    expect(await world.settled('failed')).toMatchObject({
      problem: expect.stringContaining('not sent again'),
    });
    expect(box.mails.splice(0)).toEqual([]);
  });

  it('tries one again after a refusal for now, and notes an address that is refused for good', async () => {
    const to = 'bea@fund.example';
    box.refuse({ status: 451, text: 'try later' });
    await publish('bea monday', to);
    await until(async () => (await world.outbox())[0]?.problem !== null);
    box.obey();
    await world.settled('sent');
    expect(box.mails.splice(0)).toHaveLength(1);
    expect(await world.store.mails.refusalOf(to)).toBeNull();
    box.refuse({ status: 550, text: 'nobody here' });
    await publish('bea tuesday', to);
    await world.settled('failed');
    expect(await world.store.mails.refusalOf(to)).toMatchObject({
      reason: 'The mail server refused the address of the recipient (550).',
    });
  });

  it('sends what waits in the outbox without a job, and each mail once', async () => {
    const { id } = await world.store.mails.insert({ ...outgoing, status: 'queued' });
    await world.takeUp();
    await until(async () => (await world.store.mails.findById(id))?.status === 'sent');
    await world.takeUp();
    await world.mailer.send({ ...outgoing, subject: 'The next' });
    await until(() => box.mails.some(({ headers }) => headers.get('subject') === 'The next'));
    expect(box.mails.splice(0)).toHaveLength(2);
  });
});

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const placeholder = createServer();
  await new Promise<void>((resolve) => placeholder.listen(0, '127.0.0.1', resolve));
  const address = placeholder.address();
  await new Promise((resolve) => placeholder.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a mail server that is down', () => {
  it('for a day costs no digest: it is tried all the while, and sent once when the server is back', async () => {
    const { limit, delaySeconds, longestSeconds = 0 } = sendMailOnceJob.retry;
    const waits = Array.from({ length: limit }, (_, at) => Math.min(delaySeconds * 2 ** at, longestSeconds));
    expect(waits.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(24 * 3_600);

    const port = await closedPort();
    const world = await openOutbox(`smtp://127.0.0.1:${port}`, 50);
    await world.work();
    const digest = {
      ...outgoing,
      html: '<p>News</p>',
      unsubscribeUrl: 'https://ecco.example/u',
      key: 'ada today',
    };
    await world.store.transaction((tx) => world.mailer.enqueueOnce(tx, digest));
    await until(async () => (await world.outbox())[0]?.problem !== null);
    const box = await openMailBox({ port });
    await world.settled('sent');
    expect(box.mails).toHaveLength(1);
    await world.close();
    await box.close();
  });
});

describe('with a mail server that asks for a password', () => {
  let box: MailBox;
  beforeAll(async () => {
    box = await openMailBox({ password: 'right@word' });
  });
  afterAll(() => box.close());
  const withPassword = (password: string) => box.url.replace('smtp://', `smtp://ecco:${password}@`);

  it('sends with the right one', async () => {
    const world = await openOutbox(withPassword('right%40word'));
    await world.mailer.send(outgoing);
    await world.work();
    await world.settled('sent');
    expect(box.mails.splice(0)).toHaveLength(1);
    await world.close();
  });

  it('says what is wrong with a wrong one, and not which', async () => {
    const world = await openOutbox(withPassword('wrong-word'));
    await world.mailer.send(outgoing);
    await world.work();
    expect(await world.settled('failed')).toMatchObject({
      problem: 'The mail server refused the user name or password of SMTP_URL (535).',
    });
    expect(world.log.join('\n')).not.toContain('wrong-word');
    await world.close();
  });
});

describe('with a mail server that is down', () => {
  it('a mail is written down at once, tried again, and fails with a reason that gives nothing away', async () => {
    const world = await openOutbox(`smtp://ecco:hidden-password@127.0.0.1:${await closedPort()}`);
    await world.mailer.send(outgoing);
    expect((await world.outbox())[0]).toMatchObject({ status: 'queued', problem: null });
    await world.work();
    expect(await world.settled('failed')).toMatchObject({
      text: outgoing.text,
      problem: 'The mail server could not be reached.',
    });
    const attempts = world.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'mail');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(world.log.join('\n')).not.toContain('hidden-password');
    await world.close();
  });

  it('that was taken out of the configuration leaves mails to be read in the outbox', async () => {
    const world = await openOutbox(null);
    await world.store.mails.insert({ ...outgoing, status: 'queued' });
    await world.takeUp();
    await world.work();
    expect(await world.settled('kept')).toMatchObject({ text: outgoing.text });
    await world.close();
  });
});

describe('the product', () => {
  it('sends what it has to say and shows the outbox to admins', async () => {
    const box = await openMailBox();
    const world = await openWorld({ SMTP_URL: box.url, MAIL_FROM: 'The desk <desk@ecco.example>' });
    const admin = await world.becomeAdmin();
    const json = { emails: ['ada@fund.example'] };
    await world.ask('/v2/admin/waitlist/approve', { method: 'POST', json, session: admin });
    await until(() => box.mails.length > 0);
    expect(box.mails[0]?.headers.get('from')).toBe('The desk <desk@ecco.example>');
    const sentMails = async () => {
      const { body } = await world.ask('/v2/admin/outbox', { session: admin });
      return Array.isArray(body['mails']) ? body['mails'] : [];
    };
    await until(async () => (await sentMails())[0]?.status === 'sent');
    expect(await sentMails()).toMatchObject([{ to: 'ada@fund.example', text: null, problem: null }]);
    await world.end();
    await box.close();
  });

  it('leaves the sending to a worker where it only answers requests', async () => {
    const box = await openMailBox();
    const world = await openWorld({ ROLE: 'web', SMTP_URL: box.url });
    const session = await world.becomeAdmin();
    const json = { emails: ['ada@fund.example'] };
    const approve = { method: 'POST', json, session };
    expect((await world.ask('/v2/admin/waitlist/approve', approve)).body).toEqual({ changed: 1 });
    const depths = await world.store.jobs.depths();
    expect(depths.find(({ name }) => name === 'send-mail')).toMatchObject({ queued: 1, active: 0 });
    expect((await world.ask('/v2/admin/outbox', { session })).body).toMatchObject({
      mails: [{ to: 'ada@fund.example', status: 'queued' }],
    });
    await world.end();
    await box.close();
  });
});
