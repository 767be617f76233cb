import type { Fact } from '@ecco/domain';
import { createOrganization } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const none = { words: null, source: null, sourceUrl: null, provenance: 'hand' as const };

describeEachDatabase('organisations', (opened) => {
  const named = async (idOrSlug: string) => {
    const organization = await opened.store.organizations.find(idOrSlug);
    if (organization === null) throw new Error(`there is no ${idOrSlug}`);
    return organization;
  };

  it('are found by id, slug and the slugs of before', async () => {
    const { organizations } = opened.store;
    const { id } = await createOrganization(opened.store, { name: 'Birch Fund', aliases: ['Birch', 'BF'] });
    await organizations.update(await named(id), { slug: 'birches' });
    await organizations.update(await named(id), { slug: 'birch-and-sons', name: 'Birch & Sons' });
    for (const name of [id, 'birch-fund', 'birches', 'birch-and-sons'])
      expect((await named(name)).organization).toMatchObject({ id, name: 'Birch & Sons' });
    expect((await named(id)).aliases).toEqual(['Birch', 'BF']);
    expect(await organizations.find('birch')).toBeNull();
  });

  it('take a slug of their own back, and never one that leads to another', async () => {
    const { organizations } = opened.store;
    const { id } = await createOrganization(opened.store, { name: 'Alder' });
    const other = await createOrganization(opened.store, { name: 'Cedar' });
    await organizations.update(await named(id), { slug: 'alders' });
    await organizations.update(await named(id), { slug: 'alder' });
    expect((await named('alders')).organization.slug).toBe('alder');
    expect(await organizations.update(await named(other.id), { slug: 'alders' })).toBeNull();
    expect(await organizations.add({ name: 'Elm', type: 'FOUNDATION', slug: 'alders' })).toBeNull();
    expect((await named(other.id)).organization.slug).toBe('cedar');
  });

  it('are numbered where two have one name', async () => {
    const slugs = [];
    for (const name of ['Twin', 'Twin']) slugs.push((await createOrganization(opened.store, { name })).slug);
    expect(slugs).toEqual(['twin', 'twin-2']);
  });

  it('are made many at once, each in its place and with its facts', async () => {
    const { organizations } = opened.store;
    await createOrganization(opened.store, { name: 'Rowan' });
    const type = 'FOUNDATION' as const;
    const made = await organizations.addMany([
      { name: 'Rowan', type },
      { name: 'Hazel', type, aliases: ['Nut'] },
      { name: 'Hazel', type },
      { name: 'Elder', type, slug: 'rowan' },
    ]);
    expect(made.map((one) => one?.slug)).toEqual(['rowan-2', 'hazel', 'hazel-2', undefined]);
    expect((await named('hazel')).aliases).toEqual(['Nut']);
    const fact = { ...none, kind: 'total_assets' as const };
    const [first = '', second = ''] = made.flatMap((one) => one?.id ?? []);
    await organizations.putFacts([
      { ...fact, organizationId: first, asOf: '2025-06-30', value: 10 },
      { ...fact, organizationId: first, asOf: '2024-06-30', value: 5 },
      { ...fact, organizationId: second, asOf: '2025-06-30', value: 20 },
    ]);
    expect((await named(first)).organization.totalAssets).toBe(10);
    expect((await named(second)).organization.totalAssets).toBe(20);
    expect(await organizations.addMany([])).toEqual([]);
  });

  it('are gone while they are deleted, and come back as they were', async () => {
    const { organizations } = opened.store;
    const { id } = await createOrganization(opened.store, { name: 'Fleeting', aliases: ['Flee'] });
    expect(await organizations.remove(id)).toBe(true);
    expect([await organizations.find(id), await organizations.remove(id)]).toEqual([null, false]);
    expect((await organizations.page({ page: 1, perPage: 9, words: 'Fleeting' })).total).toBe(0);
    expect((await organizations.findDeleted('fleeting'))?.organization.id).toBe(id);
    expect(await organizations.restore(id)).toBe(true);
    expect((await named('fleeting')).aliases).toEqual(['Flee']);
  });

  it('show the newest of their facts and keep the others', async () => {
    const { organizations } = opened.store;
    const { id: organizationId } = await createOrganization(opened.store);
    const put = (asOf: string, value: number): Promise<Fact> =>
      organizations.putFact({ ...none, organizationId, kind: 'total_assets', asOf, value });
    const newest = await put('2026-06-30', 3e9);
    await put('2025-06-30', 1e9);
    await put('2025-06-30', 2e9);
    const shown = async () => (await named(organizationId)).organization.totalAssets;
    expect((await organizations.factsOf(organizationId)).map(({ value }) => value)).toEqual([3e9, 2e9]);
    expect(await shown()).toBe(3e9);
    await organizations.removeFact(organizationId, newest.id);
    expect(await shown()).toBe(2e9);
  });

  it('are listed by type in the order that is asked for, and found by words that stand for themselves', async () => {
    const { organizations } = opened.store;
    const type = 'GOVERNMENT_AGENCY' as const;
    for (const [name, state] of [
      ['beech', 'OH'],
      ['Ash', 'Federal'],
      ['Yew 100%', 'AL'],
    ] as const)
      await createOrganization(opened.store, { name, type, state });
    const listed = async (query: object) =>
      (await organizations.page({ page: 1, perPage: 9, types: [type], ...query })).rows.map(
        ({ name }) => name,
      );
    expect(await listed({})).toEqual(['Ash', 'beech', 'Yew 100%']);
    expect(await listed({ order: { column: 'state', descending: false } })).toEqual([
      'Ash',
      'Yew 100%',
      'beech',
    ]);
    expect(await listed({ words: '100%' })).toEqual(['Yew 100%']);
    expect(await listed({ words: 'oh' })).toEqual(['beech']);
    expect(await organizations.countByType()).toContainEqual({ type, count: 3 });
  });

  it('are stored within their bounds', async () => {
    const long = await createOrganization(opened.store, {
      name: 'N'.repeat(500),
      description: 'd'.repeat(20_000),
      ticker: 'T'.repeat(50),
      aliases: Array.from({ length: 80 }, (_, index) => `Alias ${index}`),
    });
    expect([long.name.length, long.description?.length, long.ticker]).toEqual([200, 8_000, null]);
    expect((await named(long.id)).aliases).toHaveLength(50);
  });
});
