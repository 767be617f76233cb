import { createServer, type Server } from 'node:http';
import { pictureHref } from '@ecco/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bodies: Record<string, Buffer> = {
  '/show.png': Buffer.concat([pixel, Buffer.from('<script>behind its end</script>')]),
  '/told.png': pixel,
  '/found.png': pixel,
  '/page.png': Buffer.from('<html><script>alert(1)</script></html>'),
  '/drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/large.png': Buffer.concat([pixel, Buffer.alloc(5 * 2 ** 20)]),
};
let world: World;
let site: Server;
let requested: string[] = [];
let origin: string;
beforeAll(async () => {
  site = createServer((request, response) => {
    requested.push([request.url, request.headers['x-forwarded-for']].flat().filter(Boolean).join(' '));
    response.writeHead(200, { 'content-type': 'image/png' }).end(bodies[request.url ?? '']);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : 0;
  origin = `http://127.0.0.1:${port}`;
  world = await openWorld({ FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` });
});
afterAll(async () => {
  await world.end();
  site.close();
});

const showWith = (imageUrl: string) =>
  world.store.shows.upsert({ kind: 'podcast', slug: 'show', name: imageUrl, feedUrl: imageUrl, imageUrl });
const see = (url: string) => fetch(world.url + pictureHref(url));

describe('the picture of a source', () => {
  it('comes from here, and its site is asked once, for all readers together', async () => {
    await showWith(`${origin}/show.png`);
    requested = [];
    const answers = await Promise.all([1, 2, 3].map(() => see(`${origin}/show.png`)));
    for (const answer of answers) {
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect([text.slice(1, 4), text.includes('behind its end')]).toEqual(['PNG', false]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
    await see(`${origin}/show.png`);
    expect(requested).toEqual(['/show.png']);
  });

  it('is not fetched for an address that nobody showed', async () => {
    requested = [];
    expect((await see(`${origin}/told.png`)).status).toBe(404);
    expect(requested).toEqual([]);
  });

  it.each(['page', 'drawing', 'large'])(
    'is none where the file is a %s, and is not asked for again',
    async (what) => {
      const url = `${origin}/${what}.png`;
      await showWith(url);
      requested = [];
      expect([(await see(url)).status, (await see(url)).status]).toEqual([404, 404]);
      expect(requested).toEqual([`/${what}.png`]);
    },
  );

  it('is never fetched from the private network', async () => {
    await showWith('http://10.0.0.1/a.png');
    expect((await see('http://10.0.0.1/a.png')).status).toBe(404);
  });

  it('may be one that was shown without being in the library', async () => {
    const { pictures } = world.pipeline;
    pictures.tell([`${origin}/found.png`, null]);
    expect(await pictures.find(`${origin}/found.png`)).toMatchObject({ mime: 'image/png' });
  });

  it.each(['x', '%00', 'aHR0cA', `${'a'.repeat(7_000)}`, '../media-files'])(
    'has nothing at %s',
    async (name) => {
      expect([400, 404]).toContain((await world.ask(`/pictures/${name}`)).status);
    },
  );
});

describe('a page', () => {
  it('may load pictures from nowhere but here', async () => {
    const policy = (await world.ask('/home')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data:;");
  });
});
