import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createItem, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { connectSamples, heldAt, putSampleGraph } from './put-sample-graph.ts';
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

it.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-23', 6, '2026-11-30'],
  ['2026-11-26', -26, '2026-11-02'],
])('a meeting of the samples is on a workday: from %s in %i days on %s', (from, days, on) => {
  const now = new Date(`${from}T09:30:00Z`);
  expect(heldAt({ in_days: days, at: '22:00' }, now)).toEqual(new Date(`${on}T22:00:00Z`));
});

it('a meeting that papers name a day for is on that day, until it is over', async () => {
  const { organizations } = await readSampleGraph(directory);
  const [regular] = organizations.find((one) => one.slug === slug)?.meetings ?? [];
  const minutes = await readFile(join(directory, 'sources/documents/halvern-minutes.md'), 'utf8');
  expect(minutes).toContain('The next regular meeting will be held on December 10, 2026, at 9:00 a.m.');
  const heldFrom = (day: string) => regular && heldAt(regular, new Date(`${day}T12:00:00Z`)).toISOString();
  expect(heldFrom('2026-11-26')).toBe('2026-12-10T14:00:00.000Z');
  expect(heldFrom('2026-12-10')).toBe('2026-12-10T14:00:00.000Z');
  expect(heldFrom('2026-12-11')).toBe('2027-01-04T14:00:00.000Z');
});

it('puts the sample organizations once, with people, facts and meetings around the first start', async () => {
  const { store } = world;
  const { organizations: samples } = await readSampleGraph(directory);
  const now = new Date('2026-11-24T09:30:00Z');
  await putSampleGraph(store, samples, now);
  await putSampleGraph(store, samples, new Date(now.getTime() + 30 * day));
  const organization = await store.organizations.find(slug);
  const organizationId = organization?.organization.id ?? '';
  expect(organization?.organization).toMatchObject({
    type: 'US_PENSION_FUND',
    totalAssets: 28.7e9,
    state: 'OH',
  });
  const board = await store.graph.membersOf({ organizationId, edges: ['HAS_BOARD_MEMBER'] });
  expect(board.map(({ person }) => person.name)).toContain('Beatrix Olandt');
  const coming = await store.funds.meetingsOf({
    organizationIds: [organizationId],
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
  expect(await store.links.organizationsOf(item.id)).toMatchObject([
    { organization: { slug }, relation: 'of' },
  ]);
  const organization = await store.organizations.find(slug);
  await store.organizations.remove(organization?.organization.id ?? '');
  await putSampleGraph(store, samples, new Date());
  expect(await store.organizations.find(slug)).toBeNull();
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
