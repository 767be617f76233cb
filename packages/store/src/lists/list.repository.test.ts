import { randomUUID } from 'node:crypto';
import { createItems, createUser, numbered } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { waitUntil } from '../testing/wait-until.ts';

const add = (store: Store, ownerId: string | null, title: string, itemIds: string[] = []) =>
  store.lists.create({ ownerId, title, description: null, itemIds });

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describeEachDatabase('lists', (opened) => {
  const titlesOf = async (listId: string) =>
    (await opened.store.lists.itemsOf(listId)).map(({ item }) => item.title);

  it('hold items once, in the order given, and leave out what the library does not hold', async () => {
    const { store } = opened;
    const [one = '', two = '', three = ''] = idsOf(await createItems(store, numbered('order', 3)));
    const list = await add(store, (await createUser(store)).id, 'Ordered', [three, one, three, randomUUID()]);
    expect(await titlesOf(list.id)).toEqual(['order 3', 'order 1']);

    await store.lists.replaceItems(list.id, [one, two, three]);
    expect(await titlesOf(list.id)).toEqual(['order 1', 'order 2', 'order 3']);
    await store.lists.replaceItems(list.id, []);
    expect(await titlesOf(list.id)).toEqual([]);
  });

  it('take an item at their end once, and give it back once', async () => {
    const { store } = opened;
    const owner = (await createUser(store)).id;
    const [one = '', two = ''] = idsOf(await createItems(store, numbered('added', 2)));
    const [full, empty] = [await add(store, owner, 'Full', [two]), await add(store, owner, 'Empty')];
    const ids = [full.id, empty.id];
    expect(new Set(await store.lists.addItem(one, ids))).toEqual(new Set(ids));
    expect(await store.lists.addItem(one, ids)).toEqual([]);
    expect([await titlesOf(full.id), await titlesOf(empty.id)]).toEqual([
      ['added 2', 'added 1'],
      ['added 1'],
    ]);
    expect(new Set(await store.lists.holding(one, ids))).toEqual(new Set(ids));
    expect(await store.lists.countsOf(ids)).toEqual(
      new Map([
        [full.id, 2],
        [empty.id, 1],
      ]),
    );
    expect(await store.lists.removeItem(one, ids)).toHaveLength(2);
    expect(await store.lists.removeItem(one, ids)).toEqual([]);
    expect(await store.lists.holding(one, ids)).toEqual([]);
  });

  it('are one person’s, changed last first, and those of a day are not among them', async () => {
    const { store } = opened;
    const [ada, bea] = [(await createUser(store)).id, (await createUser(store)).id];
    const [item = ''] = idsOf(await createItems(store, numbered('owned', 1)));
    const [first, second] = [await add(store, ada, 'First', [item]), await add(store, ada, 'Second')];
    await add(store, bea, 'Hers');
    await store.transaction((tx) =>
      tx.lists.putDaily({
        ownerId: ada,
        day: '2026-03-01',
        title: 'Day',
        itemIds: [],
        needs: {},
        reasons: {},
      }),
    );
    await waitUntil(() => Date.now() > second.updatedAt.getTime());
    await store.lists.touch([first.id]);
    const mine = await store.lists.ofOwner(ada);
    expect(mine.map(({ list, count }) => [list.id, count])).toEqual([
      [first.id, 1],
      [second.id, 0],
    ]);
    expect(await store.transaction((tx) => tx.lists.holdCountOf(ada))).toBe(2);
  });

  it('without an owner go to the first of several who claim them at once', async () => {
    const { store } = opened;
    const list = await add(store, null, 'Nobody’s');
    const people = await Promise.all([1, 2, 3].map(async () => (await createUser(store)).id));
    const claims = await Promise.all(people.map((person) => store.lists.claim(list.id, person)));
    const winners = claims.flatMap((claimed) => claimed?.ownerId ?? []);
    expect(winners).toHaveLength(1);
    expect((await store.lists.findById(list.id))?.ownerId).toBe(winners[0]);
    expect(await store.lists.claim(randomUUID(), people[0] ?? '')).toBeNull();
  });

  it('are changed in what is given alone, and are gone with their items once removed', async () => {
    const { store } = opened;
    const items = await createItems(store, numbered('gone', 1));
    const list = await add(store, null, 'Plain', idsOf(items));
    const changed = await store.lists.change(list.id, { type: 'curated', category: 'Fees' });
    expect(changed).toMatchObject({ title: 'Plain', type: 'curated', category: 'Fees', slug: list.slug });
    expect((await store.lists.hold([list.id]))[0]).toEqual(changed);
    expect(await store.lists.remove(list.id)).toBe(true);
    expect(await store.lists.remove(list.id)).toBe(false);
    expect(await titlesOf(list.id)).toEqual([]);
    expect(await store.items.findById(items[0]?.id ?? '')).not.toBeNull();
    expect(await store.lists.change(list.id, { title: 'Back' })).toBeNull();
  });

  it('that are curated are told by category, with their first items', async () => {
    const { store } = opened;
    const ids = idsOf(await createItems(store, numbered('shown', 4)));
    const lists = await Promise.all(['B', 'A', 'Z'].map((title) => add(store, null, title, ids)));
    const categories = ['fees', 'fees', null];
    for (const [index, { id }] of lists.entries())
      await store.lists.change(id, { type: 'curated', category: categories[index] ?? null });
    const curated = await store.lists.curated();
    expect(curated.map(({ list, count }) => [list.title, count])).toEqual([
      ['A', 4],
      ['B', 4],
      ['Z', 4],
    ]);
    const places = await store.lists.firstOf(
      lists.map(({ id }) => id),
      2,
    );
    const first = places.filter(({ listId }) => listId === lists[0]?.id).map(({ itemId }) => itemId);
    expect([places.length, first]).toEqual([6, ids.slice(0, 2)]);
  });

  it('know nothing of no lists', async () => {
    const { lists, readingHistory } = opened.store;
    const nothing = [
      await lists.hold([]),
      await lists.firstOf([], 1),
      await lists.addItem(randomUUID(), []),
      await lists.removeItem(randomUUID(), []),
      await lists.holding(randomUUID(), []),
    ];
    expect(nothing.flat()).toEqual([]);
    expect((await lists.countsOf([])).size + (await readingHistory.completed('nobody', [])).size).toBe(0);
  });

  it('go with their owner', async () => {
    const { store } = opened;
    const owner = (await createUser(store)).id;
    const [item] = await createItems(store, numbered('left', 1));
    const list = await add(store, owner, 'Left', idsOf(item ? [item] : []));
    await store.readingHistory.note({ userId: owner, itemId: item?.id ?? '', positionMs: 1 });
    await store.transaction((tx) =>
      tx.identity.remove('user', [{ field: 'id', operator: 'eq', value: owner }]),
    );
    expect(await store.lists.findById(list.id)).toBeNull();
    expect((await store.readingHistory.page(owner, { page: 1, perPage: 1 })).total).toBe(0);
  });
});
