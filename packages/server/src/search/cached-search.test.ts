import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  item = await createProcessedItem(world.store, { title: 'Funding' });
});
afterAll(() => world.end());

const across = (query: string) => world.ask(`/v2/episode/search_transcripts?query=${query}`);
const inside = () => world.ask(`/v2/search/search_inside/${item.slug}?query=zirconium`);
const linesOf = (words: string) => [{ text: words }];

describe('a search that was asked before', () => {
  it('is answered as before, and told of in the log as before', async () => {
    const answers = [await across('zirconium'), await across('zirconium')];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(answers[1]?.headers.get('content-type')).toBe(answers[0]?.headers.get('content-type'));
    const lines = world.log.filter((line) => line.includes('/v2/episode/search_transcripts'));
    const reported = lines.slice(-2).map((line) => JSON.parse(line).found);
    expect(reported).toEqual([1, 1]);
  });

  it('finds what was said anew at once, across the library and inside an item', async () => {
    for (const word of ['selenium', 'tellurium']) {
      expect((await across(word)).body['results']).toEqual([]);
      await world.store.segments.replace(item.id, linesOf(`They named ${word} and zirconium.`));
      expect((await across(word)).body['results']).toMatchObject([{ parent_uuid: item.id }]);
      expect((await inside()).text).toContain(word);
    }
  });

  it('finds nothing of an item that is gone, and says so inside it', async () => {
    const gone = await createProcessedItem(world.store, { title: 'Gone', lines: 1 });
    await world.store.segments.replace(gone.id, linesOf('They named promethium.'));
    const insideIt = () => world.ask(`/v2/search/search_inside/${gone.slug}?query=promethium`);
    expect((await across('promethium')).body['results']).toHaveLength(1);
    expect((await insideIt()).status).toBe(200);
    await world.store.items.remove(gone.id);
    expect((await across('promethium')).body['results']).toEqual([]);
    expect((await insideIt()).status).toBe(404);
  });
});
