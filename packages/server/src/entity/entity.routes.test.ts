import type { EntityType } from '@ecco/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  const add = async (title: string, day: number, named: [string, EntityType, number][]) => {
    await world.store.transaction(async (tx) => {
      const publishedAt = new Date(Date.UTC(2026, 0, day));
      const { item } = await tx.items.insertOrFind({ kind: 'episode', title, publishedAt, nextStage: null });
      const all = named.map(([name, type, mentions]) => ({
        name,
        type,
        mentions,
        aliases: [],
        segmentIds: [],
      }));
      await tx.entities.replace(item.id, all);
    });
  };
  await add('Old', 1, [
    ['Halvern Fund', 'organisation', 3],
    ['Ada Verity', 'person', 1],
  ]);
  await add('New', 2, [
    ['Halvern Fund', 'organisation', 1],
    ['Bo Lind', 'person', 4],
  ]);
});
afterAll(() => world.end());

it.each(['halvern-fund', 'Halvern%20Fund'])('gives what names %s, newest first', async (entity) => {
  const { body } = await world.ask(`/v2/get_episodes_by_entity?entity=${entity}&per_page=1`);
  expect(body).toMatchObject({
    entity: { name: 'Halvern Fund', slug: 'halvern-fund', entity_type: 'organisation' },
    episodes: [{ title: 'New' }],
    pagination: { page: 1, per_page: 1, total: 2, pages: 2 },
  });
});

it('says that it knows nobody of a name', async () => {
  const { status, body } = await world.ask('/v2/get_episodes_by_entity?entity=nobody');
  expect(status).toBe(200);
  expect(body).toMatchObject({ entity: null, episodes: [], pagination: { total: 0, pages: 0 } });
});

it('lists people by how often they are named, or those whose name has the letters', async () => {
  expect((await world.ask('/v2/people')).body).toMatchObject({
    people: [
      { name: 'Bo Lind', slug: 'bo-lind', mentions: 4, episodes: 1 },
      { name: 'Ada Verity', slug: 'ada-verity', mentions: 1, episodes: 1 },
    ],
    pagination: { total: 2 },
  });
  expect((await world.ask('/v2/people?q=veri')).body).toMatchObject({ people: [{ slug: 'ada-verity' }] });
});
