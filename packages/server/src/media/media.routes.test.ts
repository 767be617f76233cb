import { createMedia, createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { readRange } from './byte-range.ts';

let world: World;
let path: string;
const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
beforeAll(async () => {
  world = await openWorld();
  const item = await createProcessedItem(world.store, { lines: 3 });
  path = `/media-files/${await createMedia(world.store, item, { bytes, mime: 'audio/mp3' })}`;
});
afterAll(() => world.end());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(world.url + path, { method, headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('kept media', () => {
  it('is served whole, with its type and a name that is safe', async () => {
    const response = await get();
    expect(await bytesOf(response)).toEqual(bytes);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="Board-minutes-.mp3"',
    });
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=990-', 990, 1000],
    ['bytes=-5', 995, 1000],
    ['bytes=995-5000', 995, 1000],
    ['bytes=-5000', 0, 1000],
  ])('answers %s with that part', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1000`);
    expect(await bytesOf(response)).toEqual(bytes.slice(start, end));
  });

  it.each(['bytes=1000-', 'bytes=-0'])('says that %s lies outside', async (range) => {
    const response = await get({ range });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it.each(['bytes=9-2', 'bytes=a-b', 'chunks=1-2', 'bytes=0-1,4-5'])(
    'ignores the range %s',
    async (range) => {
      expect((await get({ range })).status).toBe(200);
    },
  );

  it('answers HEAD with the length alone, by range too', async () => {
    const whole = await get({}, 'HEAD');
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '1000']);
    const part = await get({ range: 'bytes=0-99' }, 'HEAD');
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  });

  it('knows what the client has, and sends a part only of that', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
  });

  it.each(['/media-files/none', '/media-files/..%2f..%2fpackage.json', '/media-files/'])(
    'has nothing at %s',
    async (other) => {
      expect((await world.ask(other)).status).toBe(404);
    },
  );

  it('refuses an address with a NUL sign', async () => {
    expect((await world.ask('/media-files/a%00b')).status).toBe(400);
  });

  it('serves nothing but audio, video and PDF', async () => {
    const item = await createProcessedItem(world.store, { title: 'Page', lines: 1 });
    const key = await createMedia(world.store, item, { bytes, mime: 'text/html' });
    expect((await world.ask(`/media-files/${key}`)).status).toBe(404);
  });
});

it('reads a range of an empty file as none', () => {
  expect(readRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
});
