import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
let call: Item;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  item = await createProcessedItem(world.store);
  await createProcessedItem(world.store, { title: 'Another', lines: 5 });
  call = await createProcessedItem(world.store, { title: 'Third quarter', kind: 'earnings', lines: 5 });
});
afterAll(() => world.end());

describe('search', () => {
  it.each([
    ['inside an item', () => `/v2/search/search_inside/${item.slug}?query=zirconium`],
    ['across transcripts', () => '/v2/episode/search_transcripts?query=zirconium'],
  ])('%s leads to the line, the speaker and the second', async (_, path) => {
    const { body } = await world.ask(path());
    expect(body).toMatchObject({
      degraded: [],
      results: [
        {
          content_id: 7,
          parent_uuid: item.id,
          speaker: 'B',
          start_time: '0:00:28',
          highlights: ['zirconium'],
        },
      ],
    });
  });

  it.each([
    ['inside an item', () => `/v2/search/search_inside/${item.slug}?query=named`],
    ['across transcripts', () => '/v2/episode/search_transcripts?query=named'],
  ])('%s finds what the summary says, and leads to its chapter and to what it cites', async (_, path) => {
    const { body } = await world.ask(path());
    expect(body['results']).toContainEqual(
      expect.objectContaining({
        result_type: 'summary',
        analysis_type: 'summary_item',
        summary_item_index: 0,
        summary_item_title: 'The reserve',
        content_id: 7,
        parent_uuid: item.id,
        text: 'The reserve was named.',
        highlights: ['named'],
        speaker: null,
        start_time: '0:00:28',
        start_ms: 28_000,
      }),
    );
  });

  it('tells of a hit whether there is a recording in which it can be heard', async () => {
    const audioUrl = 'https://sounds.example/heard.mp3';
    const received = await createProcessedItem(world.store, { title: 'Heard', audioUrl, lines: 9 });
    const read = await createProcessedItem(world.store, { title: 'Read', audioUrl: null, lines: 9 });
    for (const [{ slug }, isHeard] of [
      [received, true],
      [read, false],
    ] as const) {
      const { body } = await world.ask(`/v2/search/search_inside/${slug}?query=zirconium`);
      expect(body['results']).toMatchObject([{ has_recording: isHeard }]);
    }
  });

  it('tells copies of one text as one source, with where else it stands', async () => {
    const titles = ['First upload', 'Second upload'];
    const [first, second] = await Promise.all(
      titles.map((title) => createProcessedItem(world.store, { title, lines: 9 })),
    );
    const match = async () => {
      const { body } = await world.ask('/v2/episode/search_transcripts?query=zirconium&per_page=50');
      const groups = body['groups'] as { parent_uuid: string; also_at: { title: string }[] }[];
      return groups.filter(({ parent_uuid: id }) => id === first?.id || id === second?.id);
    };
    expect(await match()).toHaveLength(2);
    for (const one of [first, second])
      await world.store.transaction((tx) => tx.copies.put(one?.id ?? '', 'the same words'));
    const [group, ...others] = await match();
    expect(others).toEqual([]);
    const other = titles.find(
      (title) => title !== (group?.parent_uuid === first?.id ? titles[0] : titles[1]),
    );
    expect(group?.also_at).toMatchObject([{ title: other }]);
  });

  it('tells of a hit where its item was published and which organizations it names', async () => {
    const { show } = await world.store.shows.upsert({
      kind: 'podcast',
      slug: 'plain-money',
      name: 'Plain Money',
      feedUrl: 'https://plain.example/feed',
    });
    const reported = await createProcessedItem(world.store, { title: 'Told', showId: show.id, lines: 9 });
    const { body } = await world.ask(`/v2/search/search_inside/${reported.slug}?query=zirconium`);
    expect(body['results']).toMatchObject([
      {
        podcast: { slug: 'plain-money', name: 'Plain Money' },
        organizations: [{ slug: 'halvern', name: 'Halvern' }],
      },
    ]);
  });

  it('bears the new name of a show at once, wherever it was found by the old one', async () => {
    const show = { kind: 'podcast', slug: 'renamed', feedUrl: 'https://renamed.example/feed' } as const;
    const { show: stored } = await world.store.shows.upsert({ ...show, name: 'Quiet Ledger' });
    const rendered = await createProcessedItem(world.store, {
      title: 'Of a show',
      showId: stored.id,
      lines: 9,
    });
    const nameInside = async () => {
      const { body } = await world.ask(`/v2/search/search_inside/${rendered.slug}?query=zirconium`);
      return body['results'];
    };
    const titles = async (query: string) =>
      (await world.ask(`/v2/episode/local_search?keywords=${query}`)).text;
    expect(await nameInside()).toMatchObject([{ podcast: { name: 'Quiet Ledger' } }]);
    expect(await titles('ledger')).toContain(rendered.slug);

    await world.store.shows.upsert({ ...show, name: 'Loud Almanac' });
    expect(await nameInside()).toMatchObject([{ podcast: { name: 'Loud Almanac' } }]);
    expect(await titles('almanac')).toContain(rendered.slug);
    expect(await titles('ledger')).not.toContain(rendered.slug);
  });

  it('searches an earnings call by its uuid, and nothing else that way', async () => {
    const inside = (uuid: string) => world.ask(`/v2/org/earnings/search?uuid=${uuid}&query=pension`);
    const { body } = await inside(call.id);
    const ofCall = { content_type: 'earnings', parent_uuid: call.id };
    expect(body['results']).toMatchObject(Array.from({ length: 5 }, () => ofCall));
    expect((await inside(item.id)).status).toBe(404);
  });

  it('finds items by their words', async () => {
    const { body } = await world.ask('/v2/episode/local_search?keywords=funding');
    expect(body['episodes']).toMatchObject([{ uuid: item.id }]);
  });

  it('finds items by what is said in them', async () => {
    const { body } = await world.ask('/v2/episode/local_search?keywords=what+do+they+say+of+zirconium%3F');
    expect(body['episodes']).toContainEqual(expect.objectContaining({ uuid: item.id }));
  });

  it('may find nothing', async () => {
    const { status, body } = await world.ask('/v2/episode/search_transcripts?query=quetzalcoatl');
    expect({ status, results: body['results'] }).toEqual({ status: 200, results: [] });
  });

  it.each(['', '%20%20', 'x'.repeat(301)])('refuses the query "%s"', async (query) => {
    const { status, body } = await world.ask(`/v2/episode/search_transcripts?query=${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'query' }] });
  });
});
