import { createItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('the library', (opened) => {
  const page = { page: 1, perPage: 1, sort: 'added' } as const;

  it('tells how many items there are after every change, and inside a transaction', async () => {
    const { store } = opened;
    const total = async (filter = {}, { items } = store) =>
      (await items.browse({ ...page, ...filter })).total;
    expect(await total()).toBe(0);
    const { id } = await createItem(store, { kind: 'article' });
    await createItem(store, { kind: 'episode' });
    expect([await total(), await total({ kinds: ['article'] }), await total({ kinds: [] })]).toEqual([
      2, 1, 2,
    ]);
    const inside = store.transaction(async (tx) => {
      await tx.items.insertOrFind({ kind: 'article', title: 'Never stored', nextStage: null });
      expect(await total()).toBe(opened.database.kind === 'memory' ? 3 : 2);
      throw new Error('undone');
    });
    await expect(inside).rejects.toThrow('undone');
    expect(await total()).toBe(2);
    await store.items.remove(id);
    expect(await total()).toBe(1);
  });
});
