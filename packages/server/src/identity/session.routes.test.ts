import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../testing/sign-in.ts';
import { openWorld, type World } from '../testing/world.ts';
import { issueSetupToken } from './session.usecases.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://ecco.example', ANONYMOUS_INGEST_PER_DAY: '2' });
});
afterAll(() => world.end());

/** Behind a proxy that ends TLS: the socket is local, the configured address is public. */
const local = () => `http://127.0.0.1:${new URL(`http://${addressOf()}`).port}`;
const addressOf = (): string => {
  const address = world.app.server.address();
  return typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '';
};
type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
const ask = (path: string, init: Call = {}) =>
  fetch(local() + path, { ...init, headers: { 'sec-fetch-site': 'same-origin', ...init.headers } });
const claim = (token: string, email = 'first@ecco.example', password = 'a password of the tests') =>
  ask('/v2/session/claim', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token,
      email,
      firstname: 'First',
      lastname: 'Admin',
      password,
    }),
  });
const tokenOf = (url: string | null): string => new URL(url ?? '').searchParams.get('token') ?? '';
/** As if the person had been away for ten minutes. */
const unseen = (userId: string) =>
  world.store.identity.update('session', [{ field: 'userId', operator: 'eq', value: userId }], {
    lastSeenAt: new Date(Date.now() - 600_000),
  });
const userOf = async (email: string) => {
  const user = await world.store.users.findByEmail(email);
  if (!user) throw new Error(`nobody has the address ${email}`);
  return user;
};

