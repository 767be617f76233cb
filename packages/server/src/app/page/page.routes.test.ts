import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicies } from '../../request/http/security-headers.ts';
import { type Answer, openWorld, type World } from '../../testing/world.ts';

let world: World;
let item: Item;
beforeAll(async () => {
  world = await openWorld();
  item = await createProcessedItem(world.store, { lines: 2 });
});
afterAll(() => world.end());

describe('pages', () => {
  it.each(['/', '/home', '/https://example.org/feed.xml?a=1', '/a-slug?token=1'])(
    '%s is the client, never kept by a cache',
    async (path) => {
      const { headers, text } = await world.ask(path);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(text).toContain('<title>Ecco</title>');
    },
  );

  it('of an item name it before any script runs', async () => {
    const { status, text } = await world.ask(`/ep/${item.slug}?content_id=4`);
    expect(status).toBe(200);
    expect(text).toContain('<title>The Funding Ratio · Ecco</title>');
    expect(text).toContain('<meta name="description" content="How a board &quot;decides&quot;.">');
    expect(text).toContain(`<meta property="og:url" content="${world.url}/ep/${item.slug}">`);
  });

  it('of an item name what they load and ask for, if there is such an item', async () => {
    const result = await world.ask(`/ep/${item.slug}`);
    expect(result.text).toContain('<link rel="modulepreload" crossorigin href="/assets/app-1a2b.js">');
    expect(result.text).toContain(`crossorigin="use-credentials" href="/v2/content/${item.slug}">`);
    expect((await world.ask('/ep/no-such-item')).text).not.toContain('preload');
  });

  it('of an item are there at once, whatever a source wrote of itself', async () => {
    const odd = { title: '| Minutes', description: `${'<'.repeat(150_000)}b>Fees.` };
    const { slug } = await createProcessedItem(world.store, { ...odd, lines: 2 });
    const { text } = await world.ask(`/ep/${slug}`);
    expect(text).toContain('<title>Minutes · Ecco</title>');
  });

  it('of shows and lists name them too, to whom the API shows them', async () => {
    await world.becomeAdmin();
    const session = await world.sessionOfAdmin();
    const titleOf = ({ text }: Answer) => /<title>([^<]*)/.exec(text)?.[1];
    const { show } = await world.store.shows.upsert({
      kind: 'podcast',
      slug: 'allocator-hours',
      name: 'Allocator Hours',
      description: 'Talks about <b>pensions</b>.',
      feedUrl: null,
    });
    const podcast = await world.ask(`/pod/${show.slug}`, { session });
    expect(titleOf(await world.ask(`/pod/${show.slug}`))).toBe('Podcast · Ecco');
    expect(podcast.text).toContain('<title>Allocator Hours · Ecco</title>');
    expect(podcast.text).toContain('<meta property="og:description" content="Talks about pensions.">');
    expect((await world.ask('/pod/none', { session })).status).toBe(404);
    await world.store.shows.setIgnored(show.id, true);
    const ignored = await world.ask(`/pod/${show.slug}`, { session });
    expect([ignored.status, ignored.text.includes('Allocator')]).toEqual([404, false]);

    const meeting = await world.store.meetings.add({ title: 'Board', fundName: 'Halvern', location: 'Hall' });
    const event = await world.ask(`/event/${meeting?.id}`);
    expect([event.status, /<title>[^<]*/.exec(event.text)?.[0]]).toEqual([200, '<title>Board · Halvern']);
    expect((await world.ask(`/event/${item.id}`)).text).toContain('<title>The Funding Ratio');

    const made = await world.ask('/v2/episode_list', { method: 'POST', json: { title: 'Fees' }, session });
    const list = `/watch/${String(made.body['uuid'])}`;
    const { text } = await world.ask(list, { session });
    expect(text).toContain('<title>Fees · Ecco</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(titleOf(await world.ask(list))).toBe('Hub · Ecco');
    expect((await world.ask('/watch/not-a-uuid', { session })).status).toBe(404);
  });

  it('of a list that its owner keeps to themselves name it to nobody else', async () => {
    const open = await openWorld({ WAITLIST_MODE: 'off' });
    try {
      await open.becomeAdmin();
      const session = await open.becomeMember();
      const made = await open.ask('/v2/episode_list', { method: 'POST', json: { title: 'Doubts' }, session });
      const list = `/watch/${String(made.body['uuid'])}`;
      await open.store.lists.setLinkShared(String(made.body['uuid']), true);
      expect((await open.ask(list)).text).toContain('<title>Doubts');
      await open.store.lists.setLinkShared(String(made.body['uuid']), false);
      const other = await open.becomeMember('other@ecco.example');
      for (const reader of [{}, { session: other }]) {
        expect((await open.ask(`/v2/episode_list/${String(made.body['uuid'])}`, reader)).status).not.toBe(
          200,
        );
        expect((await open.ask(list, reader)).text).not.toContain('Doubts');
      }
      expect((await open.ask(list, { session })).text).toContain('<title>Doubts');
    } finally {
      await open.end();
    }
  });

  it.each(['/conversation', '/media'])('%s leads on with the query kept', async (path) => {
    const { status, headers } = await world.ask(`${path}/${item.slug}?content_id=4`);
    expect([status, headers.get('location')]).toEqual([302, `/ep/${item.slug}?content_id=4`]);
  });

  it.each([
    ['/join', 'Join the Waitlist', false],
    ['/search/transcripts?q=fees', 'Search', false],
    ['/terms/', 'Terms of Use', false],
    ['/login?email=a@b.example', 'Sign in', true],
    ['/profile/ada@fund.example', 'Profile', true],
    ['/admin/outbox', 'Administration', true],
    ['/ep/no-such-item', '404', true],
  ])('%s is called "%s", hidden from search engines: %s', async (path, title, hidden) => {
    const { text } = await world.ask(path);
    expect(text).toContain(`<title>${title} · Ecco</title>`);
    expect(text.includes('<meta name="robots" content="noindex">')).toBe(hidden);
  });

  it.each(['/verify-email/a-token', '/Reset-Password/a-token/', '/welcome?token=a-token'])(
    '%s tells its address to nobody',
    async (path) => {
      const { headers } = await world.ask(path);
      expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
        'no-referrer',
        'no-store',
      ]);
    },
  );

  it('run no inline script, and only the embedded player may be framed by others', async () => {
    const headersOf = async (path: string) => (await world.ask(path)).headers;
    const page = await headersOf('/');
    expect(page.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'self'$/);
    expect(page.get('x-frame-options')).toBe('SAMEORIGIN');
    const embed = await headersOf(`/embed/${item.slug}`);
    expect(embed.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors \*$/);
    expect(embed.get('x-frame-options')).toBeNull();
    const input = await headersOf(`/earnings/${item.id}?content_id=2&embed=true`);
    expect(input.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
    const unclear = await headersOf(`/earnings/${item.id}?embed=false&embed=true`);
    expect(unclear.get('x-frame-options')).toBe('SAMEORIGIN');
    const answer = await headersOf('/v2/session');
    expect(answer.get('x-frame-options')).toBe('DENY');
  });

  it('have assets that last, compressed', async () => {
    const { status, headers, text } = await world.ask('/assets/app-1a2b.js');
    expect([status, text]).toEqual([200, 'console.log("ecco")']);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('permissions-policy')).toBeNull();
    expect((await world.ask('/about')).headers.get('permissions-policy')).toContain('camera=()');
  });

  it('of a new build are served without a new start', async () => {
    await writeFile(join(world.webDirectory, 'assets/app-3c4d.js'), 'console.log("next")');
    const page = '<html><head></head><body><script src="/assets/app-3c4d.js"></script></body></html>';
    await writeFile(join(world.webDirectory, 'index.html'), page);
    expect((await world.ask('/assets/app-3c4d.js')).text).toBe('console.log("next")');
    expect((await world.ask('/about')).text).toContain('/assets/app-3c4d.js');
  });

  it.each(['/assets/old-9z.js', '/v2/old', '/media-files/old'])('are not served for %s', async (path) => {
    const { status, body } = await world.ask(path);
    expect([status, typeof body['message']]).toEqual([404, 'string']);
  });

  it('take no other verb', async () => {
    expect((await world.ask('/about', { method: 'POST', json: {} })).status).toBe(405);
  });
});

