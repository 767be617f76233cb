import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const claim = (token: string) =>
  ask('/v2/session/claim', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
const tokenOf = (url: string | null): string => new URL(url ?? '').searchParams.get('token') ?? '';

describe('sessions', () => {
  it('know a visitor by what is left for today', async () => {
    expect(await (await ask('/v2/session')).json()).toEqual({
      role: 'anonymous',
      may_ingest: true,
      may_retry: false,
      ingest_left: 2,
      brand: 'ecco',
    });
  });

  it('open once by the link, in a cookie that scripts and foreign pages cannot use', async () => {
    expect(world.started.setupUrl).toMatch(/^https:\/\/ecco\.example\/welcome\?token=[\w-]{43}$/);
    const token = tokenOf(world.started.setupUrl);
    const answers = await Promise.all([claim(token), claim(token)]);
    expect(answers.map((answer) => answer.status)).toEqual(expect.arrayContaining([200, 401]));
    const cookie = answers.find((answer) => answer.ok)?.headers.get('set-cookie') ?? '';
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
      expect(cookie).toContain(attribute);

    const session = { cookie: cookie.split(';')[0] ?? '' };
    expect(await (await ask('/v2/session', { headers: session })).json()).toMatchObject({
      role: 'admin',
      may_retry: true,
      ingest_left: null,
    });
    expect(await issueSetupToken(world.store)).toBeNull();
    await ask('/v2/session/leave', { method: 'POST', headers: session });
    expect(await (await ask('/v2/session', { headers: session })).json()).toMatchObject({
      role: 'anonymous',
    });
  });

  it('have a new link once no admin is left, and only the newest link works', async () => {
    const [older, newer] = [await issueSetupToken(world.store), await issueSetupToken(world.store)];
    expect((await claim(older ?? '')).status).toBe(401);
    expect((await claim(newer ?? '')).status).toBe(200);
  });

  it('are not opened by guessing', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await claim('guess')).status);
    expect(statuses.at(-1)).toBe(429);
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
