import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { feedXml } from '../testing/texts.fixture.ts';
import { openWorld, type Page, pages, until, type World } from '../testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const known: Record<string, Page> = {};
const feed = (path: string, prefix: string, count: number) => {
  const entries = Array.from({ length: count }, (_, index) => ({
    guid: `${prefix}${index}`,
    title: `Talk ${index}`,
  }));
  known[path] = { body: feedXml(site.origin, entries), type: 'application/rss+xml' };
};
const discovered = (times: number) =>
  until(async () => {
    const done = world.lines.filter(({ job, outcome }) => job === 'discover-feed' && outcome === 'written');
    return done.length >= times ? true : null;
  });

beforeAll(async () => {
  world = await openWorld();
  site = await startServer((request, response) => pages(known)(request, response));
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

it('a feed answers with its newest entries at once and takes in the others', async () => {
  feed('/long.xml', 'old-', 500);
  const ingested = await world.pipeline.ingestUrl(`${site.origin}/long.xml`);
  expect(ingested.items.map(({ title }) => title).slice(0, 3)).toEqual(['Talk 0', 'Talk 1', 'Talk 2']);
  expect(ingested.items).toHaveLength(10);
  await discovered(1);
  const { total, entries } = await world.store.items.library({
    page: 1,
    perPage: 500,
    showId: ingested.show?.id ?? '',
  });
  expect(total).toBe(500);
  expect(entries.map(({ item }) => item.title)).toEqual(
    Array.from({ length: 500 }, (_, index) => `Talk ${index}`),
  );
});

it('a feed whose publisher changes every guid brings nothing twice, only what is new', async () => {
  feed('/long.xml', 'new-', 501);
  const again = await world.pipeline.ingestUrl(`${site.origin}/long.xml`);
  expect(again).toMatchObject({ known: true });
  await discovered(2);
  const { total } = await world.store.items.library({ page: 1, perPage: 1, showId: again.show?.id ?? '' });
  expect(total).toBe(501);
});

it('a feed of a visitor brings a few more entries than are shown, and the others with later looks', async () => {
  feed('/visited.xml', 'visited-', 121);
  const share = { feeds: async (named: number) => named };
  const look = async (times: number) => {
    const { show } = await world.pipeline.ingestUrl(`${site.origin}/visited.xml`, { share });
    await discovered(times);
    return (await world.store.items.library({ page: 1, perPage: 1, showId: show?.id ?? '' })).total;
  };
  expect(await look(3)).toBe(60);
  expect(await look(4)).toBe(110);
});
