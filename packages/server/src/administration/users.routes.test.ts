import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let member: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
});
afterAll(() => world.end());

const uuidOf = async (email: string) => (await world.store.users.findByEmail(email))?.id ?? '';
const users = (query = '', session = admin) => world.ask(`/v2/admin/users${query}`, { session });
const change = async (email: string, json: unknown, session = admin) =>
  world.ask(`/v2/admin/users/${await uuidOf(email)}`, { method: 'PATCH', json, session });
const roleOf = async (session: string) => (await world.ask('/v2/session', { session })).body['role'];
const adminEmail = 'admin@ecco.example';

describe('the people, to an admin', () => {
  it('are listed newest first, in pages, with nothing that lets anybody in', async () => {
    const { body, text } = await users();
    expect(body).toMatchObject({
      users: [
        {
          email: 'member@fund.example',
          role: 'member',
          verified: true,
          disabled: false,
          may: { change: true, turn_off: true },
        },
        // Nobody turns the own account off.
        {
          email: adminEmail,
          role: 'admin',
          verified: true,
          disabled: false,
          may: { change: true, turn_off: false },
        },
      ],
      pagination: { page: 1, per_page: 100, total: 2, pages: 1 },
    });
    expect(text).not.toMatch(/password|hash|token/i);
    expect((await users('?per_page=1&page=2')).body).toMatchObject({ users: [{ email: adminEmail }] });
  });

  it('have been seen once they have signed in, and not before', async () => {
    const { body } = await users();
    const seenAt = expect.stringMatching(/^\d{4}-/);
    expect(body).toMatchObject({ users: [{ last_seen_at: seenAt }, { last_seen_at: seenAt }] });
    await world.store.transaction((tx) =>
      tx.accounts.addPerson({
        email: 'z@never.example',
        firstName: 'A',
        lastName: 'B',
        passwordHash: 'none',
      }),
    );
    expect((await users('?query=never.example')).body).toMatchObject({ users: [{ last_seen_at: null }] });
    const { rows } = await world.store.users.page({ page: 1, perPage: 9, words: 'never.example' });
    const where = [{ field: 'id', operator: 'eq', value: rows[0]?.id ?? '' }];
    await world.store.identity.remove('user', where);
  });

  it.each(['users', 'waitlist', 'outbox', 'events', 'notifications', 'feedback'])(
    'end somewhere, however far one turns the pages: %s',
    async (list) => {
      const path = `/v2/admin/${list}?page=${Number.MAX_SAFE_INTEGER}&per_page=10000`;
      const { status, body } = await world.ask(path, { session: admin });
      expect([status, body[list === 'waitlist' ? 'entries' : list === 'outbox' ? 'mails' : list]]).toEqual([
        200,
        [],
      ]);
    },
  );

  it('are found by a part of name or address', async () => {
    expect((await users('?query=MEMBER%40')).body).toMatchObject({
      users: [{ email: 'member@fund.example' }],
      pagination: { total: 1 },
    });
    expect((await users('?query=%25')).body).toMatchObject({ users: [] });
  });

  it('are ordered over all pages, and chosen by role and state', async () => {
    const first = async (query: string) => (await users(`?per_page=1${query}`)).body;
    expect(await first('&sort=email')).toMatchObject({ users: [{ email: adminEmail }] });
    expect(await first('&sort=-email')).toMatchObject({ users: [{ email: 'member@fund.example' }] });
    expect(await first('&role=admin')).toMatchObject({
      users: [{ email: adminEmail }],
      pagination: { total: 1 },
    });
    expect(await first('&state=disabled')).toMatchObject({ users: [], pagination: { total: 0 } });
  });

  it('are in no order that the list does not have', async () => {
    expect((await users('?sort=password_hash')).status).toBe(400);
    expect((await users('?sort=--email')).status).toBe(400);
  });

  it('are nobody else’s to see or to change', async () => {
    for (const [session, status] of [
      [member, 403],
      ['', 401],
    ] as const) {
      expect((await users('', session)).status).toBe(status);
      expect((await change('member@fund.example', { role: 'admin' }, session)).status).toBe(status);
      const outbox = await world.ask('/v2/admin/outbox', { session });
      expect(outbox.status).toBe(status);
    }
    expect(await roleOf(member)).toBe('member');
  });

  it('get what was changed, at once, and keep the rest', async () => {
    const made = await change('member@fund.example', { role: 'admin', health_hub: true });
    expect(made.body).toMatchObject({
      user: { role: 'admin', flags: { health_hub: true, pe_hub: false }, disabled: false },
    });
    expect(await roleOf(member)).toBe('admin');
    const back = await change('member@fund.example', { role: 'member', pe_hub: true });
    expect(back.body).toMatchObject({ user: { role: 'member', flags: { health_hub: true, pe_hub: true } } });
    expect([await roleOf(member), (await users('', member)).status]).toEqual(['member', 403]);
  });

  it('lose every session when their account is turned off, and cannot come back until it is on', async () => {
    const session = await world.becomeMember('off@fund.example');
    const login = { email: 'off@fund.example', password: 'a password of the tests' };
    const logIn = () => world.ask('/v2/auth/login/email', { method: 'POST', json: login });
    expect((await logIn()).status).toBe(200);
    expect((await change('off@fund.example', { disabled: true })).body).toMatchObject({
      user: { disabled: true },
    });
    expect(await roleOf(session)).toBe('anonymous');
    expect((await logIn()).status).not.toBe(200);
    await change('off@fund.example', { disabled: false });
    expect(await roleOf(session)).toBe('anonymous');
    expect((await logIn()).status).toBe(200);
  });

  it('are not found under an id that nobody has, and not changed by what is no change', async () => {
    const nobody = { method: 'PATCH', json: { role: 'admin' }, session: admin };
    expect((await world.ask('/v2/admin/users/nobody', nobody)).status).toBe(404);
    expect((await change('member@fund.example', { role: 'owner' })).status).toBe(400);
  });
});

describe('the last admin', () => {
  it('can neither be turned off nor become a member, by their own hand either', async () => {
    const off = await change(adminEmail, { disabled: true });
    expect([off.status, off.body['code']]).toEqual([409, 'user.own-account']);
    const down = await change(adminEmail, { role: 'member' });
    expect([down.status, down.body['code']]).toEqual([409, 'user.last-admin']);
    // Neither counts as one who can act.
    await change('member@fund.example', { role: 'admin', disabled: true });
    expect((await change(adminEmail, { role: 'member' })).status).toBe(409);
    await change('member@fund.example', { role: 'member', disabled: false });
    expect(await roleOf(admin)).toBe('admin');
  });

  it('is left over when two admins take the role from each other at the same time', async () => {
    const second = await world.becomeMember('second@fund.example');
    await change('second@fund.example', { role: 'admin' });
    const answers = await Promise.all([
      change('second@fund.example', { role: 'member' }, admin),
      change(adminEmail, { role: 'member' }, second),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.store.users.hasAdmin()).toBe(true);
  });
});
