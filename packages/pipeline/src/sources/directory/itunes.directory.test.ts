import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GuardedFetch } from '../../fetch/fetch.type.ts';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { type LocalServer, startServer } from '../../fetch/local-server.fixture.ts';
import type { PodcastDirectory } from './directory.type.ts';
import { createItunesDirectory } from './itunes.directory.ts';

let site: LocalServer;
let fetch: GuardedFetch;
let directory: PodcastDirectory;
let answer: { status: number; body: string } = { status: 200, body: '' };
const results = (...list: unknown[]) => {
  answer = { status: 200, body: JSON.stringify({ resultCount: list.length, results: list }) };
};

beforeAll(async () => {
  site = await startServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  fetch = createGuardedFetch({
    allowHosts: [site.host],
    maxBytes: 1_000_000,
    timeoutMs: 5_000,
    maxRedirects: 2,
    userAgent: 'test',
  });
  directory = createItunesDirectory({ fetch, url: `${site.origin}/search?country=us`, limit: 2 });
});
afterAll(async () => {
  await fetch.close();
  await site.close();
});

const podcast = {
  wrapperType: 'track',
  kind: 'podcast',
  artistName: 'Mara Ellison',
  collectionName: 'Trustee Hour &amp; Friends',
  collectionViewUrl: 'https://podcasts.example/id1',
  feedUrl: 'https://feeds.example/trustee.xml',
  artworkUrl600: 'https://images.example/600.jpg',
  genres: ['Business'],
};
const episode = {
  wrapperType: 'podcastEpisode',
  kind: 'podcast-episode',
  trackName: 'What 7 % costs',
  collectionName: 'Trustee Hour',
  description: '<p>On <b>returns</b>.</p>',
  releaseDate: '2026-10-01T05:00:00Z',
  trackTimeMillis: 1_800_000,
  episodeUrl: 'https://feeds.example/7.mp3',
  artworkUrl160: 'javascript:alert(1)',
};

it('asks for podcasts and leaves out what is none, what leads nowhere and what comes twice', async () => {
  const without = { ...podcast, collectionName: 'No feed', feedUrl: undefined };
  const nowhere = { ...podcast, feedUrl: 'ftp://feeds.example/', collectionViewUrl: null };
  results(
    { ...podcast, kind: 'song' },
    null,
    'text',
    { kind: 'podcast' },
    nowhere,
    podcast,
    podcast,
    without,
  );
  expect(await directory.podcasts('trustee & fees')).toEqual([
    {
      slug: 'trustee-hour-friends',
      name: 'Trustee Hour & Friends',
      author: 'Mara Ellison',
      imageUrl: 'https://images.example/600.jpg',
      url: 'https://feeds.example/trustee.xml',
    },
    expect.objectContaining({ name: 'No feed', url: 'https://podcasts.example/id1' }),
  ]);
  const input = new URL(site.hits.at(-1) ?? '', site.origin);
  expect(Object.fromEntries(input.searchParams)).toEqual({
    country: 'us',
    media: 'podcast',
    entity: 'podcast',
    term: 'trustee & fees',
    limit: '2',
  });
});

it('asks for episodes, with what is known of them', async () => {
  results(episode, {
    ...episode,
    episodeUrl: 'https://feeds.example/8.mp3',
    feedUrl: 'https://feeds.example/trustee.xml',
    episodeGuid: 'episode-8',
    releaseDate: 'soon',
    trackTimeMillis: -1,
  });
  const [first, second] = await directory.episodes('returns');
  expect(first).toEqual({
    slug: 'what-7-costs',
    title: 'What 7 % costs',
    podcast: 'Trustee Hour',
    description: 'On returns.',
    releaseDate: '2026-10-01T05:00:00.000Z',
    durationMs: 1_800_000,
    imageUrl: null,
    url: 'https://feeds.example/7.mp3',
    place: null,
  });
  expect(second).toMatchObject({ releaseDate: null, durationMs: null });
});

it.each([
  ['a fault', { status: 500, body: '' }, 'fetch.server-error'],
  ['a page', { status: 200, body: '<html></html>' }, 'source.directory.unreadable'],
  ['another form', { status: 200, body: '{"results":{}}' }, 'source.directory.unreadable'],
  ['too much', { status: 200, body: 'x'.repeat(5_000_000) }, 'fetch.too-large'],
])('says so when the directory answers with %s', async (_, given, code) => {
  answer = given;
  await expect(directory.podcasts('any')).rejects.toMatchObject({ code });
});
