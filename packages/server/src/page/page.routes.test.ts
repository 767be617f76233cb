import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedItem } from '../testing/seed-item.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
beforeAll(async () => {
  world = await openWorld();
  item = await seedItem(world.store, {}, 2);
});
afterAll(() => world.end());

describe('pages', () => {
  it.each(['/', '/about', '/https://example.org/feed.xml?a=1', '/ep/no-such-item', '/pod/x?token=1'])(
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

  it.each(['/conversation', '/media'])('%s leads on with the query kept', async (path) => {
    const { status, headers } = await world.ask(`${path}/${item.slug}?content_id=4`);
    expect([status, headers.get('location')]).toEqual([302, `/ep/${item.slug}?content_id=4`]);
  });

  it('run no inline script, and only the embedded player may be framed by others', async () => {
    const policy = async (path: string) => (await world.ask(path)).headers.get('content-security-policy');
    expect(await policy('/')).toMatch(/script-src 'self';.*frame-ancestors 'self'$/);
    expect(await policy(`/embed/${item.slug}`)).toMatch(/frame-ancestors \*$/);
  });

  it('have assets that last, compressed', async () => {
    const { status, headers, text } = await world.ask('/assets/app-1a2b.js');
    expect([status, text]).toEqual([200, 'console.log("ecco")']);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
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
