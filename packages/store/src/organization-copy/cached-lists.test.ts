import { createOrganization } from '@ecco/factories/rows';
import { beforeAll, expect, it } from 'vitest';
import type { FundsQuery } from '../funds/index.ts';
import { openStore } from '../open-store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { waitUntil } from '../testing/wait-until.ts';

const day = 86_400_000;
const now = new Date('2026-06-15T00:00:00Z');
const around = (days: number) => new Date(now.getTime() + days * day);
const own = { provenance: 'hand', words: null, source: null, sourceUrl: null } as const;
const first = { page: 1, perPage: 4 };

describeEachDatabase('lists of organizations that are kept in memory', (opened) => {
  const add = async (part: Parameters<typeof createOrganization>[1], assets: number | null = null) => {
    const { store } = opened;
    const { id } = await createOrganization(store, part);
    if (assets !== null)
      await store.organizations.putFact({
        ...own,
        organizationId: id,
        kind: 'total_assets',
        asOf: '2026-01-01',
        value: assets,
      });
    return id;
  };
  const meet = async (organizationId: string, days: number) => {
    const { store } = opened;
    const meeting = await store.meetings.add({ title: `${organizationId} ${days}`, heldAt: around(days) });
    const target = { kind: 'meeting', id: meeting?.id ?? '' } as const;
    await store.graph.connect({ organizationId, edge: 'HAS_MEETING', target, provenance: 'hand' });
    return target.id;
  };
  /** What is kept in memory gives, and what the database does, which is asked inside a transaction. */
  const both = async (query: FundsQuery) => {
    const { store } = opened;
    return [await store.funds.page(query), await store.transaction(({ funds }) => funds.page(query))];
  };
  const names = async (query: Partial<FundsQuery> = {}) =>
    (await opened.store.funds.page({ page: 1, perPage: 20, ...query })).rows.map(({ name }) => name);

  beforeAll(async () => {
    const fund = 'US_PENSION_FUND' as const;
    const rows: [Parameters<typeof createOrganization>[1], number | null, number[]][] = [
      [{ name: 'émile', type: fund, state: 'CA' }, 3e9, [-3, 4]],
      [{ name: 'Zeta', type: fund, state: 'Federal', description: 'Σίσυφος and İZMİR' }, 3e9, [-3, -9, 40]],
      [{ name: 'alpha', type: 'FOUNDATION', state: null }, null, [1]],
      [{ name: 'Alpha', type: fund, state: 'OH' }, 9e9, []],
      [{ name: '𝔄lpha', type: fund, state: 'AK' }, 1e9, [2]],
      [{ name: '｡ sign', type: 'PRIVATE_COMPANY', description: '100% of_it' }, 2e9, []],
    ];
    for (const [part, assets, days] of rows) {
      const id = await add(part, assets);
      for (const one of days) await meet(id, one);
    }
  });

  it.each<[string, Partial<FundsQuery>]>([
    ['all', {}],
    ['a page behind the last', { page: 9 }],
    ['the second page', { page: 2 }],
    ['types', { types: ['US_PENSION_FUND', 'FOUNDATION'] }],
    ['states', { states: ['CA', 'Federal'] }],
    ['assets', { assets: { min: 2e9, max: 9e9 } }],
    ['assets up to a sum', { assets: { max: 3e9 } }],
    ['those who meet', { meeting: { from: around(-5), to: around(3) } }],
    ['those who do not meet', { silent: { from: around(-5), to: around(3) } }],
    ['those who met ever', { meeting: { to: now } }],
    ['words', { words: 'ALPHA' }],
    ['words beyond ASCII', { words: 'ΣΊΣΥΦΟΣ' }],
    ['a capital of two signs', { words: 'İzm' }],
    ['signs that are patterns elsewhere', { words: '0% of_' }],
    ['a state as a word', { words: 'federal' }],
    ['nobody', { ids: [] }],
    ['by name, the last first', { order: { column: 'name', descending: true } }],
    ['by assets', { order: { column: 'total_assets', descending: false } }],
    ['by assets, the most first', { order: { column: 'total_assets', descending: true } }],
    ['by state', { order: { column: 'state', descending: false } }],
    ['by state, the last first', { order: { column: 'state', descending: true } }],
    ['by members, which none has', { order: { column: 'total_members', descending: true } }],
  ])('are the same as the database gives: %s', async (_, query) => {
    const [rowPage, stored] = await both({ ...first, ...query });
    expect(rowPage?.rows.map(({ name }) => name)).toEqual(stored?.rows.map(({ name }) => name));
    expect(rowPage?.rows).toEqual(stored?.rows);
    const { order: _order, ...filter } = query;
    const ofAll = ({ funds }: Pick<typeof opened.store, 'funds'>) => funds.idsOf(filter, 3);
    expect(await ofAll(opened.store)).toEqual(await opened.store.transaction(ofAll));
    // The database does not count behind the last page.
    if (stored && stored.rows.length > 0) expect(rowPage?.total).toBe(stored.total);
  });

  it('have the meetings around now that the database gives', async () => {
    const { store } = opened;
    const { rows } = await store.funds.page({ page: 1, perPage: 20 });
    const query = {
      organizationIds: rows.map(({ id }) => id),
      filter: { types: ['US_PENSION_FUND'] as const },
      time: { from: around(-30), now, to: around(30) },
      limits: { each: 1, all: 3 },
    };
    const aroundMeetings = await store.funds.meetingsAround(query);
    expect(aroundMeetings).toEqual(await store.transaction(({ funds }) => funds.meetingsAround(query)));
    expect([
      aroundMeetings.recent.length,
      aroundMeetings.upcoming.length,
      aroundMeetings.allRecent.length,
    ]).toEqual([2, 3, 3]);
  });

  it('are right after every change', async () => {
    const { store } = opened;
    const words = 'changing';
    expect(await names({ words })).toEqual([]);
    const id = await add({ name: 'Changing One' });
    expect(await names({ words })).toEqual(['Changing One']);
    const named = await store.organizations.find(id);
    if (named) await store.organizations.update(named, { name: 'Changing Two' });
    expect(await names({ words })).toEqual(['Changing Two']);

    const meeting = { from: around(100), to: around(200) };
    const meetingId = await meet(id, 150);
    expect(await names({ meeting })).toEqual(['Changing Two']);
    await store.meetings.update(meetingId, { heldAt: around(300) });
    expect(await names({ meeting })).toEqual([]);
    await store.meetings.update(meetingId, { heldAt: around(120) });
    expect(await names({ meeting })).toEqual(['Changing Two']);
    await store.meetings.remove(meetingId);
    expect(await names({ meeting })).toEqual([]);

    await store.organizations.remove(id);
    expect(await names({ words })).toEqual([]);
    await store.organizations.restore(id);
    expect(await names({ words })).toEqual(['Changing Two']);
    await store.organizations.remove(id);
  });

  it('know nothing of what was not stored in the end', async () => {
    const { store } = opened;
    const failing = store.transaction(async (tx) => {
      await createOrganization(tx, { name: 'Never stored' });
      // Asked by the outer handle, too.
      if (opened.database.kind === 'memory')
        expect(await names({ words: 'never' })).toEqual(['Never stored']);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await names({ words: 'never' })).toEqual([]);
  });

  it('hear of what another process stored', async () => {
    const { database } = opened;
    if (database.kind !== 'server') return;
    await names();
    const other = await openStore({ database, files: { kind: 'directory', directory: '/nowhere' } });
    try {
      await createOrganization(other, { name: 'From elsewhere' });
    } finally {
      await other.close();
    }
    await waitUntil(async () => (await names({ words: 'elsewhere' })).length === 1);
    expect(await names({ words: 'elsewhere' })).toEqual(['From elsewhere']);
  });
});
