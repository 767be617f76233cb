import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedItem } from '../testing/seed-item.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  item = await seedItem(world.store);
  await seedItem(world.store, { title: 'Another' }, 5);
});
afterAll(() => world.end());

describe('search', () => {
  it.each([
    ['inside an item', () => `/v2/search/search_inside/${item.slug}?query=zirconium`],
    ['across transcripts', () => '/v2/episode/search_transcripts?query=zirconium'],
  ])('%s leads to the line, the speaker and the second', async (_, path) => {
    const { body } = await world.ask(path());
    expect(body).toMatchObject({
      degraded: [],
      results: [
        {
          content_id: 7,
          parent_uuid: item.id,
          speaker: 'B',
          start_time: '0:00:28',
          highlights: ['zirconium'],
        },
      ],
    });
  });

  it('finds items by their words', async () => {
    const { body } = await world.ask('/v2/episode/local_search?keywords=funding');
    expect(body['episodes']).toMatchObject([{ uuid: item.id }]);
  });

  it('may find nothing', async () => {
    const { status, body } = await world.ask('/v2/episode/search_transcripts?query=quetzalcoatl');
    expect({ status, results: body['results'] }).toEqual({ status: 200, results: [] });
  });

  it.each(['', '%20%20', 'x'.repeat(301)])('refuses the query "%s"', async (query) => {
    const { status, body } = await world.ask(`/v2/episode/search_transcripts?query=${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'query' }] });
  });
});
