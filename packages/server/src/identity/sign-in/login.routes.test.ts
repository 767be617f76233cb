import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, openWorld, testPassword, type World } from '../../testing/world.ts';

let world: World;
const email = 'member@ecco.example';
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1', WAITLIST_MODE: 'off' });
  await world.becomeMember(email);
});
afterAll(() => world.end());

let requests = 0;
const elsewhere = () => {
  requests += 1;
  return { 'x-forwarded-for': `198.51.100.${requests}` };
};
const login = (json: unknown, headers: Record<string, string> = elsewhere(), session?: string) =>
  world.ask('/v2/auth/login/email', { method: 'POST', json, headers, ...(session ? { session } : {}) });
const roleOf = async (session: string) => (await world.ask('/v2/session', { session })).body['role'];
const register = (address: string) =>
  world.ask('/v2/auth/register', {
    method: 'POST',
    json: { email: address, password: testPassword, firstname: 'Ada', lastname: 'Example' },
    headers: elsewhere(),
  });

describe('signing in', () => {
  it('answers with the profile and a cookie that scripts and foreign pages cannot use', async () => {
    const answer = await login({ email: ' Member@Ecco.example', password: testPassword });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Login successful!',
      user_profile: { profile: { email }, admin: false },
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
    expect(answer.text).not.toContain(cookieOf(answer).split('=')[1]);
    expect(await roleOf(cookieOf(answer))).toBe('member');
  });

  it('makes a new session and ends the one it came with', async () => {
    const first = cookieOf(await login({ email, password: testPassword }));
    const second = cookieOf(await login({ email, password: testPassword }, elsewhere(), first));
    expect(second).not.toBe(first);
    expect([await roleOf(first), await roleOf(second)]).toEqual(['anonymous', 'member']);
  });

  it('takes no token that somebody planted', async () => {
    const planted = `ecco_session=${'planted'.repeat(6)}`;
    const given = cookieOf(await login({ email, password: testPassword }, elsewhere(), planted));
    expect(given).not.toBe(planted);
    expect(await roleOf(planted)).toBe('anonymous');
  });

  it('says the same of a wrong password, an unknown address and a disabled account', async () => {
    await world.becomeMember('off@ecco.example');
    const off = await world.store.users.findByEmail('off@ecco.example');
    await world.store.users.update(off?.id ?? '', { disabledAt: new Date() });
    const answers = [
      await login({ email, password: 'not it' }),
      await login({ email: 'nobody@ecco.example', password: 'not it' }),
      await login({ email: 'off@ecco.example', password: testPassword }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        code: 'auth.login-failed',
        message: 'Login failed. Please check your email and password.',
      });
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(await world.store.sessions.listOf(off?.id ?? '')).toHaveLength(1);
  });

  it('asks for verification only after the right password', async () => {
    await register('unverified@ecco.example');
    const right = await login({ email: 'unverified@ecco.example', password: testPassword });
    expect([right.status, right.body['code'], right.headers.get('set-cookie')]).toEqual([
      403,
      'auth.unverified',
      null,
    ]);
    expect((await login({ email: 'unverified@ecco.example', password: 'not it' })).status).toBe(401);
  });

  it('takes a password typed in another form of the same letters', async () => {
    const composed = 'Caf\u00e9 au lait';
    await world.becomeMember({ email: 'cafe@ecco.example', password: composed });
    expect(await world.signIn({ email: 'cafe@ecco.example', password: composed.normalize('NFD') })).toMatch(
      /^ecco_session=/,
    );
  });

  it.each([
    { password: { $ne: '' } },
    { email: ["member@ecco.example' or 1=1 --"] },
    { email: "' or 1=1 --@ecco.example" },
    { password: '' },
    { password: 'x'.repeat(129) },
  ])('refuses %j', async (wrong) => {
    expect((await login({ email, password: testPassword, ...wrong })).status).toBe(400);
  });
});

describe('guessing', () => {
  const guess = (address: string, headers: Record<string, string>) =>
    login({ email: address, password: 'not it' }, headers);
  const at = (network: string) => ({ 'x-forwarded-for': network });

  it.each(['guessed@ecco.example', 'missing@ecco.example'])(
    'at %s ends after ten times from one network',
    async (address) => {
      await world.becomeMember('guessed@ecco.example');
      const here = at(address.startsWith('guessed') ? '203.0.113.1' : '203.0.113.2');
      const statuses: number[] = [];
      for (let time = 0; time < 10; time++) statuses.push((await guess(address, here)).status);
      expect(new Set(statuses)).toEqual(new Set([401]));
      const { status, body, headers } = await guess(address, here);
      expect([status, body['code']]).toEqual([429, 'auth.too-many-logins']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body['message']).toMatch(/try again in (a minute|\d+ minutes)\.$/);
      expect((await login({ email: address, password: testPassword }, here)).status).toBe(429);
    },
  );

  it('does not lock the owner out elsewhere, and right passwords do not count', async () => {
    const there = at('203.0.113.3');
    for (let time = 0; time < 12; time++)
      expect((await login({ email: 'guessed@ecco.example', password: testPassword }, there)).status).toBe(
        200,
      );
  });

  it('by registering counts as well', async () => {
    await world.becomeMember('found@ecco.example');
    const here = at('203.0.113.4');
    const tries = Array.from({ length: 11 }, (_, index) => index);
    const statuses: number[] = [];
    for (const index of tries) {
      const json = {
        email: 'found@ecco.example',
        password: `guess number ${index}`,
        firstname: 'A',
        lastname: 'B',
      };
      statuses.push((await world.ask('/v2/auth/register', { method: 'POST', json, headers: here })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 10)).toEqual(tries.slice(0, 10).map(() => 200));
  });
});

describe('signing out', () => {
  it('ends the session and can be done twice', async () => {
    const session = await world.signIn({ email, password: testPassword });
    for (let time = 0; time < 2; time++) {
      const { status, body, headers } = await world.ask('/v2/auth/logout', { method: 'POST', session });
      expect([status, body]).toEqual([200, { message: 'You have been logged out.' }]);
      expect(headers.get('set-cookie')).toMatch(/^ecco_session=; /);
    }
    expect(await roleOf(session)).toBe('anonymous');
    expect((await world.ask('/v2/auth/logout', { method: 'POST' })).status).toBe(200);
  });
});

describe('a change by an admin', () => {
  it('counts from the next call on', async () => {
    const session = await world.becomeMember('changed@ecco.example');
    const user = await world.store.users.findByEmail('changed@ecco.example');
    const id = user?.id ?? '';
    await world.store.users.update(id, { role: 'admin' });
    expect(await roleOf(session)).toBe('admin');
    await world.store.users.update(id, { disabledAt: new Date() });
    expect(await roleOf(session)).toBe('anonymous');
    expect((await world.ask('/v2/user/sessions', { session })).status).toBe(401);
  });
});
