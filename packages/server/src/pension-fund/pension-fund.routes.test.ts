import { createOrganization, createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const day = 86_400_000;
let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeMember();
  const { store } = world;
  for (const [name, state, assets, meets] of [
    ['Amber', 'Federal', 40e9, [-2, -3, -4, 5]],
    ['Basalt', 'CA', 6e9, [100]],
    ['Coral', 'OH', 5e8, []],
  ] as const) {
    const { id: organizationId } = await createOrganization(store, { name, state });
    const own = { organizationId, provenance: 'hand' } as const;
    const none = { words: null, source: null, sourceUrl: null, asOf: '2026-01-01' };
    await store.organizations.putFact({ ...own, ...none, kind: 'total_assets', value: assets });
    for (const days of meets) {
      const heldAt = new Date(Date.now() + days * day);
      const meeting = await store.meetings.add({ title: `${name} ${days}`, heldAt });
      const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
      await store.graph.connect({ ...own, edge: 'HAS_MEETING', target });
    }
  }
  await createOrganization(store, { name: 'No fund', type: 'PUBLIC_COMPANY' });
});
afterAll(() => world.end());

const ask = (path: string, filter?: object) => {
  const query = filter === undefined ? '' : `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return world.ask(`/v2${path}${query}`, { session });
};
const listed = async (filter?: object, path = '/kg/pension_funds'): Promise<unknown[]> => {
  const { organizations } = (await ask(path, filter)).body;
  return Array.isArray(organizations) ? organizations.map(({ name }) => name) : [];
};
const save = (filter: unknown) =>
  world.ask('/v2/save_pension_search', { method: 'POST', session, json: { filter } });

describe('pension funds', () => {
  it('come with two meetings of each side in the time that is asked for', async () => {
    expect((await ask('/kg/pension_funds', { events: { days_range: 30 } })).body).toMatchObject({
      organizations: [
        {
          name: 'Amber',
          recent_events: [{ title: 'Amber -2' }, { title: 'Amber -3' }],
          upcoming_events: [{ title: 'Amber 5', upcoming: true }],
          allocating: { is_allocating: false, explanation: null },
        },
        { name: 'Basalt', recent_events: [], upcoming_events: [] },
        { name: 'Coral' },
      ],
      recent_events: [{ title: 'Amber -2' }, { title: 'Amber -3' }, { title: 'Amber -4' }],
      upcoming_events: [{ title: 'Amber 5' }],
      pagination: { total: 3 },
    });
  });

  it('are asked for by state, assets and whether they meet', async () => {
    expect(await listed({ state: ['CA', 'OH'] })).toEqual(['Basalt', 'Coral']);
    expect(await listed({ aum: { min: 5e9, max: 1e10 } })).toEqual(['Basalt']);
    expect(await listed({ aum: { max: 1e9 } })).toEqual(['Coral']);
    expect(await listed({ state: [], topics: [], organizations: [] })).toHaveLength(3);
    expect(await listed({ organizations: ['nobody'] })).toEqual([]);
    expect(await listed({ events: { days_range: 7 } }, '/pension_funds_with_events')).toEqual(['Amber']);
    expect(await listed({ events: { days_range: 365 } }, '/pension_funds_with_events')).toEqual([
      'Amber',
      'Basalt',
    ]);
    const meeting = async (filter: object) => {
      const query = `per_page=1&filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { body } = await ask(`/pension_funds_with_events?${query}`);
      return body['pagination'];
    };
    const events = { days_range: 365 };
    expect(await meeting({ events })).toMatchObject({ total: 2 });
    expect(await meeting({ events, state: ['CA', 'OH'] })).toMatchObject({ total: 1 });
    expect(await meeting({ events, aum: { min: 5e9, max: 1e10 } })).toMatchObject({ total: 1 });
  });

  it('are asked for as they were saved, where nothing else is said', async () => {
    expect((await save('{"state":["OH"],"events":{"days_range":7}}')).status).toBe(200);
    expect(await listed()).toEqual(['Coral']);
    await save({ state: ['CA'] });
    expect((await ask('/kg/pension_funds')).body['filter']).toEqual({ state: ['CA'] });
    expect(await listed({})).toHaveLength(3);
    await save({});
  });

  it('are counted by state', async () => {
    const { body } = await ask('/pension_funds/meta');
    expect(body['total_funds']).toBe(3);
    expect(body['funds_meta']).toContainEqual({
      state: 'Federal',
      count: 1,
      total_assets: 40e9,
      meeting_count: 4,
      past_meeting_count: 3,
    });
  });

  it('are those that meet in the time, or those that do not', async () => {
    const meets = async (said: boolean) => {
      const { organizations } = (
        await ask(
          `/kg/pension_funds?meets=${said}&filter=${encodeURIComponent('{"events":{"days_range":30}}')}`,
        )
      ).body;
      return Array.isArray(organizations) ? organizations.map(({ name }) => name) : [];
    };
    expect(await meets(true)).toEqual(['Amber']);
    expect(await meets(false)).toEqual(['Basalt', 'Coral']);
  });

  it('are counted as they are filtered', async () => {
    const { body } = await ask('/pension_funds/meta', { state: ['CA', 'OH'], aum: { min: 1e9 } });
    expect(body).toMatchObject({
      total_funds: 1,
      funds_meta: [{ state: 'CA', count: 1, total_assets: 6e9 }],
    });
  });

  it('refuse a filter that is none', async () => {
    for (const filter of [
      'no json',
      '[1]',
      '{"state":["ZZ"]}',
      '{"events":{"days_range":0}}',
      '{"aum":{"min":-1}}',
    ])
      expect((await save(filter)).status).toBe(400);
    expect((await world.ask('/v2/kg/pension_funds?filter=%7B', { session })).status).toBe(400);
  });
});

it('what the latest meetings come to is told as it was said, with its line', async () => {
  const { store } = world;
  const { id: organizationId } = await createOrganization(store, { name: 'Dolomite', state: 'WY' });
  const meeting = await store.meetings.add({ title: 'Board', heldAt: new Date(Date.now() - day) });
  const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
  await store.graph.connect({ organizationId, edge: 'HAS_MEETING', target, provenance: 'hand' });
  const { id, slug } = await createProcessedItem(store);
  await store.transaction((tx) => tx.items.update(id, { oneLiner: 'As lists keep it.' }));
  await store.meetings.addItem(target.id, id);
  expect((await ask('/kg/pension_funds', { state: ['WY'] })).body['recent_events']).toMatchObject([
    { one_liner: { citations: [{ item: { slug }, content_id: expect.any(Number) }], item: { slug } } },
  ]);
});
