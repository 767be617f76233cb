import { createItem, createList, createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const nothing = {
  id: '00000000-0000-4000-8000-000000000000',
  showId: null,
  publishedAt: null,
  textKey: null,
};

describeEachDatabase('items that are one', (opened) => {
  it('are found by their text, and by their show and day', async () => {
    const { store } = opened;
    const { id: showId } = await createShow(store);
    const late = new Date('2026-03-04T23:30:00Z');
    const text = await createItem(store, { title: 'Of this text' });
    await store.transaction((tx) => tx.copies.put(text.id, 'abc'));
    const ofDay = await createItem(store, { showId, guid: 'one', publishedAt: late });
    await createItem(store, { showId, guid: 'next', publishedAt: new Date('2026-03-05T00:00:00Z') });
    const alike = async (part: object) =>
      (await store.items.alike({ ...nothing, ...part })).map(({ item, isSameText }) => [item.id, isSameText]);
    expect(await alike({ textKey: 'abc' })).toEqual([[text.id, true]]);
    expect(await alike({ id: text.id, textKey: 'abc' })).toEqual([]);
    expect(await alike({ showId, publishedAt: new Date('2026-03-04T01:00:00Z') })).toEqual([
      [ofDay.id, false],
    ]);
    expect(await alike({ showId })).toEqual([]);
  });

  it('become one: id, slug and address of the other lead to it, and its places in lists are kept', async () => {
    const { store } = opened;
    const stays = await createItem(store, { title: 'Stays' });
    const goes = await createItem(store, { title: 'Goes', canonicalUrl: 'sha256:goes', guid: 'g' });
    const both = await createList(store, { itemIds: [goes.id, stays.id] });
    const one = await createList(store, { itemIds: [goes.id] });
    const { lists } = await store.items.join({ from: goes, into: stays.id, adopted: { guid: 'g' } });
    expect(new Set(lists)).toEqual(new Set([both.id, one.id]));
    for (const name of [goes.id, goes.slug]) expect((await store.items.find(name))?.item.id).toBe(stays.id);
    expect((await store.items.findByCanonicalUrl('sha256:goes'))?.item).toMatchObject({
      id: stays.id,
      guid: 'g',
    });
    const again = { kind: 'episode', title: 'Again', canonicalUrl: 'sha256:goes', nextStage: null } as const;
    expect(await store.items.insertOrFind(again)).toMatchObject({ created: false, item: { id: stays.id } });
    for (const list of [both, one]) {
      expect((await store.lists.itemsOf(list.id)).map(({ item }) => item.id)).toEqual([stays.id]);
    }
  });

  it('lead on to the last of them where one joins another in turn', async () => {
    const { store } = opened;
    const first = await createItem(store, { title: 'Of three' });
    const second = await createItem(store, { title: 'Of three' });
    const third = await createItem(store, { title: 'Of three' });
    await store.items.join({ from: first, into: second.id, adopted: {} });
    await store.items.join({ from: second, into: third.id, adopted: {} });
    expect((await store.items.find(first.id))?.item.id).toBe(third.id);
  });
});
