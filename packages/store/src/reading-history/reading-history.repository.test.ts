import { randomUUID } from 'node:crypto';
import { limits } from '@ecco/contract';
import { createItems, createUser, numbered } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import { waitUntil } from '../testing/wait-until.ts';

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describeEachDatabase('the history of a person', (opened) => {
  /** Notes it at a time after all others. */
  const note = async (userId: string, itemId: string, positionMs: number | null = null) => {
    const began = Date.now();
    await waitUntil(() => Date.now() > began);
    return opened.store.readingHistory.note({ userId, itemId, positionMs });
  };
  const reported = async (userId: string, page = 1, perPage = 100) => {
    const { rows, total } = await opened.store.readingHistory.page(userId, { page, perPage });
    return { total, rows: rows.map(({ item, positionMs }) => [item.title, positionMs]) };
  };

  it('has each item once, newest first, at the place it was left', async () => {
    const { store } = opened;
    const [ada, bea] = [(await createUser(store)).id, (await createUser(store)).id];
    const [one = '', two = ''] = idsOf(await createItems(store, numbered('read', 2)));
    expect([await note(ada, one, 61_000), await note(ada, two)]).toEqual([true, true]);
    expect(await reported(ada)).toEqual({
      total: 2,
      rows: [
        ['read 2', null],
        ['read 1', 61_000],
      ],
    });
    await note(ada, one);
    expect(await reported(ada, 1, 1)).toEqual({ total: 2, rows: [['read 1', 61_000]] });
    expect(await reported(ada, 2, 1)).toEqual({ total: 2, rows: [['read 2', null]] });
    expect(await reported(bea)).toEqual({ total: 0, rows: [] });
  });

  it('knows no item that is not in the library', async () => {
    const ada = (await createUser(opened.store)).id;
    expect(await note(ada, randomUUID(), 1)).toBe(false);
    expect((await reported(ada)).total).toBe(0);
  });

  it('forgets one, or all, of this person alone', async () => {
    const { store } = opened;
    const [ada, bea] = [(await createUser(store)).id, (await createUser(store)).id];
    const ids = idsOf(await createItems(store, numbered('forgotten', 3)));
    for (const id of ids) await note(ada, id);
    await note(bea, ids[0] ?? '');
    await store.readingHistory.forget(ada, ids[1] ?? '');
    await store.readingHistory.forget(ada, ids[1] ?? '');
    expect((await reported(ada)).rows.map(([title]) => title)).toEqual(['forgotten 3', 'forgotten 1']);
    await store.readingHistory.forgetAll(ada);
    expect([(await reported(ada)).total, (await reported(bea)).total]).toEqual([0, 1]);
  });

  it('keeps what was opened last, up to a limit', async () => {
    const { store } = opened;
    const ada = (await createUser(store)).id;
    const ids = idsOf(await createItems(store, numbered('many', limits.historyMax + 1)));
    await note(ada, ids[0] ?? '');
    await note(ada, ids[1] ?? '');
    for (const itemId of ids.slice(2))
      await store.readingHistory.note({ userId: ada, itemId, positionMs: 0 });
    const { rows, total } = await reported(ada, 1, 1_000);
    expect([rows.length, total]).toEqual([limits.historyMax, limits.historyMax]);
    expect(rows.map(([title]) => title)).not.toContain('many 1');
    expect(rows.at(-1)?.[0]).toBe('many 2');
  });

  it('tells which lists are read to their end', async () => {
    const { store } = opened;
    const ada = (await createUser(store)).id;
    const ids = idsOf(await createItems(store, numbered('whole', 2)));
    const add = (title: string, itemIds: string[]) =>
      store.lists.create({ ownerId: null, title, description: null, itemIds });
    const lists = [await add('Both', ids), await add('One', ids.slice(0, 1)), await add('None', [])];
    await note(ada, ids[0] ?? '');
    const done = () =>
      store.readingHistory.completed(
        ada,
        lists.map(({ id }) => id),
      );
    expect(await done()).toEqual(new Set([lists[1]?.id]));
    await note(ada, ids[1] ?? '');
    expect(await done()).toEqual(new Set([lists[0]?.id, lists[1]?.id]));
    expect(
      await store.readingHistory.completed(
        (await createUser(store)).id,
        lists.map(({ id }) => id),
      ),
    ).toEqual(new Set());
  });
});
