import { createItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.fixture.ts';
import { writeInPieces } from './long-transcript.ts';

describe('a long transcript', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const { signal } = new AbortController();
  const linesOf = (name: string) =>
    Array.from({ length: 3_500 }, (_, at) => ({
      id: `${name}-${at}`,
      text: `Part ${at} of ${name}.`,
      said: null,
    }));
  const textsOf = async ({ id }: Item) => (await world.store.segments.ofItem(id)).map(({ text }) => text);
  const textsIn = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

  it('is written whole and in order, in the place of what was there', async () => {
    const { store } = world;
    const item = await createItem(store, { title: 'Of many lines' });
    await writeInPieces({ store, item, lines: linesOf('one'), signal });
    const again = linesOf('other').toReversed();
    await writeInPieces({ store, item, lines: again, signal });
    expect(await textsOf(item)).toEqual(textsIn(again));
    const led = await store.segments.byIds(['one-7']);
    expect(led.get('one-7')?.itemId).toBe(item.id);
  });

  it('lets others have their turn between its pieces', async () => {
    const { store } = world;
    const item = await createItem(store, { title: 'Beside others' });
    const order: string[] = [];
    const written = writeInPieces({ store, item, lines: linesOf('long'), signal }).then(() =>
      order.push('written'),
    );
    const asked = store.health().then(() => order.push('asked'));
    await Promise.all([written, asked]);
    expect(order).toEqual(['asked', 'written']);
  });

  it('ends where another run of the item has begun', async () => {
    const { store } = world;
    const item = await createItem(store, { title: 'Begun again' });
    await store.segments.replace(item.id, [{ text: 'Of the newer run.' }]);
    await writeInPieces({ store, item: { ...item, run: item.run - 1 }, lines: linesOf('older'), signal });
    expect(await textsOf(item)).toEqual(['Of the newer run.']);
  });
});
