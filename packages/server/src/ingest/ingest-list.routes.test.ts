import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ ANONYMOUS_INGEST_PER_DAY: '5' });
});
afterAll(() => world.end());

/** A list of so many feeds, none of which anything answers for. */
const listOf = (prefix: string, count: number): string => {
  const outlines = Array.from(
    { length: count },
    (_, index) =>
      `<outline type="rss" text="${prefix} ${index}" xmlUrl="http://${prefix}-${index}.invalid/"/>`,
  );
  return `<?xml version="1.0"?><opml version="2.0"><body>${outlines.join('')}</body></opml>`;
};
const add = (body: string, session?: string) =>
  world.ask('/v2/uploads?name=feeds.opml', {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/octet-stream' },
    ...(session === undefined ? {} : { session }),
  });
const left = async () => (await world.ask('/v2/session')).body['ingest_left'];

it('a list costs a visitor as many sources of the day as it names, and what is beyond them is left out and told', async () => {
  expect((await add(listOf('first', 2))).body).toMatchObject({
    recognised: 'opml',
    shows_queued: 2,
    known: false,
  });
  expect(await left()).toBe(3);
  expect((await add(listOf('second', 8))).body).toMatchObject({
    recognised: 'opml',
    shows_queued: 3,
    left_out: { shows: 5, reason: 'quota' },
    known: false,
  });
  expect(await left()).toBe(0);
  expect((await add(listOf('third', 1))).body['code']).toBe('ingest.quota-spent');
});

it('tells which entries of a list lead to no feed', async () => {
  const list = listOf('half', 1).replace('</body>', '<outline type="rss" text="Lost show"/></body>');
  const { body } = await add(list, await world.becomeMember('half@example.org'));
  expect(body).toMatchObject({
    shows_queued: 1,
    reading_reports: [
      {
        reader: 'opml',
        entries: [{ what: 'outline-without-address', count: 1, of: 2, excerpt: 'Lost show' }],
      },
    ],
  });
});

it('a list that cannot be read costs nothing, and one of a member comes in whole', async () => {
  const before = await left();
  expect(
    (await add('<?xml version="1.0"?><opml version="2.0"><body/></opml>')).status,
  ).toBeGreaterThanOrEqual(400);
  expect(await left()).toBe(before);
  const whole = await add(listOf('fourth', 8), await world.becomeMember());
  expect(whole.body).toMatchObject({ recognised: 'opml', shows_queued: 8, known: false });
});

it('whoever took a list in is told how many of its feeds are followed, and which are dead and why', async () => {
  const feedUrl = 'https://followed.example/feed.xml';
  const followed = await world.store.shows.upsert({
    kind: 'podcast',
    slug: 'followed',
    name: 'Followed',
    feedUrl,
  });
  await world.store.shows.recordFetch({ showId: followed.show.id, error: null });
  const list = await add(listOf('dead', 1), await world.becomeMember('list@example.org'));
  const feeds = [...z.array(z.string()).parse(list.body['feeds']), feedUrl, 'https://unread.example/'];
  expect(feeds[0]).toBe('http://dead-0.invalid/');
  const tell = async () => (await world.ask('/v2/ingest_feeds', { method: 'POST', json: { feeds } })).body;
  await until(async () => z.array(z.unknown()).parse((await tell())['failed']).length > 0);
  expect(await tell()).toEqual({
    followed: 1,
    waiting: 1,
    failed: [
      {
        feed_url: 'http://dead-0.invalid/',
        name: 'dead 0',
        reason: 'The name dead-0.invalid was not found. Check the spelling of the address.',
      },
    ],
  });
});

it('more feeds than a call may ask about are refused', async () => {
  const feeds = Array.from({ length: 101 }, (_, index) => `https://feeds.example/${index}`);
  const refused = await world.ask('/v2/ingest_feeds', { method: 'POST', json: { feeds } });
  expect(refused.status).toBe(400);
});
