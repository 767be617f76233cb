import { createProcessedItem } from '@ecco/factories/rows';
import type { Item, NewShow, Show } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let member: string;
let podcast: Show;
let publication: Show;
let newest: Item;

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const addShow = async (input: Omit<NewShow, 'slug' | 'feedUrl'> & { feedUrl?: string }): Promise<Show> =>
  (await world.store.shows.upsert({ feedUrl: null, ...input, slug: input.name })).show;

beforeAll(async () => {
  // Without a worker: what is queued stays queued.
  world = await openWorld({ ROLE: 'web' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember();
  const feedUrl = 'https://192.0.2.1/board.xml';
  podcast = await addShow({ kind: 'podcast', name: 'Board Hour', itunesId: '12345', feedUrl });
  publication = await addShow({ kind: 'publication', name: 'Letters' });
  await world.store.transaction((tx) => tx.tags.replace(podcast.id, ['Investing', 'Business']));
  await world.store.shows.recordFetch({ showId: podcast.id, error: 'The site has a fault.' });
  newest = await createProcessedItem(world.store, {
    title: 'Told',
    showId: podcast.id,
    publishedAt: day(2),
    oneLiner: 'Told.',
    lines: 20,
  });
  for (const [title, publishedAt] of [
    ['Old', day(1)],
    ['Untold', day(3)],
  ] as const)
    await world.store.items.insertOrFind({
      kind: 'episode',
      title,
      publishedAt,
      showId: podcast.id,
      nextStage: null,
    });
  await createProcessedItem(world.store, {
    kind: 'article',
    title: 'A letter',
    showId: publication.id,
    lines: 20,
  });
});
afterAll(() => world.end());

const open = (path: string, session?: string) => world.ask(path, { ...(session && { session }) });
const ignore = (ignored: boolean) =>
  world.ask('/v2/podcast/ignore', {
    method: 'POST',
    json: { uuid: podcast.id, ignore: ignored },
    session: admin,
  });

it('shows a podcast with its newest episodes, its tags, and the newest summary in short', async () => {
  const { body } = await open('/v2/podcast?slug=board-hour&per_page=2', member);
  expect(body).toMatchObject({
    podcast: {
      uuid: podcast.id,
      itunes_id: '12345',
      total: 3,
      summarised: 1,
      following: false,
      ignored: false,
      fetch_error: null,
      tags: [
        { slug: 'business', label: 'Business' },
        { slug: 'investing', label: 'Investing' },
      ],
      episodes: [{ title: 'Untold' }, { title: 'Told', show: { slug: 'board-hour' } }],
      latest: {
        item: { uuid: newest.id },
        tldr: [{ text: 'The reserve was named.', citations: [{ content_id: 7 }] }],
      },
    },
    pagination: { page: 1, per_page: 2, total: 3, pages: 2 },
  });
  const second = await open('/v2/podcast?slug=board-hour&per_page=2&page=2', member);
  expect(second.body).toMatchObject({ podcast: { episodes: [{ title: 'Old' }] } });
  const far = await open('/v2/podcast?slug=board-hour&page=900719925474099', member);
  expect(far.body).toMatchObject({ podcast: { episodes: [], total: 3 } });
});

it('shows the one line of a summary that has no short form besides', async () => {
  const show = await addShow({ kind: 'publication', name: 'Short Letters' });
  const { id } = await createProcessedItem(world.store, { kind: 'article', showId: show.id, lines: 20 });
  const summary = await world.store.summaries.latest(id, 2);
  if (!summary?.analysis) throw new Error('the item has no summary');
  await world.store.summaries.save({ ...summary, analysis: { ...summary.analysis, tldr: [] } });
  const { body } = await open('/v2/publication?slug=short-letters');
  expect(body).toMatchObject({
    publication: { latest: { item: { uuid: id }, tldr: [{ text: 'The reserve was named.' }] } },
  });
});

it('tells who follows it, and tells an admin why its feed could not be fetched', async () => {
  await world.ask('/v2/podcast/follow', {
    method: 'POST',
    json: { uuid: podcast.id, follow: true },
    session: member,
  });
  expect((await open('/v2/podcast?slug=board-hour', member)).body).toMatchObject({
    podcast: {
      following: true,
      may: { follow: true, ignore: false, inspect: false, refresh: false, score: false },
    },
  });
  expect((await open('/v2/podcast?slug=board-hour', admin)).body).toMatchObject({
    podcast: {
      following: false,
      fetch_error: 'The site has a fault.',
      may: { follow: true, ignore: true, inspect: true, refresh: true, score: true },
    },
  });
});

it('shows a publication to everybody, with its articles', async () => {
  const { status, body } = await open('/v2/publication?slug=letters');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    publication: {
      uuid: publication.id,
      total: 1,
      articles: [{ title: 'A letter' }],
      latest: { item: { title: 'A letter' } },
    },
  });
});

