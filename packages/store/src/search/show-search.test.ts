import { createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('search of shows', (opened) => {
  it('prefers names as they are typed to words of descriptions, and leaves out what is ignored', async () => {
    const { shows, search } = opened.store;
    const add = async (name: string, description: string) =>
      (await createShow(opened.store, { name, description })).id;
    const statement = await add('Trustee Hour', 'Boards and their pensions.');
    const named = await add('Pension Weekly', 'News.');
    const longer = await add('The Other Pension Weekly', 'News.');
    const ignored = await add('Pension Spam', 'More.');
    await add('Gardens', 'Roses.');
    await shows.setIgnored(ignored, true);
    const find = (text: string, limit = 10) => search.shows({ text, limit });
    expect(await find('pension')).toEqual([named, longer, statement]);
    expect(await find('pens week')).toEqual([named, longer]);
    expect(await find('pension', 1)).toEqual([named]);
    for (const text of ['', '  ', '%', "'; --", '( & |']) expect(await find(text)).toEqual([]);
  });
});
