import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const items = 20;
/** What one item may take of a list: its bounds, in bytes, with the names of the fields. */
const mostOfItem = 12_000;

let world: World;
let session: string;
let slug: string;
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeAdmin();
  const huge = 'ä'.repeat(1_000_000);
  const { show } = await world.store.shows.upsert({
    kind: 'podcast',
    slug: 'huge',
    name: huge,
    description: huge,
    author: huge,
    imageUrl: `https://show.example/${'p'.repeat(1_900)}`,
    feedUrl: 'https://show.example/feed',
  });
  slug = show.slug;
  for (let at = 0; at < items; at += 1)
    await createItem(world.store, {
      showId: show.id,
      title: huge,
      slug: `huge-${at}`,
      description: huge,
      author: huge,
      oneLiner: huge,
      imageUrl: `https://show.example/${'i'.repeat(1_900)}`,
    });
});
afterAll(() => world.end());

describe('a list of items whose source wrote a megabyte into every field', () => {
  it.each([
    ['the library', () => `/v2/library?per_page=${items}`],
    ['a show', () => `/v2/podcast?slug=${slug}&per_page=${items}`],
  ])('%s stays small', async (_, pathOf) => {
    const { status, text } = await world.ask(pathOf(), { session });
    expect(status).toBe(200);
    expect(text.split('"slug":"huge-').length - 1).toBeGreaterThanOrEqual(items);
    // The show itself is told in full, once.
    expect(Buffer.byteLength(text)).toBeLessThan(items * mostOfItem + 220_000);
  });

  it('keeps the description whole where the item is read', async () => {
    const { text } = await world.ask('/v2/content/huge-0', { session });
    const { item } = JSON.parse(text);
    expect(item.description).toHaveLength(100_000);
  });
});
