import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Show } from '../shows/show.types.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

async function addPerson(store: Store): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const person = { email, firstName: 'A', lastName: 'Reader', passwordHash: 'hash' };
  const user = await store.transaction((tx) => tx.accounts.addPerson(person));
  return user?.id ?? '';
}

async function addShow(store: Store, name: string): Promise<Show> {
  const { show } = await store.shows.upsert({ kind: 'podcast', slug: name, name, feedUrl: null });
  return show;
}

describeEachDatabase('follows', (opened) => {
  it('are made and ended any number of times, and belong to one person', async () => {
    const { store } = opened;
    const [ada, bea] = [await addPerson(store), await addPerson(store)];
    const zither = await addShow(store, 'Zither');
    const oboe = await addShow(store, 'Oboe');
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
