import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { UsersQuery } from '../users/user.repository.ts';

const everybody = ['Zoë', 'adam', 'Élan', 'Bert'];

/** Four people of this test, told from others by the words of their addresses. */
async function addPeople(store: Store): Promise<void> {
  const add = (firstName: string, at: number) =>
    store.accounts.addPerson({
      email: `${at}@order.example`,
      firstName,
      lastName: 'Row',
      passwordHash: 'none',
    });
  for (const [at, name] of everybody.entries()) await add(name, at);
}

describeEachDatabase('a list that is asked for in an order', (opened) => {
  it('orders all rows before it takes a page, as a dictionary does, either way', async () => {
    const { store } = opened;
    await addPeople(store);
    const names = async (query: Partial<UsersQuery>) =>
      (await store.users.page({ page: 1, perPage: 2, words: 'order.example', ...query })).rows.map(
        ({ name }) => name.split(' ')[0],
      );
    const ascending = { column: 'name', descending: false } as const;
    expect(await names({ order: ascending })).toEqual(['adam', 'Bert']);
    expect(await names({ order: ascending, page: 2 })).toEqual(['Zoë', 'Élan']);
    expect(await names({ order: { column: 'name', descending: true } })).toEqual(['Élan', 'Zoë']);
  });

  it('puts rows without a value last, either way, and equal ones as the list has them', async () => {
    const { store } = opened;
    const { rows } = await store.users.page({ page: 1, perPage: 9, words: 'order.example' });
    await store.users.seen(rows[2]?.id ?? '');
    for (const descending of [true, false]) {
      const order = { column: 'last_seen_at', descending } as const;
      const seen = await store.users.page({ page: 1, perPage: 9, words: 'order.example', order });
      expect(seen.rows.map(({ id }) => id)).toEqual([2, 0, 1, 3].map((at) => rows[at]?.id));
    }
  });

  it('counts what the filters leave, over all pages', async () => {
    const { store } = opened;
    const { rows } = await store.users.page({ page: 1, perPage: 9, words: 'order.example' });
    await store.users.update(rows[0]?.id ?? '', { disabledAt: new Date() });
    const inState = (state: UsersQuery['state']) =>
      store.users.page({ page: 1, perPage: 1, words: 'order.example', state });
    expect(await inState('disabled')).toMatchObject({ rows: [{ id: rows[0]?.id }], total: 1 });
    expect(await inState('unverified')).toMatchObject({ total: 3 });
    expect(await inState('active')).toEqual({ rows: [], total: 0 });
  });

  it('takes words for what they are and not for a pattern', async () => {
    const { events } = opened.store;
    const event = { name: 'a_b%', slug: null, details: {}, userId: null, at: new Date() };
    await events.add([
      { ...event, id: randomUUID() },
      { ...event, id: randomUUID(), name: 'aXbY' },
    ]);
    const rowPage = await events.page({ page: 1, perPage: 9, words: 'A_B%' });
    expect(rowPage).toMatchObject({ rows: [{ name: 'a_b%' }], total: 1 });
  });
});
