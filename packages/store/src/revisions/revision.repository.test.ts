import { createItem, createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('other transcripts of an item', (opened) => {
  const given = { source: 'transcriber', serviceId: null, isUsedWhenDone: true, maker: null } as const;
  const begin = (itemId: string, userId: string | null = null) =>
    opened.store.revisions.begin({ ...given, itemId, userId });

  it('are made one at a time, and listed the last first with who requested them', async () => {
    const { revisions } = opened.store;
    const item = await createItem(opened.store, { title: 'Heard twice' });
    const user = await createUser(opened.store);
    const first = await begin(item.id, user.id);
    expect(await begin(item.id)).toBeNull();
    expect((await revisions.underWay()).map(({ id }) => id)).toContain(first?.id);
    await revisions.move(
      first?.id ?? '',
      { from: ['waiting', 'working'], to: 'failed' },
      { message: 'Away.' },
    );
    const second = await begin(item.id);
    expect((await revisions.ofItem(item.id)).map(({ id, by, message }) => [id, by, message])).toEqual([
      [second?.id, null, null],
      [first?.id, user.email, 'Away.'],
    ]);
  });

  it('go from state to state only where they are in one of those expected, and bear when they were used', async () => {
    const { revisions } = opened.store;
    const item = await createItem(opened.store, { title: 'Heard once more' });
    const id = (await begin(item.id))?.id ?? '';
    expect(await revisions.move(id, { from: ['proposed'], to: 'used' })).toBeNull();
    expect((await revisions.move(id, { from: ['waiting'], to: 'proposed' }))?.usedAt).toBeNull();
    expect(await revisions.move(id, { from: ['proposed'], to: 'used' })).toMatchObject({
      state: 'used',
      usedAt: expect.any(Date),
    });
  });
});
