import { createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('saved searches', (opened) => {
  const ownedBy = async () => (await createUser(opened.store)).id;
  const fees = { name: 'Fees', query: 'infrastructure fees', tab: 'transcripts' } as const;
  const namesOf = async (ownerId: string) =>
    (await opened.store.savedSearches.ofOwner(ownerId)).map(({ name }) => name);

  it('are kept once each, and belong to one person', async () => {
    const { savedSearches } = opened.store;
    const [ada, bea] = [await ownedBy(), await ownedBy()];
    const savedSearch = await savedSearches.add({ ...fees, ownerId: ada });
    expect(await savedSearches.find(savedSearch?.id ?? '')).toEqual(savedSearch);
    expect(await savedSearches.add({ ...fees, ownerId: ada, name: 'The same' })).toBeNull();
    await savedSearches.add({ ...fees, ownerId: ada, name: 'and shows', tab: 'episodes' });
    await savedSearches.add({ ...fees, ownerId: bea });
    expect([await namesOf(ada), await namesOf(bea)]).toEqual([['and shows', 'Fees'], ['Fees']]);
    expect(await savedSearches.holdCountOf(ada)).toBe(2);
  });

  it('are renamed, seen and removed', async () => {
    const { savedSearches } = opened.store;
    const ownerId = await ownedBy();
    const seenAt = new Date('2026-01-05T10:00:00Z');
    const search = await savedSearches.add({ ...fees, ownerId, seenAt });
    const id = search?.id ?? '';
    expect(search?.seenAt).toEqual(seenAt);
    await savedSearches.rename(id, 'Costs');
    await savedSearches.see(id);
    const seen = await savedSearches.find(id);
    expect(seen?.name).toBe('Costs');
    expect(seen?.seenAt.getTime()).toBeGreaterThan(seenAt.getTime());
    await savedSearches.remove(id);
    expect(await savedSearches.find(id)).toBeNull();
  });
});
