import { createItems, createShow, createUser, numbered } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import type { Show } from '../shows/show.types.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

const done = 'ASSERTIONS_COMPLETE' as const;

/** An item of each day of January that is given. */
async function publish(
  store: Store,
  show: Show | null,
  days: number[],
  status: 'FAILED' | typeof done = done,
) {
  const items = days.map((day) => ({
    kind: 'episode' as const,
    title: `${show?.name ?? 'alone'} ${day}`,
    showId: show?.id ?? null,
    publishedAt: new Date(Date.UTC(2026, 0, day)),
    nextStage: null,
    status,
  }));
  return store.items.insertMany(items);
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describeEachDatabase('what a person has not opened', (opened) => {
  it('is told by tier and date, with few of one show, and without what failed or is ignored', async () => {
    const { store } = opened;
    const person = (await createUser(store)).id;
    const [followed, likely, other, ignored] = [
      await createShow(store, 'followed'),
      await createShow(store, 'likely'),
      await createShow(store, 'other'),
      await createShow(store, 'ignored'),
    ];
    const [, newest] = await publish(store, followed, [1, 9, 2, 3, 4]);
    await publish(store, followed, [30], 'FAILED');
    await publish(store, likely, [20]);
    await publish(store, other, [25, 26, 27, 28]);
    await publish(store, null, [5, 6]);
    await publish(store, ignored, [31]);
    await store.shows.setIgnored(ignored.id, true);
    await store.readingHistory.note({ userId: person, itemId: newest?.id ?? '', positionMs: null });
    const titles = async (limit: number, tiers = [[followed.id], [likely.id]]) => {
      const query = { userId: person, tiers, statuses: [done], limit, perShow: 2 };
      const ids = await store.lists.newestUnopened(query);
      const itemsWithShow = await store.items.findByIds(ids);
      return ids.map((id) => itemsWithShow.find(({ item }) => item.id === id)?.item.title);
    };
    const all = ['followed 4', 'followed 3', 'likely 20', 'other 28', 'other 27', 'alone 6', 'alone 5'];
    expect(await titles(4)).toEqual(all.slice(0, 4));
    expect(await titles(50)).toEqual(all);
    expect(await titles(1, [])).toEqual(['other 28']);
  });
});

describeEachDatabase('the list of a day', (opened) => {
  const put = (ownerId: string, day: string, itemIds: string[]) =>
    opened.store.transaction((tx) =>
      tx.lists.putDaily({ ownerId, day, title: day, itemIds, needs: {}, reasons: {} }),
    );
  const held = async (listId: string) =>
    (await opened.store.lists.itemsOf(listId)).map(({ item }) => item.id);

  it('is one to a person and day, however many ask at once, and stays as it was made', async () => {
    const { store } = opened;
    const [ada, bea] = [(await createUser(store)).id, (await createUser(store)).id];
    const [one = '', two = ''] = idsOf(await createItems(store, numbered('daily', 2)));
    const made = await Promise.all(Array.from({ length: 4 }, () => put(ada, '2026-03-01', [one])));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const list = await put(ada, '2026-03-01', [two]);
    expect([list.id, await held(list.id)]).toEqual([made[0]?.id, [one]]);
    const others = [await put(ada, '2026-03-02', [two]), await put(bea, '2026-03-01', [two])];
    expect(new Set([list, ...others].map(({ slug }) => slug)).size).toBe(3);
    expect(await store.lists.findDaily({ ownerId: ada, day: '2026-03-02' })).toEqual(others[0]);
    expect(await store.lists.findDaily({ ownerId: bea, day: '2026-03-02' })).toBeNull();
  });

  it('fills up while it is empty', async () => {
    const { store } = opened;
    const ada = (await createUser(store)).id;
    const [one = ''] = idsOf(await createItems(store, numbered('late', 1)));
    const empty = await put(ada, '2026-03-01', []);
    expect(await held(empty.id)).toEqual([]);
    const filled = await put(ada, '2026-03-01', [one]);
    expect([filled.id, await held(filled.id)]).toEqual([empty.id, [one]]);
  });
});
