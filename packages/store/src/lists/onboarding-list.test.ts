import { randomUUID } from 'node:crypto';
import { createItems, createUser, numbered } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('the onboarding list', (opened) => {
  const save = (ownerId: string, itemIds: string[], title = 'Mine') =>
    opened.store.transaction((tx) =>
      tx.lists.replaceOnboardingList({ ownerId, title, config: { scheme: 'default', title }, itemIds }),
    );
  const titlesOf = async (listId: string) =>
    (await opened.store.lists.itemsOf(listId)).map(({ item }) => item.title);

  it('keeps the order of its items, and its uuid and slug when it is saved again', async () => {
    const { store } = opened;
    const owner = (await createUser(store)).id;
    const [one, two, three] = await createItems(store, numbered('order', 3));
    const ids = [three, one, two].map((item) => item?.id ?? '');
    const first = await save(owner, ids);
    expect(await titlesOf(first.id)).toEqual(['order 3', 'order 1', 'order 2']);

    const again = await save(owner, ids.slice(1), 'Mine, too');
    expect(again).toMatchObject({ id: first.id, slug: first.slug, title: 'Mine, too', type: 'onboarding' });
    expect(again.config).toEqual({ scheme: 'default', title: 'Mine, too' });
    expect(await titlesOf(first.id)).toEqual(['order 1', 'order 2']);
    expect(await store.lists.findById(first.id)).toEqual(again);
    expect(await store.lists.findOnboardingList(owner)).toEqual(again);
  });

  it('is one to a person, however many savings come at once, and nobody else has it', async () => {
    const { store } = opened;
    const [ada, bea] = [(await createUser(store)).id, (await createUser(store)).id];
    const hers = await save(bea, []);
    const saved = await Promise.all(Array.from({ length: 5 }, (_, index) => save(ada, [], `Title ${index}`)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await store.lists.findById(hers.id)).toEqual(hers);
    expect(await store.lists.findOnboardingList((await createUser(store)).id)).toBeNull();
  });

  it('is stored whole or not at all', async () => {
    const { store } = opened;
    const owner = (await createUser(store)).id;
    const items = await createItems(store, numbered('whole', 1));
    const first = await save(
      owner,
      items.map(({ id }) => id),
    );
    await expect(save(owner, [randomUUID()], 'Broken')).rejects.toThrow();
    expect(await store.lists.findById(first.id)).toEqual(first);
    expect(await titlesOf(first.id)).toEqual(['whole 1']);
  });
});
