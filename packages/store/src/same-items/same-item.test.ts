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
    const { lists } = await store.items.join({
      from: goes,
      into: stays.id,
      adopted: { guid: 'g' },
      meta: {},
      reason: 'words',
    });
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
    await store.items.join({ from: first, into: second.id, adopted: {}, meta: {}, reason: 'words' });
    await store.items.join({ from: second, into: third.id, adopted: {}, meta: {}, reason: 'words' });
    expect((await store.items.find(first.id))?.item.id).toBe(third.id);
  });

  it('are told apart again, each with what it held', async () => {
    const { store } = opened;
    const { id: showId } = await createShow(store);
    const publishedAt = new Date('2026-03-04T09:00:00Z');
    const stays = await createItem(store, { title: 'june-file', canonicalUrl: 'sha256:june' });
    const goes = await createItem(store, { title: 'June call', showId, guid: 'june', publishedAt });
    await store.items.mergeMeta(goes.id, { form: 'media', file: { key: 'uploads/june' } });
    await store.speakers.replace(goes.id, [
      {
        ...{ label: 'A', name: 'Ada Lund', role: null, organisation: null },
        ...{ provenance: 'label', confidence: 0.5, evidence: null },
      },
    ]);
    const both = await createList(store, { itemIds: [goes.id, stays.id] });
    const one = await createList(store, { itemIds: [goes.id] });
    const before = await store.items.findById(goes.id);
    const from = before?.item;
    if (from === undefined) throw new Error('the item is gone');
    const adopted = { showId, guid: 'june', title: 'June call', publishedAt, author: null };
    const meta = { form: 'text', mediaUrl: 'https://pod.example/june.mp3' };
    await store.items.join({ from, into: stays.id, adopted, meta, reason: 'entry' });
    await store.items.mergeMeta(stays.id, meta);
    await store.items.update(stays.id, { title: 'By hand', description: 'Kept.' });
    expect(await store.joinedItems.ofItem(stays.id)).toMatchObject([
      { id: goes.id, title: 'June call', reason: 'entry', addedAt: from.createdAt },
    ]);
    expect(await store.joinedItems.keeping([goes.id, stays.id], ['uploads/june'])).toEqual(
      new Set([goes.id, 'uploads/june']),
    );

    const separatedItem = await store.transaction((tx) =>
      tx.joinedItems.apart({ id: goes.id, intoId: stays.id }),
    );

    expect(new Set(separatedItem?.lists)).toEqual(new Set([both.id, one.id]));
    expect(separatedItem?.metaBack.toSorted()).toEqual(['form', 'mediaUrl']);
    const retained = (await store.items.findById(stays.id))?.item;
    // What a person wrote since stays.
    expect(retained).toMatchObject({ title: 'By hand', description: 'Kept.', showId: null, guid: null });
    expect([retained?.publishedAt, retained?.meta]).toEqual([null, {}]);
    const own = await store.items.find(goes.slug);
    expect(own?.item).toMatchObject({ id: goes.id, title: 'June call', showId, guid: 'june', publishedAt });
    expect((await store.speakers.ofItem(goes.id)).map(({ name }) => name)).toEqual(['Ada Lund']);
    const idsOf = async (list: { id: string }) =>
      new Set((await store.lists.itemsOf(list.id)).map(({ item }) => item.id));
    expect([await idsOf(both), await idsOf(one)]).toEqual([new Set([goes.id, stays.id]), new Set([goes.id])]);
    expect(await store.joinedItems.ofItem(stays.id)).toEqual([]);
    expect(await store.joinedItems.apart({ id: goes.id, intoId: stays.id })).toBeNull();
  });
});
