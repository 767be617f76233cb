import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const cited = { text: 'In short.', verbatim: false, citations: [] };
const madeBy = { engine: 'test', version: '1' };

describeEachDatabase('the items of a show', (opened) => {
  const seed = async () => {
    const { show } = await opened.store.shows.upsert({
      kind: 'podcast',
      slug: 'a',
      name: 'A',
      feedUrl: null,
    });
    const add = async (title: string, details: { publishedAt?: Date; oneLiner?: string; tldr?: boolean }) => {
      const { tldr, ...rest } = details;
      const { item } = await opened.store.items.insertOrFind({
        ...rest,
        kind: 'episode',
        title,
        showId: show.id,
        nextStage: null,
      });
      const analysis = { oneLiner: null, tldr: tldr ? [cited] : [], keyTopics: [] };
      if (tldr !== undefined)
        await opened.store.summaries.save({ itemId: item.id, version: 2, madeBy, analysis });
    };
    await add('Second', { publishedAt: day(2), tldr: true, oneLiner: 'It is told.' });
    await add('Undated', {});
    await add('Fourth', { publishedAt: day(4) });
    await add('First', { publishedAt: day(1), tldr: true, oneLiner: 'It is told too.' });
    await add('Third', { publishedAt: day(3), tldr: false });
    return show;
  };

  it('come newest first, page by page, with how many there are and what the newest summary is of', async () => {
    const { items, shows } = opened.store;
    const { id } = await seed();
    const titles = async (page: number) =>
      (await items.ofShow(id, { page, perPage: 3 })).map(({ title }) => title);
    expect([await titles(1), await titles(2)]).toEqual([
      ['Fourth', 'Third', 'Second'],
      ['First', 'Undated'],
    ]);
    expect(await items.sizeOfShow(id)).toEqual({ total: 5, summarised: 2 });
    expect((await items.newestTold(id))?.title).toBe('Second');
    expect(await shows.counted([id])).toMatchObject([{ show: { id }, episodes: 5, newest: day(4) }]);
  });

  it('may be none', async () => {
    const { items, shows } = opened.store;
    const { show } = await shows.upsert({ kind: 'publication', slug: 'b', name: 'B', feedUrl: null });
    expect(await items.sizeOfShow(show.id)).toEqual({ total: 0, summarised: 0 });
    expect(await items.newestTold(show.id)).toBeNull();
    expect(await shows.counted([show.id, show.id])).toMatchObject([{ episodes: 0, newest: null }]);
    await shows.setIgnored(show.id, true);
    expect(await shows.counted([show.id])).toEqual([]);
  });
});
