import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('publications', (opened) => {
  const post = { name: 'The Plan Post', website: 'https://post.example' };

  it('are one to a site, however many pages come at once', async () => {
    const { shows } = opened.store;
    const put = await Promise.all(Array.from({ length: 4 }, () => shows.putPublication(post)));
    expect(new Set(put.map(({ id }) => id)).size).toBe(1);
    expect(put[0]).toMatchObject({ kind: 'publication', slug: 'the-plan-post', ...post });
  });

  it('are told apart from a podcast or another site of the same name, which stay as they were', async () => {
    const { shows } = opened.store;
    const { show: podcast } = await shows.upsert({
      kind: 'podcast',
      slug: 'Ledger Lines',
      name: 'Ledger Lines',
      feedUrl: 'https://ledger.example/feed',
    });
    const one = await shows.putPublication({ name: 'Ledger Lines', website: 'https://one.example' });
    const two = await shows.putPublication({ name: 'Ledger Lines', website: 'https://two.example' });
    expect([podcast.slug, one.slug, two.slug]).toEqual(['ledger-lines', 'ledger-lines-2', 'ledger-lines-3']);
    expect(await shows.findById(podcast.id)).toEqual(podcast);
    expect(await shows.putPublication({ name: 'Ledger Lines', website: 'https://two.example' })).toEqual(two);
  });
});