describe('sessions', () => {
  it('know a visitor by what is left for today', async () => {
    expect(await (await ask('/v2/session')).json()).toEqual({
      role: 'anonymous',
      user_profile: null,
      waitlist_on: true,
      may_ingest: true,
      may_retry: false,
      may_administer: false,
      ingest_left: 2,
      brand: 'ecco',
      contact_email: null,
      google: null,
      app_token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('open by no password that is guessed, and the link stays good', async () => {
    const token = tokenOf(world.started.setupUrl);
    const refused = await claim(token, 'first@ecco.example', 'first@ecco.example');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'auth.password-weak' }),
    ]);
  });

  it('open once by the link, in a cookie that scripts and foreign pages cannot use', async () => {
    expect(world.started.setupUrl).toMatch(/^https:\/\/ecco\.example\/welcome\?token=[\w-]{43}$/);
    const token = tokenOf(world.started.setupUrl);
    const answers = await Promise.all([claim(token), claim(token, 'second@ecco.example')]);
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 401]);
    const cookie = answers.find((answer) => answer.ok)?.headers.get('set-cookie') ?? '';
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
      expect(cookie).toContain(attribute);

    const session = { cookie: cookie.split(';')[0] ?? '' };
    expect(await (await ask('/v2/session', { headers: session })).json()).toMatchObject({
      role: 'admin',
      user_profile: { admin: true, has_password: true, profile: { name: 'First Admin' } },
      may_retry: true,
      may_administer: true,
      ingest_left: null,
    });
    expect(await issueSetupToken(world.store)).toBeNull();
    expect((await claim(token, 'third@ecco.example')).status).toBe(401);
    const left = await ask('/v2/auth/logout', { method: 'POST', headers: session });
    expect(left.headers.get('set-cookie')).toContain('Secure');
    expect(await (await ask('/v2/session', { headers: session })).json()).toMatchObject({
      role: 'anonymous',
    });
  });

  it('have a new link once no admin is left, and only the newest link works', async () => {
    const where = [{ field: 'role', operator: 'eq', value: 'admin' }];
    await world.store.identity.update('user', where, { role: 'member' });
    const [older, newer] = [await issueSetupToken(world.store), await issueSetupToken(world.store)];
    expect((await claim(older ?? '', 'newest@ecco.example')).status).toBe(401);
    expect((await claim(newer ?? '', 'newest@ecco.example')).status).toBe(200);
  });

  it('do not open by a link of more than a week ago', async () => {
    const { id } = await userOf('newest@ecco.example');
    await world.store.users.update(id, { role: 'member' });
    const eightDaysAgo = Date.now() - 8 * 86_400_000;
    const token = (await issueSetupToken(world.store, eightDaysAgo)) ?? '';
    expect((await claim(token, 'tardy@ecco.example')).status).toBe(401);
  });

  it('leave the link as it is for an address that has an account', async () => {
    const { id } = await userOf('newest@ecco.example');
    await world.store.users.update(id, { role: 'member' });
    const token = (await issueSetupToken(world.store)) ?? '';
    const taken = await claim(token, 'newest@ecco.example');
    expect([taken.status, (await taken.json()).code]).toEqual([409, 'auth.address-taken']);
    expect(await userOf('newest@ecco.example')).toMatchObject({ role: 'member' });
    expect((await claim(token, 'another@ecco.example')).status).toBe(200);
  });

  it('do not open by a link that was not used before somebody else became admin', async () => {
    const another = await userOf('another@ecco.example');
    await world.store.users.update(another.id, { role: 'member' });
    const token = (await issueSetupToken(world.store)) ?? '';
    await world.store.users.update(another.id, { role: 'admin' });
    expect((await claim(token, 'late@ecco.example')).status).toBe(401);
    expect(await world.store.users.findByEmail('late@ecco.example')).toBeNull();
  });

  it('are not opened by guessing', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await claim('guess')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('renew their cookie when they are made to last longer, with the same token', async () => {
    const member = await signIn(world.store, { email: 'slides@ecco.example' });
    const setCookie = async (headers: Record<string, string>) =>
      (await ask('/v2/session', { headers })).headers.get('set-cookie');
    const own = { cookie: member.session };
    expect(await setCookie(own)).toBeNull();
    await unseen(member.userId);
    const renewed = await setCookie(own);
    expect(renewed).toContain(`${member.session}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(await setCookie(own)).toBeNull();

    await unseen(member.userId);
    await ask('/v2/auth/logout', { method: 'POST', headers: own });
    expect(await setCookie(own)).toBeNull();
  });

  it('do not renew the cookie of a request that a key speaks for', async () => {
    const member = await signIn(world.store, { email: 'keeps@ecco.example' });
    const headers = { cookie: member.session, 'content-type': 'application/json' };
    const made = await ask('/v2/user/api_keys', { method: 'POST', headers, body: '{"name":"program"}' });
    const { key } = await made.json();
    await unseen(member.userId);
    const byKey = { cookie: member.session, authorization: `Bearer ${key}` };
    expect((await ask('/v2/session', { headers: byKey })).headers.get('set-cookie')).toBeNull();
  });

  it.each([
    'ecco_session=',
    'ecco_session=%00',
    `ecco_session=${'x'.repeat(43)}`,
    'ecco_session=a; ecco_session=b',
  ])('take the cookie "%s" for none', async (cookie) => {
    expect(await (await ask('/v2/session', { headers: { cookie } })).json()).toMatchObject({
      role: 'anonymous',
    });
  });
});

describe('a visitor', () => {
  const left = async () => (await (await ask('/v2/session')).json()).ingest_left;
  const add = (words: string) =>
    ask('/v2/uploads?name=minutes.txt', {
      method: 'PUT',
      body: words,
      headers: { 'content-type': 'application/octet-stream' },
    });

  it('keeps the quota when an address is refused', async () => {
    expect(await left()).toBe(2);
    for (let typing = 0; typing < 3; typing++) {
      expect((await ask('/v2/ingest_url?url=ftp://x')).status).toBe(400);
    }
    expect(await left()).toBe(2);
  });

  it('may add as many sources as the quota says', async () => {
    const answers = [await add('The board met.'), await add('It rose.'), await add('It met again.')];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await left()).toBe(0);
  });
});
