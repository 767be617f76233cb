import { createProcessedItem, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const add = async (name: string, labels: string[]) => {
    const show = await createShow(world.store, name);
    await world.store.transaction((tx) => tx.tags.replace(show.id, labels));
    return show;
  };
  await add('Zither', ['Music', 'éducation']);
  const alto = await add('Alto', ['Music']);
  const publishedAt = new Date('2026-01-02T00:00:00Z');
  await createProcessedItem(world.store, { showId: alto.id, publishedAt, lines: 2 });
});
afterAll(() => world.end());

const labelsIn = (body: Record<string, unknown>): unknown => {
  const { tags } = body;
  return Array.isArray(tags) ? tags.map(({ label }) => label) : tags;
};

it.each(['/v2/api/tags', '/api/tags'])('lists every tag by its label at %s', async (path) => {
  const { status, body } = await world.ask(path);
  expect([status, labelsIn(body)]).toEqual([200, ['éducation', 'Music']]);
});

it.each([
  '/v2/api/tags/findOne?slug=music',
  '/api/tags/findOne?slug=music',
  '/api/tags/findOne?filters[slug]=music&populate=podcasts',
  '/api/tags/findOne?filters[slug][$eq]=music',
])('gives one tag with its podcasts at %s', async (path) => {
  expect((await world.ask(path)).body).toMatchObject({
    tag: {
      slug: 'music',
      label: 'Music',
      podcasts: [
        { name: 'Alto', episodes: 1, newest: '2026-01-02T00:00:00.000Z' },
        { name: 'Zither', episodes: 0, newest: null },
      ],
    },
  });
});

it('says of a tag that nothing is under it, and answers no other verb', async () => {
  const unknown = await world.ask('/api/tags/findOne?slug=none');
  expect([unknown.status, unknown.body['message']]).toEqual([
    404,
    'There is nothing under this tag in the library.',
  ]);
  expect((await world.ask('/api/tags', { method: 'POST' })).status).toBe(405);
  expect((await world.ask('/api/tags/findOne')).status).toBe(400);
});
