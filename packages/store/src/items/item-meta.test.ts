import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BoundsError } from '../errors/store.errors.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('what is kept with an item', (opened) => {
  const add = async (meta = {}) => {
    const given = { kind: 'article' as const, title: randomUUID(), nextStage: null, meta };
    return (await opened.store.items.insertOrFind(given)).item;
  };
  const read = async (id: string) => (await opened.store.items.findById(id))?.item;

  it('is put together from all who write at the same time', async () => {
    const { store } = opened;
    const { id } = await add({ form: 'media', kept: [1, null] });
    const keys = Array.from({ length: 20 }, (_, index) => `key${index}`);
    await Promise.all(
      keys.map((key) => store.transaction((tx) => tx.items.mergeMeta(id, { [key]: { of: key } }))),
    );
    const written = Object.fromEntries(keys.map((key) => [key, { of: key }]));
    expect((await read(id))?.meta).toEqual({ form: 'media', kept: [1, null], ...written });
  });

  it('is replaced key by key, and made empty by null', async () => {
    const { items } = opened.store;
    const { id } = await add({ words: { key: 'a', mime: 'b' }, failure: { code: 'c' } });
    expect(await items.mergeMeta(id, { words: { key: 'd' }, failure: null })).toBe(true);
    expect((await read(id))?.meta).toEqual({ words: { key: 'd' }, failure: null });
    expect(await items.mergeMeta(randomUUID(), { form: 'media' })).toBe(false);
  });

  it('has its bound', async () => {
    const { id } = await add();
    await expect(opened.store.items.mergeMeta(id, { long: 'l'.repeat(1_000_001) })).rejects.toThrow(
      BoundsError,
    );
  });

  it('names what made each result, whoever writes at the same time', async () => {
    const { items } = opened.store;
    const { id } = await add();
    const tasks = ['outline', 'overview', 'highlights'];
    await Promise.all(tasks.map((task) => items.noteMaker(id, { task, maker: 'test 1' })));
    await items.noteMaker(id, { task: 'outline', maker: 'test 2' });
    expect((await read(id))?.makers).toEqual({ outline: 'test 2', overview: 'test 1', highlights: 'test 1' });
  });

  it('tells which uploads are in use', async () => {
    const [used, unused, later] = ['uploads/a', 'uploads/b', 'uploads/c'];
    await add({ file: { key: used } });
    const { id } = await add();
    await opened.store.items.mergeMeta(id, { file: { key: later } });
    expect(await opened.store.items.uploadsInUse([used, unused, later])).toEqual(new Set([used, later]));
  });
});
