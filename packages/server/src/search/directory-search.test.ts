import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let directory: Server;
let world: World;
let member: string;
let requested: URL[] = [];
let isDown = false;

const podcast = { kind: 'podcast', collectionName: 'Trustee Hour', feedUrl: 'https://feeds.example/a.xml' };
const episode = {
  kind: 'podcast-episode',
  trackName: 'What it costs',
  episodeUrl: 'https://feeds.example/a.mp3',
};

beforeAll(async () => {
  directory = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://directory.example');
    requested.push(url);
    const isPodcast = url.searchParams.get('entity') === 'podcast';
    if (isDown && isPodcast) return void response.writeHead(500).end();
    return void response.end(JSON.stringify({ results: [isPodcast ? podcast : episode] }));
  });
  await new Promise<void>((resolve) => directory.listen(0, '127.0.0.1', resolve));
  const address = directory.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  world = await openWorld({
    PODCAST_DIRECTORY_URL: `http://127.0.0.1:${port}/search`,
    FETCH_ALLOW_HOSTS: `127.0.0.1:${port}`,
  });
  member = await world.becomeMember();
});
afterAll(async () => {
  await world.end();
  directory.close();
});

const search = async (keywords: string) =>
  (await world.ask(`/v2/episode/search?keywords=${encodeURIComponent(keywords)}`, { session: member })).body;

it('gives podcasts and episodes of the directory, and remembers them', async () => {
  const match = await search('Trustee  hour');
  expect(match).toEqual({
    configured: true,
    podcasts: [
      { slug: 'trustee-hour', name: 'Trustee Hour', author: null, image_url: null, url: podcast.feedUrl },
    ],
    episodes: [
      {
        slug: 'what-it-costs',
        title: 'What it costs',
        podcast: null,
        description: null,
        release_date: null,
        duration: null,
        image_url: null,
        url: episode.episodeUrl,
        feed_url: null,
        guid: null,
      },
    ],
  });
  expect(requested.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['25', '25']);
  expect(await search('trustee hour')).toEqual(match);
  expect(requested).toHaveLength(2);
});

it('gives what there is while the directory fails, tells the log, and asks again', async () => {
  isDown = true;
  requested = [];
  expect(await search('fees')).toMatchObject({ configured: true, podcasts: [], episodes: [{}] });
  expect(world.log.some((line) => line.includes('"event":"directory"'))).toBe(true);
  isDown = false;
  expect(await search('fees')).toMatchObject({ podcasts: [{}], episodes: [{}] });
  expect(requested).toHaveLength(3);
});
