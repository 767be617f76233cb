import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

type Entry = { guid: string; title: string; extra?: string; file?: string };

/** Long enough that some entries come at once and others by the job. */
const good = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ guid: `good-${index}`, title: `Talk ${index}` }));

const bad: Entry[] = [
  { guid: 'g'.repeat(10_000), title: 'With an endless guid' },
  { guid: 'far', title: 'Of an endless address', file: `/${'a'.repeat(9_000)}.mp3` },
  { guid: 'long', title: 'Of six weeks', extra: '<itunes:duration>3600000</itunes:duration>' },
  { guid: 'vain', title: 'By many', extra: `<itunes:author>${'Ada '.repeat(250_000)}</itunes:author>` },
];

function feedOf(origin: string, entries: readonly Entry[]): string {
  const items = entries.map(({ guid, title, extra = '', file }, index) => {
    const date = new Date(Date.UTC(2026, 0, 40 - index)).toUTCString();
    return `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><pubDate>${date}</pubDate>
<enclosure url="${origin}${file ?? `/audio/${index}.mp3`}" type="audio/mpeg" length="1"/>${extra}</item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>Trustee Hour</title><description>Talks</description>${items.join('')}</channel></rss>`;
}

let entries: readonly Entry[] = [];
const site = createServer((request, response) => {
  if (request.url !== '/feed.xml') return void response.writeHead(404).end();
  const type = { 'content-type': 'application/rss+xml' };
  return void response.writeHead(200, type).end(feedOf(`http://${request.headers.host}`, entries));
});

let world: World;
let admin: string;
let member: string;
let feedUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  feedUrl = `http://${host}/feed.xml`;
  world = await openWorld({ FETCH_ALLOW_HOSTS: host });
  admin = await world.becomeAdmin();
  member = await world.becomeMember();
});
afterAll(async () => {
  await world.end();
  await new Promise((resolve) => site.close(resolve));
});

const podcast = async (session: string) => {
  const { body } = await world.ask('/v2/podcast?slug=trustee-hour&per_page=50', { session });
  return body['podcast'];
};

/** Adds the feed and waits until it has been read whole. */
async function readWhole(of: readonly Entry[]): Promise<number> {
  entries = of;
  const { status } = await world.ask(`/v2/ingest_url?url=${encodeURIComponent(feedUrl)}`, { session: admin });
  await until(async () => (await world.store.shows.findByFeedUrl(feedUrl))?.contentHash != null);
  return status;
}

it('an entry that cannot be stored costs that entry, and admins are told why on the podcast', async () => {
  expect(await readWhole([...bad, ...good(12)])).toBe(200);
  const reason = '“Of an endless address”: its address is longer than 8,000 bytes.';
  const shown = await podcast(admin);
  expect(shown).toMatchObject({ total: 15, fetch_error: null, entries_left_out: [reason] });
  expect(await podcast(member)).toMatchObject({ total: 15, entries_left_out: [] });
  const { entries: stored } = await world.store.items.library({ page: 1, perPage: 50 });
  const named = (title: string) => stored.find(({ item }) => item.title === title)?.item;
  expect(named('Of six weeks')).toMatchObject({ durationMs: null });
  expect(named('By many')?.author).toHaveLength(300);
});
