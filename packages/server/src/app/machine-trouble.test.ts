import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, testPassword, type World } from '../testing/world.ts';

const ask = { method: 'POST', json: { url: 'https://example.com/' } };

describe('on a disk without room', () => {
  let world: World;
  let admin: string;
  let slug: string;
  beforeAll(async () => {
    world = await openWorld({ DISK_RESERVE_BYTES: '9000000GB', ANONYMOUS_INGEST_PER_DAY: '9' });
    slug = (await createProcessedItem(world.store, { lines: 3 })).slug;
    admin = await world.becomeAdmin();
  });
  afterAll(() => world.end());

  it('what would be written is refused with words, before its body is read', async () => {
    const upload = await world.ask('/v2/uploads?name=plan.txt', {
      method: 'PUT',
      body: 'The board met.',
      headers: { 'content-type': 'application/octet-stream' },
      session: admin,
    });
    const pasted = await world.ask('/v2/ingest_url', { ...ask, session: admin });
    for (const { status, body } of [upload, pasted]) {
      expect(status).toBe(507);
      expect(body).toMatchObject({
        code: 'server.disk-full',
        message: expect.stringMatching(/disk .* full/),
      });
    }
  });

  it('reading, coming and going go on', async () => {
    expect((await world.ask(`/v2/episode/${slug}`, { session: admin })).status).toBe(200);
    const who = { email: 'admin@ecco.example', password: testPassword };
    expect(await world.signIn(who)).not.toBe('');
  });

  it('the process says that it is not ready, and why', async () => {
    const { status, body, headers } = await world.ask('/readyz');
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'server.disk-full', '5']);
  });
});

it('says that the database is away where it says nothing at all, before whoever asks gives up', async () => {
  const world = await openWorld();
  world.store.health = () => new Promise(() => undefined);
  const { status, body } = await world.ask('/readyz');
  expect([status, body['code']]).toEqual([503, 'server.database-away']);
  await world.end();
});

describe('without its database', () => {
  it('every call is answered with 503 and when to ask again, and the log says why', async () => {
    const world = await openWorld();
    await world.store.close();
    for (const path of ['/v2/session', '/v2/episode/fees', '/readyz']) {
      const { status, body, headers } = await world.ask(path);
      expect([path, status, body['code']]).toEqual([path, 503, 'server.database-away']);
      expect(headers.get('retry-after')).toBe('5');
    }
    const page = await world.ask('/ep/fees');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.text).toContain('<html');
    expect(world.log.some((line) => line.includes('"code":"store.closed"'))).toBe(true);
    await world.app.close();
  });
});
