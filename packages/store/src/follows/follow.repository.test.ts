import { createShow, createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('follows', (opened) => {
  it('are made and ended any number of times, and belong to one person', async () => {
    const { store } = opened;
    const [ada, bea] = [(await createUser(store)).id, (await createUser(store)).id];
    const zither = await createShow(store, 'Zither');
    const oboe = await createShow(store, 'Oboe');
    await store.follows.follow(ada, [zither.id, oboe.id]);
    await store.follows.follow(ada, [zither.id]);
    await store.follows.follow(ada, []);
    await store.follows.follow(bea, [zither.id]);
    expect((await store.follows.listOf(ada)).map(({ name }) => name)).toEqual(['Oboe', 'Zither']);

    await store.follows.unfollow(ada, zither.id);
    await store.follows.unfollow(ada, zither.id);
    expect((await store.follows.listOf(ada)).map(({ name }) => name)).toEqual(['Oboe']);
    expect((await store.follows.listOf(bea)).map(({ name }) => name)).toEqual(['Zither']);
  });
});
