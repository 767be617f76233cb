import type { Show } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { feedXml } from '../testing/texts.fixture.ts';
import { openWorld, until, type World } from '../testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const bodies = new Map<string, string>();
const redirects = new Map<string, { status: number; to: string }>();

beforeAll(async () => {
  world = await openWorld();
  site = await startServer((request, response) => {
    const path = request.url ?? '';
    const led = redirects.get(path);
    if (led) return void response.writeHead(led.status, { location: led.to }).end();
    const body = bodies.get(path);
    if (body === undefined) return void response.writeHead(404).end();
    return void response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body);
  });
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

/** Publishes talks of a show of its own; `head`: what stands in the channel besides. */
function publish(path: string, titles: readonly string[], head = ''): void {
  const entries = titles.map((title) => ({ guid: `guid of ${title}`, title }));
  bodies.set(path, feedXml(site.origin, entries).replace('<item>', `${head}<item>`));
}
const movesTo = (path: string): string =>
  `<itunes:new-feed-url xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">${site.origin}${path}</itunes:new-feed-url>`;
const older = (path: string): string =>
  `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="next" href="${site.origin}${path}"/>`;

async function lookedAt(showId: string, isDone: (show: Show) => boolean): Promise<Show> {
  return until(async () => {
    const show = await world.store.shows.findById(showId);
    return show !== null && show.lastFetchedAt !== null && isDone(show) ? show : null;
  });
}

async function ingestFeed(path: string, isDone: (show: Show) => boolean = () => true): Promise<Show> {
  const { show } = await world.pipeline.ingestUrl(`${site.origin}${path}`);
  return lookedAt(show?.id ?? '', isDone);
}

const titlesOf = async ({ id: showId }: Show): Promise<string[]> => {
  const { entries } = await world.store.items.library({ page: 1, perPage: 100, showId });
  return entries.map(({ item }) => item.title).toSorted();
};

it('a feed that has moved is followed, says so, and is known by both of its addresses', async () => {
  publish('/old.xml', ['Moved one'], movesTo('/new.xml'));
  publish('/new.xml', ['Moved one', 'Moved two']);
  const show = await ingestFeed('/old.xml', ({ feedUrl }) => feedUrl === `${site.origin}/new.xml`);
  const reported = await lookedAt(show.id, ({ entriesLeftOut }) => entriesLeftOut.length > 0);
  expect(reported.entriesLeftOut).toEqual([`The feed has moved to ${site.origin}/new.xml.`]);
  expect(await titlesOf(show)).toEqual(['Moved one', 'Moved two']);
  const again = await world.pipeline.ingestUrl(`${site.origin}/old.xml`);
  expect(again.show?.id).toBe(show.id);
});

it('a server that leads on for good moves the feed; one that does so for now does not', async () => {
  publish('/target.xml', ['Led for good']);
  redirects.set('/good.xml', { status: 301, to: '/target.xml' });
  expect(
    await ingestFeed('/good.xml', ({ feedUrl }) => feedUrl === `${site.origin}/target.xml`),
  ).toMatchObject({
    fetchError: null,
  });
  publish('/resting.xml', ['Led for now']);
  redirects.set('/now.xml', { status: 302, to: '/resting.xml' });
  expect((await ingestFeed('/now.xml')).feedUrl).toBe(`${site.origin}/now.xml`);
});

it.each([
  [
    'leads back',
    (here: string) =>
      feedXml(site.origin, [{ guid: 'back', title: 'Stays as it leads back' }]).replace(
        '<item>',
        `${movesTo(here)}<item>`,
      ),
    'the feed there leads back.',
  ],
  ['is no feed', () => '<html><body>Parked</body></html>', 'This is not a feed'],
  [
    'is of another show',
    () => feedXml(site.origin, [{ guid: 'foreign', title: 'Foreign' }]).replace('<title>', '<title>Another '),
    'another show stands there.',
  ],
])('a move to an address that %s is not followed, and the source says why', async (what, make, why) => {
  const here = `/here-${what.replaceAll(' ', '-')}.xml`;
  const there = here.replace('here', 'there');
  publish(here, [`Stays as it ${what}`], movesTo(there));
  bodies.set(there, make(here));
  const reported = await ingestFeed(here, ({ entriesLeftOut }) => entriesLeftOut.join(' ').includes(why));
  expect(reported.feedUrl).toBe(`${site.origin}${here}`);
});

it('a feed in pages is read to its end when it is new, each page once', async () => {
  publish('/paged.xml', ['Page one'], older('/paged.xml?p=2'));
  publish('/paged.xml?p=2', ['Page two'], older('/paged.xml?p=3'));
  publish('/paged.xml?p=3', ['Page three'], older('/paged.xml'));
  const show = await ingestFeed('/paged.xml', ({ contentHash }) => contentHash !== null);
  expect(await titlesOf(show)).toEqual(['Page one', 'Page three', 'Page two']);
});
