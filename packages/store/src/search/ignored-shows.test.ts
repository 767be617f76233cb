import { createItem } from '@ecco/factories/rows';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('search and shows that are ignored', (opened) => {
  let ignored = { show: '', item: '' };
  const seed = async (slug: string) => {
    const { store } = opened;
    const lines = [{ text: 'The covenants of these loans are weak.' }];
    const item = await createItem(store, { title: `Covenants of ${slug}`, show: slug, lines });
    return { show: item.showId ?? '', item: item.id };
  };
  beforeAll(async () => {
    ignored = await seed('spam');
    await seed('news');
  });
  const titlesOf = (matches: { item: { title: string } }[]) =>
    matches.map(({ item }) => item.title).toSorted();
  const searched = async () => {
    const { search } = opened.store;
    const text = 'covenants';
    return [await search.find({ text }), await search.about({ text }), await search.library({ text })].map(
      titlesOf,
    );
  };
  const ignore = (isIgnored: boolean) => opened.store.shows.setIgnored(ignored.show, isIgnored);
  const one = ['Covenants of news'];
  const both = ['Covenants of news', 'Covenants of spam'];

  it('leaves them out at once, and only as long as they are ignored', async () => {
    expect(await searched()).toEqual([both, both, both]);
    await ignore(true);
    expect(await searched()).toEqual([one, one, one]);
    const inside = await opened.store.search.find({ text: 'covenants', itemIds: [ignored.item] });
    expect(titlesOf(inside)).toEqual(['Covenants of spam']);
    await ignore(false);
    expect(await searched()).toEqual([both, both, both]);
  });
});