describe('the policy of pages', () => {
  const policyIn = async (other: World, path: string): Promise<Record<string, string>> => {
    const text = (await other.ask(path)).headers.get('content-security-policy') ?? '';
    return Object.fromEntries(text.split('; ').map((part) => part.split(/ (.*)/s)));
  };

  it('knows nothing of Google where it is not configured', async () => {
    const { headers } = await world.ask('/login');
    expect(headers.get('content-security-policy')).not.toContain('google');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('lets in what its button needs where it is, except in the embedded player', async () => {
    const google = await openWorld({ GOOGLE_CLIENT_ID: 'client-of-the-test' });
    try {
      expect(await policyIn(google, '/login')).toMatchObject({
        'script-src': "'self' https://accounts.google.com/gsi/client",
        'style-src': "'self' 'unsafe-inline' https://accounts.google.com/gsi/",
        'connect-src': "'self' https://accounts.google.com/gsi/",
        'frame-src': expect.stringContaining(' https://accounts.google.com/gsi/'),
      });
      expect((await google.ask('/login')).headers.get('cross-origin-opener-policy')).toBe(
        'same-origin-allow-popups',
      );
      expect(JSON.stringify(await policyIn(google, '/embed/x'))).not.toContain('google');
    } finally {
      await google.end();
    }
  });

  it('cannot be widened by the address of the script', () => {
    const { page } = pagePolicies({
      client_id: 'x',
      script_url: 'https://id.example:8443/a;script-src *,b/c',
    });
    expect(page).toContain("script-src 'self' https://id.example:8443/a%3Bscript-src%20*%2Cb/c; ");
    expect(page.match(/script-src /g)).toHaveLength(1);
  });
});
