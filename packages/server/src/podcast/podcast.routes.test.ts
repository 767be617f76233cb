import { randomUUID } from 'node:crypto';
import { createProcessedItem } from '@ecco/factories/rows';
import type { Show } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let member: string;
let other: string;
let show: Show;
beforeAll(async () => {
  world = await openWorld();
  member = await world.becomeMember('member@example.test');
  other = await world.becomeMember('other@example.test');
  const stored = await world.store.shows.upsert({
    kind: 'podcast',
    slug: 'minutes',
    name: 'The Minutes',
    feedUrl: null,
    imageUrl: 'https://feeds.example/minutes.jpg',
  });
  show = stored.show;
});
afterAll(() => world.end());

const follow = (json: unknown, session?: string) =>
  world.ask('/v2/podcast/follow', { method: 'POST', json, ...(session ? { session } : {}) });
const following = async (session: string) =>
  (await world.ask('/v2/get_user_following_list', { session })).body['podcasts'];

it('is followed once, however often it is asked, and by who asked only', async () => {
  const input = { uuid: show.id, follow: true };
  for (const _ of [1, 2]) {
    const { status, body } = await follow(input, member);
    expect([status, body['message']]).toEqual([200, 'Following The Minutes']);
  }
  expect(await following(member)).toEqual([
    { uuid: show.id, slug: 'minutes', name: 'The Minutes', image_url: 'https://feeds.example/minutes.jpg' },
  ]);
  expect(await following(other)).toEqual([]);
});

it('is given with each of its episodes, and whether the reader follows it', async () => {
  const { slug } = await createProcessedItem(world.store, { showId: show.id, lines: 2 });
  const podcastFor = async (session?: string) =>
    (await world.ask(`/v2/episode/${slug}`, session ? { session } : {})).body['podcast'];
  expect(await podcastFor(member)).toMatchObject({ slug: 'minutes', following: true });
  expect(await podcastFor(other)).toMatchObject({ following: false });
  expect(await podcastFor()).toMatchObject({ following: false });
});

it('is no longer followed, however often it is asked, and by others as before', async () => {
  await follow({ uuid: show.id, follow: true }, other);
  for (const _ of [1, 2]) {
    const { status, body } = await follow({ uuid: show.id, follow: false }, member);
    expect([status, body['message']]).toEqual([200, 'No longer following The Minutes']);
  }
  expect(await following(member)).toEqual([]);
  expect(await following(other)).toHaveLength(1);
});

it('must be in the library, and who follows signed in', async () => {
  const unknown = await follow({ uuid: randomUUID(), follow: true }, member);
  expect([unknown.status, unknown.body['code']]).toEqual([404, 'podcast.not-found']);
  expect((await follow({ uuid: 'minutes', follow: true }, member)).status).toBe(400);
  expect((await follow({ uuid: show.id, follow: true })).status).toBe(401);
  expect((await world.ask('/v2/get_user_following_list')).status).toBe(401);
});
