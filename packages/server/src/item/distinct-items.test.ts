import { createItem } from '@ecco/factories/rows';
import type { Item, Store } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { distinctEvents } from './distinct-items.ts';

let world: World;
let store: Store;
beforeAll(async () => {
  world = await openWorld();
  store = world.store;
});
afterAll(() => world.end());

it('tells an event that two sources come to once, with the second beside the first', async () => {
  const titles = ['Recording', 'Minutes', 'Minutes, uploaded again', 'Talk'];
  const made: { item: Item }[] = [];
  for (const title of titles) made.push({ item: await createItem(store, { title }) });
  const idOf = (title: string): string => made.find(({ item }) => item.title === title)?.item.id ?? '';
  for (const title of ['Minutes', 'Minutes, uploaded again'])
    await store.transaction((tx) => tx.copies.put(idOf(title), 'minutes'));
  const copies = await store.copies.of(made.map(({ item }) => item.id));
  const entryOf = new Map([
    [idOf('Recording'), 'commitment'],
    [idOf('Minutes'), 'commitment'],
  ]);
  const tellersOf = new Map([['commitment', [idOf('Minutes'), idOf('Recording')]]]);
  const lines = distinctEvents(made, { copies, entryOf, tellersOf });
  expect(lines.map(({ item, also }) => [item.title, also.map(({ title }) => title)])).toEqual([
    ['Minutes', ['Recording']],
    ['Talk', []],
  ]);
});
