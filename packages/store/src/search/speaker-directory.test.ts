import { createItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const called = (name: string) => ({
  label: name,
  name,
  role: null,
  organisation: null,
  provenance: null,
  confidence: 1,
  evidence: null,
});

describeEachDatabase('names of speakers', (opened) => {
  it('are known as soon as they are written, and forgotten with the last who had them', async () => {
    const { store } = opened;
    const suggested = () => store.search.values({ operator: 'speaker', prefix: 'od', limit: 5 });
    expect(await suggested()).toEqual([]);
    const lines = [{ text: 'A word.', speakerLabel: 'Tom Oduya' }];
    const one = await createItem(store, { title: 'One', speakers: [called('Tom Oduya')], lines });
    expect(await suggested()).toEqual([{ name: 'Tom Oduya', items: 1 }]);
    await createItem(store, { title: 'Two', speakers: [called('Tom Oduya')], lines });
    expect(await suggested()).toEqual([{ name: 'Tom Oduya', items: 2 }]);
    await store.transaction((tx) => tx.speakers.replace(one.id, [called('Speaker of the House')]));
    expect(await suggested()).toEqual([{ name: 'Tom Oduya', items: 1 }]);
  });
});