it.each([
  ['/v2/podcast?slug=nothing', 'There is no such podcast in the library.'],
  ['/v2/podcast?slug=letters', 'There is no such podcast in the library.'],
  ['/v2/publication?slug=board-hour', 'There is no such publication in the library.'],
])('says of %s that it is not there', async (path, message) => {
  const { status, body } = await open(path, member);
  expect([status, body['message']]).toEqual([404, message]);
});

it('an ignored podcast is there for admins only, and in no list', async () => {
  const lists = async () => {
    const tags = await open('/v2/api/tags');
    const answer = await open('/v2/episode/local_search?keywords=board', member);
    const followed = await open('/v2/get_user_following_list', member);
    return [tags.text, answer.text, followed.text].map((text) => text.includes('"name":"Board Hour","'));
  };
  const shown = async () => [
    (await open('/v2/podcast?slug=board-hour', member)).status,
    (await open('/v2/podcast?slug=board-hour', admin)).status,
    (await open(`/v2/content/${newest.slug}`, member)).status,
  ];
  const said = async () => (await open('/v2/episode/search_transcripts?query=reserve', member)).text;
  expect(await lists()).not.toContain(false);
  expect(await said()).toContain(newest.id);
  expect((await ignore(true)).body).toEqual({ message: 'Board Hour is ignored' });
  expect(await shown()).toEqual([404, 200, 200]);
  expect((await open('/v2/podcast?slug=board-hour', admin)).body).toMatchObject({
    podcast: { ignored: true, may: { follow: false, ignore: true, refresh: false } },
  });
  const refused = await open(`/v2/podcast/refresh?uuid=${podcast.id}`, admin);
  expect([refused.status, refused.body['code']]).toEqual([409, 'podcast.ignored']);
  expect((await open('/v2/api/tags')).body).toEqual({ tags: [] });
  // What was found is remembered until a notification is heard.
  await expect.poll(said).not.toContain(newest.id);
  const bySlug = { uuid: 'board-hour', ignore: false };
  expect(
    (await world.ask('/v2/podcast/ignore', { method: 'POST', json: bySlug, session: admin })).status,
  ).toBe(200);
  await expect.poll(said).toContain(newest.id);
  expect(await shown()).toEqual([200, 200, 200]);
  expect(await lists()).not.toContain(false);
});

it('has its feed looked at when an admin asks, once at a time', async () => {
  const refresh = () =>
    world.ask('/v2/podcast/refresh', { method: 'POST', json: { uuid: podcast.id }, session: admin });
  const said = [await refresh(), await refresh()].map(({ body }) => body['message']);
  expect(said).toEqual([
    'Looking for new episodes of Board Hour',
    'New episodes of Board Hour are being looked for already',
  ]);
  const without = await open(`/v2/podcast/refresh?uuid=${publication.id}`, admin);
  expect([without.status, without.body['code']]).toEqual([409, 'podcast.no-feed']);
});
