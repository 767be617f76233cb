import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReturnTokens } from '../mailer/return-token.ts';
import { openWorld, type World } from '../testing/world.ts';
import { reportOf } from './bounce-report.fixture.ts';
import { bounceBytesMax } from './bounce-report.ts';

const token = 'token of the mail server';
const secret = 'a secret of the tests, which is long';
const tokens = createReturnTokens(secret);

let world: World;
let member: string;
let admin: string;
beforeAll(async () => {
  world = await openWorld({ BOUNCE_TOKEN: token, AUTH_SECRET: secret });
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
});
afterAll(() => world.end());

const handIn = (body: BodyInit, headers: Record<string, string> = { 'x-bounce-token': token }) =>
  world.ask('/v2/mail_bounces', {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'message/rfc822', ...headers },
  });
const bytesOf = (part: Parameters<typeof reportOf>[0]): BodyInit => new Uint8Array(reportOf(part));
const settings = async () => (await world.ask('/v2/alert_settings', { session: member })).body;

/** A mail to the member that a server took; answers with what it bears. */
async function sentMail(): Promise<{ id: string; messageId: string }> {
  const { mails } = world.store;
  const { id } = await mails.insert({
    ...{ to: 'member@fund.example', subject: 'Your day', text: 'News', status: 'queued' },
  });
  await mails.markSent(id);
  return { id, messageId: `<${tokens.make(id)}@ecco.example>` };
}

describe('a mail that came back', () => {
  it('for good stops alerts to its address, told to its owner and to admins, until they are asked for again', async () => {
    const { id, messageId } = await sentMail();
    expect((await handIn(bytesOf({ messageId }))).body).toEqual({ outcome: 'stopped' });
    expect(await settings()).toMatchObject({
      refused: { reason: 'An email came back: it could not be delivered (5.1.1).' },
    });
    const outbox = await world.ask('/v2/admin/outbox', { session: admin });
    expect(outbox.body).toMatchObject({ refused_addresses: 1 });
    expect(outbox.body['mails']).toContainEqual(
      expect.objectContaining({ id, status: 'bounced', problem: expect.stringContaining('5.1.1') }),
    );
    await world.ask('/v2/alert_settings/resume_mails', { method: 'POST', session: member });
    expect(await settings()).toMatchObject({ refused: null });
    // The same report again, as servers send it or somebody who kept it.
    expect((await handIn(bytesOf({ messageId }))).body).toEqual({ outcome: 'known' });
    expect(await settings()).toMatchObject({ refused: null });
  });

  it('for now stops nothing', async () => {
    const { messageId } = await sentMail();
    const status = '4.2.2';
    expect((await handIn(bytesOf({ messageId, status }))).body).toEqual({ outcome: 'not-for-good' });
    expect(await settings()).toMatchObject({ refused: null });
  });

  it('is nobody’s without our signature, whatever address the report names', async () => {
    const { id } = await sentMail();
    const forged = createReturnTokens('a guess').make(id);
    for (const messageId of [`<${id}@ecco.example>`, `<${forged}@ecco.example>`])
      expect((await handIn(bytesOf({ messageId, to: 'member@fund.example' }))).body).toEqual({
        outcome: 'not-ours',
      });
    expect(await settings()).toMatchObject({ refused: null });
  });

  it('that still waits for the mail server cannot have come back', async () => {
    const { id } = await world.store.mails.insert({
      ...{ to: 'member@fund.example', subject: 'Your day', text: 'News', status: 'queued' },
    });
    const messageId = `<${tokens.make(id)}@ecco.example>`;
    expect((await handIn(bytesOf({ messageId }))).body).toEqual({ outcome: 'known' });
    expect((await world.store.mails.findById(id))?.status).toBe('queued');
  });
});

describe('the door for what came back', () => {
  it('is for who holds the secret, which is asked for before the message is read', async () => {
    for (const headers of [{}, { 'x-bounce-token': 'token of somebody else' }, { 'x-bounce-token': '' }]) {
      const { status, body } = await handIn(bytesOf({}), headers);
      expect([status, body['code']]).toEqual([401, 'bounce.token-wrong']);
    }
  });

  it('takes messages of a size and of no other kind', async () => {
    expect((await handIn(new Uint8Array(bounceBytesMax + 1))).status).toBe(413);
    expect(
      (await handIn(bytesOf({}), { 'x-bounce-token': token, 'content-type': 'text/plain' })).status,
    ).toBe(415);
    expect((await handIn('To: somebody\r\n\r\nHello')).body).toEqual({ outcome: 'no-report' });
  });
});
