import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedLimit } from '../request/limit/shared-limit.ts';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ UPLOAD_MAX_BYTES: '100KB', ANONYMOUS_INGEST_PER_DAY: '100' });
});
afterAll(() => world.end());

const transcript = [
  '1',
  '00:00:00,000 --> 00:00:04,000',
  'Ada: Welcome to the board meeting of the invented fund.',
  '',
  '2',
  '00:00:04,000 --> 00:00:09,000',
  'Ben: Thank you. The funding ratio rose to ninety percent.',
  '',
].join('\n');
const octets = { 'content-type': 'application/octet-stream' };
const upload = (query: string, body: BodyInit, headers: Record<string, string> = octets) =>
  world.ask(`/v2/uploads?${query}`, { method: 'PUT', body, headers });

async function filesStored(): Promise<number> {
  let count = 0;
  for await (const _ of world.store.files.list()) count += 1;
  return count;
}

/** Begins an upload over a raw connection, states `stated` bytes, sends fewer and goes away. */
const cutOff = (stated: number, sent: number): Promise<void> =>
  new Promise((resolve) => {
    const client = request(`${world.url}/v2/uploads?name=a.vtt`, {
      method: 'PUT',
      headers: { ...octets, 'content-length': stated, 'sec-fetch-site': 'same-origin' },
    });
    client.on('error', () => resolve());
    client.on('response', () => resolve());
    client.write(Buffer.alloc(sent, 'a'), () => client.destroy(new Error('gone')));
  });

describe('uploads', () => {
  it('take a file in and answer like an address', async () => {
    const { status, body } = await upload('name=meeting.srt&title=Board%20meeting&kind=meeting', transcript);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      recognised: 'transcript',
      known: false,
      item: { title: 'Board meeting', kind: 'meeting' },
    });
  });

  it.each([
    ['stated', 'x'.repeat(150_000)],
    ['not stated', new Blob(['x'.repeat(150_000)]).stream()],
  ])('refuse a file over the limit, its length %s', async (_, body) => {
    const before = await filesStored();
    const answer = await upload('name=large.mp3', body);
    expect(answer.status).toBe(413);
    expect(answer.body['message']).toMatch(/too large: at most 0\.1 MB/);
    expect(await filesStored()).toBe(before);
  });

  it('keep nothing of what was cut off', async () => {
    const [items, files] = [await world.store.items.library({ page: 1, perPage: 1 }), await filesStored()];
    await cutOff(50_000, 10_000);
    await until(() =>
      world.log.some((line) => line.includes('"/v2/uploads"') && !line.includes('"status":200')),
    );
    expect(await filesStored()).toBe(files);
    expect((await world.store.items.library({ page: 1, perPage: 1 })).total).toBe(items.total);
  });

  it.each([
    ['an empty body', 'name=a.mp3', '', octets, 400],
    ['no name', '', 'abc', octets, 400],
    ['a kind that is none', 'name=a.mp3&kind=opera', 'abc', octets, 400],
    ['another content type', 'name=a.mp3', 'abc', { 'content-type': 'text/html' }, 415],
    [
      'bytes that are no source',
      'name=a.bin',
      Uint8Array.from({ length: 999 }, (_, i) => (i * 7) % 256),
      octets,
      422,
    ],
  ])('refuse %s', async (_, query, body, headers, status) => {
    const answer = await upload(query, body, headers);
    expect([answer.status, typeof answer.body['message']]).toEqual([status, 'string']);
  });

  it('come from our own pages only', async () => {
    const answer = await upload('name=a.srt', transcript, { ...octets, 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

it('are tried so often by a visitor, though what is known costs nothing', async () => {
  const network = '127.0.0.1';
  const day = { name: 'ingest-tries', max: 2_000, windowMs: 86_400_000 };
  expect((await upload('name=known.srt', transcript)).body).toMatchObject({ known: true });
  const left = createSharedLimit(world.store, day, Date.now);
  await left.take(network, day.max - (await left.used(network)));
  const refused = await upload('name=known.srt', transcript);
  expect([refused.status, refused.body['code']]).toEqual([429, 'ingest.tries-spent']);
});
