import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let other: World;
beforeAll(async () => {
  world = await openWorld({ CONTACT_EMAIL: 'security@ecco.example', PUBLIC_URL: 'https://ecco.example' });
  other = await openWorld({ TRUST_PROXY: '1' });
});
afterAll(() => Promise.all([world.end(), other.end()]));

/** Where it listens, whatever its address is said to be. */
const local = (): string => {
  const address = world.app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

async function ask(path: string) {
  const answer = await fetch(local() + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const typeOf = ({ headers }: { headers: Headers }): string => headers.get('content-type') ?? '';

describe('what every site is asked for', () => {
  it('says to robots what is for programs', async () => {
    const answer = await ask('/robots.txt');
    expect([answer.status, typeOf(answer)]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.text).toContain('User-agent: *\nDisallow: /v2/\n');
  });

  it('says whom to tell of a hole, until when', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect([answer.status, typeOf(answer)]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.text).toMatch(/^Contact: mailto:security@ecco\.example\nExpires: \d{4}-\d\d-\d\dT/);
    const expires = /Expires: (.+)/.exec(answer.text)?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(answer.text).toContain('Canonical: https://ecco.example/.well-known/security.txt\n');
  });

  it('says nothing of it where nobody is named', async () => {
    expect((await other.ask('/.well-known/security.txt')).status).toBe(404);
  });
});

describe('a file that is not there', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/.well-known/nothing',
    '/sitemap.xml',
    '/wp-login.php',
    '/wp-content/plugins/a.php',
    '/backup.sql.gz',
    '/%2eenv',
    '/.env?a=b',
  ])('%s is 404 and no page', async (path) => {
    const answer = await ask(path);
    expect([answer.status, typeOf(answer)]).toEqual([404, 'application/json; charset=utf-8']);
    expect(answer.text).toContain('request.path-not-found');
  });

  it.each([
    '/home',
    '/no-such-slug',
    '/https://example.com/feed.xml',
    '/https:/example.com/a.php',
    '/http%3A%2F%2Fexample.com%2Ffeed.xml',
    '/search?q=a.b',
    '/org/j.p.morgan',
  ])('%s may be a page or an address', async (path) => {
    expect(typeOf(await ask(path))).toContain('text/html');
  });

  it('is not what a slug with a dot leads to, where an item has it', async () => {
    const { slug } = await createProcessedItem(world.store, { title: 'Rates 2.5 now', lines: 2 });
    expect(typeOf(await ask(`/ep/${slug}`))).toContain('text/html');
  });
});

describe('behind TLS', () => {
  it('browsers are told to come by TLS alone', async () => {
    const { headers } = await ask('/v2/session');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it.each([
    ['https', 'max-age=31536000'],
    ['http', null],
  ])('as a proxy says that is trusted: %s', async (protocol, expected) => {
    const { headers } = await other.ask('/v2/session', { headers: { 'x-forwarded-proto': protocol } });
    expect(headers.get('strict-transport-security')).toBe(expected);
  });

  it('and not as somebody says whom nobody trusts', async () => {
    const plain = await openWorld();
    const { headers } = await plain.ask('/v2/session', { headers: { 'x-forwarded-proto': 'https' } });
    await plain.end();
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});
