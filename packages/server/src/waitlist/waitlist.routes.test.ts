import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const boss = 'boss@fund.example';

let world: World;
let admin: string;
let member: string;
beforeAll(async () => {
  world = await openWorld({ ADMIN_EMAILS: boss, TRUST_PROXY: '1' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
});
afterAll(() => world.end());

let networks = 0;
/** From another network each time, as a proxy says it. */
const elsewhere = () => ({ 'x-forwarded-for': `10.0.${networks >> 8}.${networks++ & 255}` });

const join = (email: string) =>
  world.ask('/v2/auth/join_waitlist', { method: 'POST', json: { email }, headers: elsewhere() });
const askAbout = (email: string, headers: Record<string, string> = elsewhere()) =>
  world.ask(`/v2/auth/account_status?email=${encodeURIComponent(email)}`, { headers });
const statusOf = async (email: string) => (await askAbout(email)).body['account_status'];

type Verb = 'approve' | 'remove';
const change = (verb: Verb, emails: string[], session = admin) =>
  world.ask(`/v2/admin/waitlist/${verb}`, { method: 'POST', json: { emails }, session });
const list = (query: string, session = admin) => world.ask(`/v2/admin/waitlist${query}`, { session });
const entriesOf = async (query: string) => {
  const { entries } = (await list(query)).body;
  return Array.isArray(entries) ? entries : [];
};
const invitationsTo = async (email: string) => {
  const { rows } = await world.store.mails.page({ page: 1, perPage: 1_000 });
  return rows.filter(({ to, subject }) => to === email && subject === 'You are invited to Ecco');
};

describe('joining the waitlist', () => {
  it('answers alike whoever the address is, and stores it once, in lower case', async () => {
    const answers = [
      await join('  New@Fund.Example '),
      await join('new@fund.example'),
      await join('member@fund.example'),
      await join(boss),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body['message']).toContain('You are on the list.');
    const emails = (await entriesOf('?show=all')).map((entry) => entry.email);
    expect(emails.filter((email) => email === 'new@fund.example')).toHaveLength(1);
    // Who has an account waits for nothing; the one entry is that of the approval which let them in.
    expect((await entriesOf('?show=waiting')).map((entry) => entry.email)).not.toContain(
      'member@fund.example',
    );
  });

  it('works by GET from our own pages, and not from a foreign one', async () => {
    const path = '/v2/auth/join_waitlist?email=link%40fund.example';
    const foreign = await world.ask(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, await world.store.waitlist.find('link@fund.example')]).toEqual([403, null]);
    expect((await world.ask(path)).status).toBe(200);
    expect(await world.store.waitlist.find('link@fund.example')).not.toBeNull();
  });

  it.each(['', 'nobody', 'a@b', `${'a'.repeat(250)}@fund.example`])('refuses "%s"', async (email) => {
    const { status, body } = await join(email);
    expect([status, body['issues']]).toEqual([400, [expect.objectContaining({ path: 'email' })]]);
  });
});

describe('the status of an address', () => {
  it('is existing, approved or waitlist', async () => {
    await change('approve', ['approved@fund.example']);
    await join('waits@fund.example');
    expect(await statusOf('Member@Fund.example')).toBe('existing');
    expect(await statusOf('approved@fund.example')).toBe('approved');
    expect(await statusOf(boss)).toBe('approved');
    expect(await statusOf('waits@fund.example')).toBe('waitlist');
    expect(await statusOf('unknown@fund.example')).toBe('waitlist');
  });

  it('is told thirty times an hour for one address, from wherever, and thirty a minute to one network', async () => {
    // Twice as many and one more, since the hour may turn meanwhile.
    const answers = [];
    for (let input = 0; input < 61; input += 1)
      answers.push(await askAbout(input % 2 ? 'target@fund.example' : 'Target@fund.example'));
    const firstRefused = answers.findIndex(({ status }) => status === 429);
    expect(firstRefused).toBeGreaterThanOrEqual(30);
    expect(answers[firstRefused]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await askAbout('other@fund.example')).status).toBe(200);

    const fromOne: number[] = [];
    const one = { 'x-forwarded-for': '192.0.2.7' };
    for (let query = 0; query < 70; query += 1)
      fromOne.push((await askAbout(`n${query}@fund.example`, one)).status);
    expect(fromOne).toContain(429);
  });
});

