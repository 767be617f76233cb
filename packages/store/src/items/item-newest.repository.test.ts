import { createItems, createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import type { Show } from '../shows/show.types.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { Item } from './item.types.ts';

/** An item of each day of January that is given. */
const addItems = (store: Store, show: Show, days: number[], status: Item['status'] = 'ASSERTIONS_COMPLETE') =>
  createItems(
    store,
    days.map((day) => ({
      title: `${show.name} ${day}`,
      showId: show.id,
      publishedAt: new Date(Date.UTC(2026, 0, day)),
      status,
    })),
  );

describeEachDatabase('the newest of some shows', (opened) => {
  it('are taken in turns and given newest first, of the wanted status only', async () => {
    const { store } = opened;
    const daily = await createShow(store, 'daily');
    const rare = await createShow(store, 'rare');
    await addItems(store, daily, [10, 11, 12, 13, 14]);
    await addItems(store, rare, [2, 12]);
    await addItems(store, daily, [20], 'TRANSCRIBING');
    await addItems(store, await createShow(store, 'another'), [15]);
    const titles = async (limit: number, showIds = [daily.id, rare.id]) => {
      const ids = await store.items.newestOfShows({ showIds, status: 'ASSERTIONS_COMPLETE', limit });
      const itemsWithShow = await store.items.findByIds(ids);
      return ids.map((id) => itemsWithShow.find(({ item }) => item.id === id)?.item.title);
    };
    expect(await titles(3)).toEqual(['daily 14', 'daily 13', 'rare 12']);
    expect(await titles(4)).toEqual(['daily 14', 'daily 13', 'rare 12', 'rare 2']);
    expect(await titles(50)).toHaveLength(7);
    expect(await titles(50, [])).toEqual([]);
  });
});
