import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const said = [
  'We made three new commitments to private equity in June.',
  'The buyouts that we own were written down, said the staff.',
  'Our PE book is too large for a fund of this size.',
  'The equity of our members is private to them.',
  'It rained on Thursday.',
];

let world: World;
let slug: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  const item = await createProcessedItem(world.store, { title: 'The board', lines: 3 });
  slug = item.slug;
  await world.store.transaction((tx) =>
    tx.segments.replace(
      item.id,
      said.map((text, index) => ({ text, startMs: index * 4_000, endMs: index * 4_000 + 3_000 })),
    ),
  );
});
afterAll(() => world.end());

async function search(query: Record<string, string>) {
  const { body, status } = await world.ask(`/v2/search/search_inside/${slug}?${new URLSearchParams(query)}`);
  const results = Array.isArray(body['results']) ? body['results'] : [];
  return {
    status,
    lines: results.map(({ content_id: line }) => Number(line)),
    expansions: body['expansions'],
  };
}

describe('a search with a flavor', () => {
  it('finds what is said otherwise, after what is said in its own words, and tells what it looked for', async () => {
    const { lines, expansions } = await search({ query: 'PE', flavor: 'US_Pension_Funds' });
    expect(lines[0]).toBe(2);
    expect(new Set(lines)).toEqual(new Set([0, 1, 2]));
    expect(expansions).toEqual([{ said: 'PE', also: ['private equity', 'buyouts', 'buyout funds'] }]);
  });

  it('takes the words as they stand where it is refused or was not asked for', async () => {
    const refused = await search({ query: 'PE', flavor: 'US_Pension_Funds', without: 'pe' });
    expect(refused).toMatchObject({ lines: [2], expansions: [] });
    expect(await search({ query: 'PE' })).toMatchObject({ lines: [2], expansions: [] });
  });

  it('has nothing to add to words it does not know', async () => {
    expect(await search({ query: 'Thursday', flavor: 'Private_Equity' })).toMatchObject({
      lines: [4],
      expansions: [],
    });
  });

  it('that there is not is refused', async () => {
    expect((await search({ query: 'PE', flavor: 'Wine' })).status).toBe(400);
  });
});
