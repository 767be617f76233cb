import type { EntityType } from '@ecco/domain';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

type Naming = { name: string; type: EntityType; mentions: number };

describeEachDatabase('people and organizations in the library', (opened) => {
  const add = async (title: string, dayOfMonth: number | null, named: Naming[]) => {
    await opened.store.transaction(async (tx) => {
      const publishedAt = dayOfMonth === null ? null : new Date(Date.UTC(2026, 0, dayOfMonth));
      const createdAt = new Date(Date.UTC(2026, 0, 15));
      const { item } = await tx.items.insertOrFind({
        kind: 'episode',
        title,
        publishedAt,
        createdAt,
        nextStage: null,
      });
      const all = named.map((one) => ({ ...one, aliases: [], segmentIds: [] }));
      await tx.entities.replace(item.id, all);
    });
  };
  const page = { page: 1, perPage: 10 };

  it('are found by slug or name, with what names them, newest first', async () => {
    const { entities } = opened.store;
    const halvern = { name: 'Halvern Teachers’ Fund', type: 'organisation', mentions: 2 } as const;
    await add('Old', 1, [halvern]);
    await add('New', 20, [halvern, { name: 'Mercer', type: 'organisation', mentions: 1 }]);
    await add('Undated', null, [halvern, { name: 'Mercer', type: 'organisation', mentions: 1 }]);
    await add('Other', 9, [
      { name: 'Mercer', type: 'person', mentions: 9 },
      { name: 'Lisbon', type: 'place', mentions: 1 },
    ]);
    const match = await entities.find('halvern-teachers-fund');
    expect(match).toMatchObject({ name: halvern.name, type: 'organisation' });
    expect(await entities.find(halvern.name)).toEqual(match);
    expect(await entities.find('mercer')).toMatchObject({ type: 'organisation' });
    expect([await entities.find('lisbon'), await entities.find('nobody')]).toEqual([null, null]);
    const { rows, total } = await entities.itemsNaming(match?.id ?? '', page);
    expect([rows.map(({ item }) => item.title), total]).toEqual([['New', 'Old', 'Undated'], 3]);
  });

  it('people come by how often they are named, and are found by a part of their name', async () => {
    const { entities } = opened.store;
    const person = (name: string, mentions: number) => ({ name, type: 'person', mentions }) as const;
    await add('A', 2, [person('Ada Verity', 4), person('Bo 100%_', 5)]);
    await add('B', 3, [person('Ada Verity', 3)]);
    const names = async (text?: string) =>
      (await entities.mostNamed({ type: 'person', ...page, text })).rows.map(({ name }) => name);
    expect(await names()).toEqual(['Mercer', 'Ada Verity', 'Bo 100%_']);
    expect((await entities.mostNamed({ type: 'person', ...page, text: 'ada' })).rows).toEqual([
      { name: 'Ada Verity', slug: 'ada-verity', mentions: 7, episodes: 2 },
    ]);
    expect([await names('VERI'), await names('%'), await names('0%_')]).toEqual([
      ['Ada Verity'],
      ['Bo 100%_'],
      ['Bo 100%_'],
    ]);
    expect(await entities.mostNamed({ type: 'person', page: 9, perPage: 2 })).toEqual({ rows: [], total: 3 });
  });
});
