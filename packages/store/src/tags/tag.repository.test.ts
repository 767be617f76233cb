import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('tags', (opened) => {
  const addShow = async (name: string, labels: string[]) => {
    const { show } = await opened.store.shows.upsert({
      kind: 'podcast',
      slug: name,
      name,
      feedUrl: `https://${name}.example/`,
    });
    await opened.store.transaction((tx) => tx.tags.replace(show.id, labels));
    return show;
  };

  it('are those of the last reading of a feed, each once, whatever its spelling', async () => {
    const { tags } = opened.store;
    const { id } = await addShow('ledger', ['Old', 'News']);
    await addShow('ledger', ['Society & Culture', 'society-culture', '***', 'Business']);
    expect(await tags.ofShow(id)).toEqual([
      { slug: 'business', label: 'Business' },
      { slug: 'society-culture', label: 'Society & Culture' },
    ]);
    await addShow('ledger', []);
    expect(await tags.ofShow(id)).toEqual([]);
  });

  it('list their shows by name under the usual label, without those that are ignored', async () => {
    const { tags, shows } = opened.store;
    const labels = ['INVESTING', 'Investing', 'Investing', 'Investing'];
    const names = ['delta', 'alpha', 'charlie', 'bravo'];
    const made = await Promise.all(names.map((name, index) => addShow(name, [labels[index] ?? ''])));
    const [delta, alpha, charlie, bravo] = made.map(({ id }) => id);
    await shows.setIgnored(charlie ?? '', true);
    const expected = { slug: 'investing', label: 'Investing', showIds: [alpha, bravo, delta] };
    expect(await tags.list()).toEqual([expected]);
    expect(await tags.find('investing')).toEqual(expected);
    for (const id of [delta, alpha, bravo]) await shows.setIgnored(id ?? '', true);
    expect(await tags.find('investing')).toBeNull();
    await shows.setIgnored(charlie ?? '', false);
    expect((await tags.find('investing'))?.showIds).toEqual([charlie]);
  });
});
