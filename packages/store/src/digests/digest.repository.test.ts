import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('digests', (opened) => {
  const newItem = async (title: string, language: string | null) =>
    opened.store.items.insertOrFind({
      kind: 'episode',
      title,
      language,
      nextStage: null,
      status: 'ASSERTIONS_COMPLETE',
    });
  const digestOf = (itemId: string, fingerprint: string) => ({
    itemId,
    fingerprint,
    totalMs: 4_000,
    parts: [{ title: 'combined', key: `spoken/${itemId}/a.mp3`, durationMs: 4_000 }],
    chapters: [{ title: 'Fees', card: 1, startMs: 1_500 }],
    madeBy: 'built-in 1',
  });

  it('are kept one for each item, the newer in the place of the older', async () => {
    const { item } = await newItem('Spoken', 'en');
    const { digests } = opened.store;
    expect(await digests.find(item.id)).toBeNull();
    await digests.save(digestOf(item.id, 'old'));
    await digests.save(digestOf(item.id, 'new'));
    expect(await digests.find(item.id)).toMatchObject(digestOf(item.id, 'new'));
    expect(await digests.ofItems([item.id, crypto.randomUUID()])).toHaveLength(1);
    expect(await digests.remove(item.id)).toBe(true);
    expect(await digests.remove(item.id)).toBe(false);
  });

  it('are lacking where an item has come to its end without one, newest first', async () => {
    const { item: spoken } = await newItem('Has one', 'en');
    const { item: german } = await newItem('Deutsch', 'de');
    const { item: older } = await newItem('Older', 'en-US');
    const { item: newer } = await newItem('Newer', null);
    await opened.store.items.insertOrFind({ kind: 'episode', title: 'Under way', nextStage: 'outline' });
    await opened.store.digests.save(digestOf(spoken.id, 'x'));
    const english = await opened.store.digests.lacking({ limit: 50, language: 'en' });
    expect(english).toEqual(expect.arrayContaining([newer.id, older.id]));
    expect(english).not.toContain(german.id);
    expect(english).not.toContain(spoken.id);
    expect(await opened.store.digests.lacking({ limit: 50, language: null })).toContain(german.id);
    expect(await opened.store.digests.lacking({ limit: 1, language: 'en' })).toHaveLength(1);
  });

  it('go with their item', async () => {
    const { item } = await newItem('Gone', 'en');
    await opened.store.digests.save(digestOf(item.id, 'x'));
    await opened.store.items.remove(item.id);
    expect(await opened.store.digests.find(item.id)).toBeNull();
  });
});

describeEachDatabase('the document of an item', (opened) => {
  it('is kept once, and forgotten when it is taken back', async () => {
    const { itemDocuments, items } = opened.store;
    const { item } = await items.insertOrFind({ kind: 'article', title: 'Ours', nextStage: null });
    await itemDocuments.save({ itemId: item.id, html: '<p>One</p>', updatedBy: null });
    await itemDocuments.save({ itemId: item.id, html: '<p>Two</p>', updatedBy: null });
    expect(await itemDocuments.find(item.id)).toMatchObject({ html: '<p>Two</p>' });
    await itemDocuments.remove(item.id, null);
    expect(await itemDocuments.find(item.id)).toBeNull();
  });
});
