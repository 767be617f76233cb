import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { openWorld, type Page, pages, type World } from '../testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const served: Record<string, Page> = {};

type Episode = { title: string; guid: string; day: number; file: string };

const serve = (path: string, episodes: readonly Episode[]): void => {
  const items = episodes.map(
    ({ title, guid, day, file }) =>
      `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid><pubDate>0${day} Nov 2026 10:00:00 GMT</pubDate><enclosure url="${site.origin}${file}" type="audio/mpeg" length="1"/></item>`,
  );
  const body = `<rss version="2.0"><channel><title>Harbor talks</title>${items.join('')}</channel></rss>`;
  served[path] = { body, type: 'application/rss+xml' };
};

const titlesAfter = async (path: string): Promise<string[]> => {
  const { items } = await world.pipeline.ingestUrl(`${site.origin}${path}`);
  return items.map(({ title }) => title).toSorted();
};

beforeAll(async () => {
  world = await openWorld();
  site = await startServer((request, response) => pages(served)(request, response));
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

it('episodes whose files differ in the query alone all come in, and those of next week too', async () => {
  const episode = (at: number) => ({
    ...{ title: `Talk ${at}`, guid: `talk-${at}`, day: at },
    file: `/get.php?episode=${at}`,
  });
  serve('/query.xml', [1, 2, 3].map(episode));
  expect(await titlesAfter('/query.xml')).toEqual(['Talk 1', 'Talk 2', 'Talk 3']);
  serve('/query.xml', [3, 4].map(episode));
  expect(await titlesAfter('/query.xml')).toEqual(['Talk 1', 'Talk 2', 'Talk 3', 'Talk 4']);
});

it('a publisher who gives all episodes one guid loses none', async () => {
  const episode = (at: number) => ({
    ...{ title: `Hour ${at}`, guid: 'always', day: at },
    file: `/hour-${at}.mp3`,
  });
  serve('/guid.xml', [1, 2, 3].map(episode));
  expect(await titlesAfter('/guid.xml')).toEqual(['Hour 1', 'Hour 2', 'Hour 3']);
  serve('/guid.xml', [4, 3].map(episode));
  expect(await titlesAfter('/guid.xml')).toEqual(['Hour 1', 'Hour 2', 'Hour 3', 'Hour 4']);
});

it('an episode whose title and file are mended is the same by its guid', async () => {
  const before = { title: 'Hour of pensons', guid: 'hour-9', day: 9, file: '/hour-9.mp3' };
  serve('/mended.xml', [before]);
  expect(await titlesAfter('/mended.xml')).toEqual(['Hour of pensons']);
  serve('/mended.xml', [{ ...before, title: 'Hour of pensions', file: '/hour-9-again.mp3' }]);
  expect(await titlesAfter('/mended.xml')).toEqual(['Hour of pensons']);
});