describe('the waitlist, to an admin', () => {
  it('is nobody else’s', async () => {
    for (const [session, status] of [
      [member, 403],
      ['', 401],
    ] as const) {
      expect((await list('', session)).status).toBe(status);
      expect((await change('approve', ['x@fund.example'], session)).status).toBe(status);
      expect((await change('remove', ['x@fund.example'], session)).status).toBe(status);
    }
    expect(await world.store.waitlist.find('x@fund.example')).toBeNull();
  });

  it('lets addresses in in bulk and invites each once, also one that never joined', async () => {
    const emails = ['bulk1@fund.example', 'bulk2@fund.example', 'Never+1@Fund.example', 'bulk1@fund.example'];
    await join('bulk1@fund.example');
    await join('bulk2@fund.example');
    const answers = await Promise.all([change('approve', emails), change('approve', emails.toReversed())]);
    const changed = answers.map(({ body }) => Number(body['changed']));
    expect(changed.reduce((sum, one) => sum + one)).toBe(3);
    expect((await change('approve', emails)).body).toEqual({ changed: 0 });
    for (const email of ['bulk1@fund.example', 'bulk2@fund.example', 'never+1@fund.example'])
      expect(await invitationsTo(email)).toHaveLength(1);
    const [invitation] = await invitationsTo('never+1@fund.example');
    expect(invitation?.text).toContain(`${world.url}/register?email=never%2B1%40fund.example\n`);
    const entry = (await entriesOf('?show=approved')).find(({ email }) => email === 'never+1@fund.example');
    expect(entry).toMatchObject({ approved_by: 'admin@ecco.example', registered: false });
  });

  it('does not invite who has an account', async () => {
    await world.store.waitlist.remove(['member@fund.example']);
    expect((await change('approve', ['member@fund.example'])).body).toEqual({ changed: 1 });
    expect(await invitationsTo('member@fund.example')).toEqual([]);
    const entry = (await entriesOf('?show=all')).find(({ email }) => email === 'member@fund.example');
    expect(entry).toMatchObject({ registered: true });
  });

  it('forgets addresses in bulk, and an approval with them', async () => {
    const emails = ['bulk1@fund.example', 'bulk2@fund.example', 'never-was@fund.example'];
    expect((await change('remove', emails)).body).toEqual({ changed: 2 });
    expect((await change('remove', emails)).body).toEqual({ changed: 0 });
    expect(await statusOf('bulk1@fund.example')).toBe('waitlist');
  });

  it('comes in pages, newest first, waiting ones when nothing is said', async () => {
    await join('page1@fund.example');
    await join('page2@fund.example');
    const { body } = await list('?per_page=1');
    expect(body).toMatchObject({
      entries: [{ email: 'page2@fund.example', approved_at: null, approved_by: null }],
      pagination: { page: 1, per_page: 1 },
    });
    expect(await entriesOf('?per_page=1&page=2')).toMatchObject([{ email: 'page1@fund.example' }]);
    expect((await list('?show=nothing')).status).toBe(400);
  });

  it.each([[[]], [['nobody']], [Array.from({ length: 501 }, (_, index) => `m${index}@fund.example`)]])(
    'refuses a list of addresses that is none',
    async (emails) => {
      expect((await change('approve', emails)).status).toBe(400);
    },
  );
});

describe('without a waitlist', () => {
  it('everybody is approved, and joining says so and stores nothing', async () => {
    const open = await openWorld({ WAITLIST_MODE: 'off' });
    const status = await open.ask('/v2/auth/account_status?email=any%40fund.example');
    expect(status.body).toEqual({ account_status: 'approved' });
    const json = { email: 'any@fund.example' };
    const { body } = await open.ask('/v2/auth/join_waitlist', { method: 'POST', json });
    expect(body['message']).toContain('Nobody has to wait here');
    expect(await open.store.waitlist.find('any@fund.example')).toBeNull();
    await open.end();
  });
});
