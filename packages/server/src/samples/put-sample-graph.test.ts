import { fileURLToPath } from 'node:url';
import { createItem, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { connectSamples, putSampleGraph } from './put-sample-graph.ts';
import { putSampleHubs } from './put-sample-hubs.ts';
import { readSampleGraph } from './sample-graph.manifest.ts';

const directory = fileURLToPath(new URL('../../../../samples', import.meta.url));
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

const day = 86_400_000;
const slug = 'halvern-teachers-retirement-system';

it('puts the sample organizations once, with people, facts and meetings around the first start', async () => {
  const { store } = world;
  const { organizations: samples } = await readSampleGraph(directory);
  const now = new Date();
  await putSampleGraph(store, samples, now);
  await putSampleGraph(store, samples, new Date(now.getTime() + 30 * day));
  const found = await store.organisations.find(slug);
  const organisationId = found?.organisation.id ?? '';
  expect(found?.organisation).toMatchObject({ type: 'US_PENSION_FUND', totalAssets: 28.7e9, state: 'OH' });
  const board = await store.graph.membersOf({ organisationId, edges: ['HAS_BOARD_MEMBER'] });
  expect(board.map(({ person }) => person.name)).toContain('Beatrix Olandt');
  const coming = await store.funds.meetingsOf({
    organisationIds: [organisationId],
    period: { from: now },
    limit: 9,
    latestFirst: false,
  });
  expect(coming.map(({ meeting }) => meeting.title)).toEqual([
    'Investment Committee',
    'Regular Meeting of the Board of Trustees',
  ]);
  // Somebody who works for two is one person.
  const [ingrid, other] = await store.people.calledSo('Ingrid Paxmore');
  expect([(await store.graph.placesOf(ingrid?.id ?? '')).length, other]).toEqual([2, undefined]);
});

it('connects them to what was ingested, and leaves alone what an admin took away', async () => {
  const { store } = world;
  const { organizations: samples } = await readSampleGraph(directory);
  const show = await createShow(store, 'Halvern board');
  const item = await createItem(store, { title: 'Board meeting', showId: show.id });
  const feed = samples.find((one) => one.slug === slug)?.shows[0] ?? '';
  await connectSamples(store, samples, new Map([[feed, { itemId: item.id, showId: show.id }]]));
  expect(await store.links.organisationsOf(item.id)).toMatchObject([
    { organisation: { slug }, relation: 'of' },
  ]);
  const found = await store.organisations.find(slug);
  await store.organisations.remove(found?.organisation.id ?? '');
  await putSampleGraph(store, samples, new Date());
  expect(await store.organisations.find(slug)).toBeNull();
});

it('puts the sample hubs once, for everybody, and what they follow is there', async () => {
  const { store } = world;
  const { organizations, hubs } = await readSampleGraph(directory);
  await putSampleGraph(store, organizations, new Date());
  await putSampleHubs(store, hubs);
  await putSampleHubs(store, hubs);
  const lists = await store.lists.curated();
  expect(lists.map(({ list }) => list.slug).toSorted()).toEqual(hubs.map((hub) => hub.slug).toSorted());
  const counts = await store.hubs.followCounts(lists.map(({ list }) => list.id));
  const managers = lists.find(({ list }) => list.slug === 'sample-managers-and-advisers');
  expect(counts.get(managers?.list.id ?? '')).toBe(5);
});
