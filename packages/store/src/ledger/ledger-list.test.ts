import { createOrganization } from '@ecco/factories/rows';
import { beforeAll, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import {
  addSignals,
  all,
  gather,
  type LedgerSource,
  money,
  own,
  signalOf,
  stated,
} from './ledger.fixture.ts';

describeEachDatabase('the ledger as a list', (opened) => {
  const items: string[] = [];
  beforeAll(async () => {
    const { store } = opened;
    const fund = await createOrganization(store, {
      name: 'Yarrow Fund',
      type: 'US_PENSION_FUND',
      state: 'TX',
    });
    const tellings: LedgerSource[] = [
      { signals: [signalOf({ manager: stated('Larch'), amount: money(5e6), assetClass: stated('timber') })] },
      { signals: [signalOf({ kind: 'hire', manager: stated('Alder') })], on: '2026-06-01' },
      {
        signals: [signalOf({ amount: money(90e6), assetClass: stated('private equity') })],
        on: '2026-07-01',
      },
      { signals: [signalOf({ kind: 'search', stage: stated('considered') })], on: '2026-08-01' },
    ];
    for (const one of tellings) items.push(await addSignals(store, one));
    for (const id of items.slice(0, 3)) await own(store, fund.id, id);
    await gather(store);
  });
  const days = async (query: Parameters<Store['ledger']['page']>[0] | object) =>
    (await opened.store.ledger.page({ ...all, ...query })).rows.map(({ happenedOn }) =>
      happenedOn?.slice(5, 7),
    );

  it('is filtered by what is asked for', async () => {
    expect(await days({})).toEqual(['08', '07', '06', '05']);
    expect(await days({ kinds: ['hire', 'search'] })).toEqual(['08', '06']);
    expect(await days({ stages: ['considered'] })).toEqual(['08']);
    expect(await days({ assetGroups: ['private_equity', 'real_assets'] })).toEqual(['07', '05']);
    expect(await days({ states: ['TX'] })).toEqual(['07', '06', '05']);
    expect(await days({ amount: { min: 6e6 } })).toEqual(['07']);
    expect(await days({ amount: { max: 6e6 } })).toEqual(['05']);
    expect(await days({ period: { from: '2026-06-01', to: '2026-07-01' } })).toEqual(['07', '06']);
    expect(await days({ words: 'larch' })).toEqual(['05']);
    expect(await days({ words: 'yarrow', kinds: ['hire'] })).toEqual(['06']);
    expect(await days({ itemId: items[3] })).toEqual(['08']);
  });

  it('is ordered, and cut in pages', async () => {
    expect(await days({ order: { column: 'date', descending: false } })).toEqual(['05', '06', '07', '08']);
    expect(await days({ order: { column: 'amount', descending: true } })).toEqual(['07', '05', '08', '06']);
    expect(await days({ order: { column: 'kind', descending: false } })).toEqual(['07', '05', '06', '08']);
    expect(await days({ order: { column: 'who', descending: false } })).toEqual(['07', '06', '05', '08']);
    const second = await opened.store.ledger.page({ page: 2, perPage: 3 });
    expect([second.rows.length, second.total]).toEqual([1, 4]);
  });

  it('counts what each choice would leave, under the other filters alone', async () => {
    const { kinds, stages, assetGroups, states } = await opened.store.ledger.counts({ kinds: ['hire'] });
    expect(kinds).toEqual(
      expect.arrayContaining([
        { value: 'commitment', count: 2 },
        { value: 'hire', count: 1 },
        { value: 'search', count: 1 },
      ]),
    );
    expect(stages).toEqual([{ value: 'approved', count: 1 }]);
    expect(assetGroups).toEqual([]);
    expect(states).toEqual([{ value: 'TX', count: 1 }]);
  });

  it('says which of some items tell a row', async () => {
    expect(await opened.store.ledger.tellersOf({ kinds: ['hire'] }, items)).toEqual([items[1]]);
    expect(await opened.store.ledger.tellersOf({ kinds: ['hire'] }, [items[0] ?? ''])).toEqual([]);
  });
});
