import { createHash } from 'node:crypto';
import { createUser } from '@ecco/factories/rows';
import type { Item, Show } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { feedXml, vtt } from '../testing/texts.fixture.ts';
import { openWorld, until, type World } from '../testing/world.fixture.ts';
import { pollFeeds } from './poll-feeds.ts';

let world: World;
let site: LocalServer;
const feeds = new Map<string, string>();
const broken = new Set<string>();
let unchanged = 0;

beforeAll(async () => {
  world = await openWorld();
  site = await startServer((request, response) => {
    const path = request.url ?? '';
    const body = feeds.get(path);
    if (path === '/words.vtt') return void response.writeHead(200, { 'content-type': 'text/vtt' }).end(vtt);
    if (broken.has(path)) return void response.writeHead(503, { 'retry-after': '7200' }).end();
    if (body === undefined) return void response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    if (request.headers['if-none-match'] !== etag)
      return void response.writeHead(200, { 'content-type': 'application/rss+xml', etag }).end(body);
    unchanged += 1;
    return void response.writeHead(304).end();
  });
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

const transcript = () => `<podcast:transcript url="${site.origin}/words.vtt" type="text/vtt"/>`;

/** Publishes a feed of so many talks, the newest ones added in front. */
function publish(path: string, count: number, extra = transcript()): void {
  const entries = Array.from({ length: count }, (_, index) => ({
    guid: `${path}-${count - index}`,
    title: `Talk ${count - index} of ${path}`,
    extra,
  }));
  feeds.set(path, feedXml(site.origin, entries));
}

/** Takes a feed of one talk in and waits until it has been read to its end. */
async function ingestItem(path: string): Promise<Show> {
  publish(path, 1);
  const { show } = await world.pipeline.ingestUrl(site.origin + path);
  return until(async () => {
    const read = await world.store.shows.findById(show?.id ?? '');
    return read?.etag ? read : null;
  });
}

async function follow(show: Show): Promise<void> {
  const { id } = await createUser(world.store);
  await world.store.follows.follow(id, [show.id]);
}

const itemsOf = ({ id }: Show): Promise<Item[]> => world.store.items.ofShow(id, { page: 1, perPage: 1_000 });
const hitsOf = (path: string): number => site.hits.filter((hit) => hit === path).length;
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

it('what is new in a followed feed comes by itself, and what did not change is not sent again', async () => {
  const show = await ingestItem('/followed.xml');
  await follow(show);
  await until(async () => (unchanged > 0 ? true : null));
  publish('/followed.xml', 2);
  const item = await until(
    async () => (await itemsOf(show)).find(({ title }) => title.includes('Talk 2')) ?? null,
  );
  expect(await world.settled(item.id)).toMatchObject({ statusMessage: null, status: 'ASSERTIONS_COMPLETE' });
  expect(await itemsOf(show)).toHaveLength(2);
});

it('feeds that nobody follows, or that are ignored, are left alone', async () => {
  const [unfollowed, ignored, followed] = [
    await ingestItem('/unfollowed.xml'),
    await ingestItem('/ignored.xml'),
    await ingestItem('/looked-at.xml'),
  ];
  await world.store.shows.setIgnored(ignored.id, true);
  for (const show of [ignored, followed]) await follow(show);
  const paths = ['/unfollowed.xml', '/ignored.xml'];
  const before = paths.map(hitsOf);
  const seen = hitsOf('/looked-at.xml');
  await until(async () => (hitsOf('/looked-at.xml') >= seen + 2 ? true : null));
  await world.pipeline.lookAtFeed(ignored.id);
  await until(
    async () =>
      world.lines.find(({ job, outcome }) => job === 'discover-feed' && outcome === 'stale') ?? null,
  );
  expect(paths.map(hitsOf)).toEqual(before);
  const again = world.pipeline.ingestUrl(`${site.origin}/ignored.xml`);
  await expect(again).rejects.toMatchObject({ code: 'ingest.show_ignored' });
  expect(await itemsOf(unfollowed)).toHaveLength(1);
});

it('a host that asks to be left alone is, and the failure is recorded', async () => {
  const show = await ingestItem('/busy.xml');
  const input = hitsOf('/busy.xml');
  broken.add('/busy.xml');
  await follow(show);
  const failed = await until(async () => {
    const now = await world.store.shows.findById(show.id);
    return now?.fetchError ? now : null;
  });
  expect(failed).toMatchObject({ fetchFailures: 1, etag: show.etag });
  const polled = (now: Date) => world.store.shows.feedsDue({ now, everyMs: 2_000, limit: 100 });
  expect(await polled(inHours(1))).not.toContain(show.id);
  expect(await polled(inHours(3))).toContain(show.id);
  expect(await pollFeeds({ store: world.store, everyMs: 0 }, inHours(3))).toBe(0);
  expect(hitsOf('/busy.xml')).toBe(input + 1);
});

it('takes in a flood of entries in portions, and loses none', async () => {
  const show = await ingestItem('/flood.xml');
  await follow(show);
  // Without words there is little to do with each of them.
  publish('/flood.xml', 121, '');
  const all = await until(async () => {
    const items = await itemsOf(show);
    return items.length === 121 ? items : null;
  });
  const portions = Map.groupBy(all, ({ createdAt }) => createdAt.getTime());
  const sizes = [...portions.values()].map(({ length }) => length).toSorted((a, b) => a - b);
  expect(sizes).toEqual([1, 20, 50, 50]);
});
