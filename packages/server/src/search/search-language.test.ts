import { createItem, createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  await createItem(world.store, {
    kind: 'meeting',
    title: 'Harbor board',
    show: 'Quiet Ledger',
    publishedAt: new Date('2024-03-02T00:00:00Z'),
    lines: [
      { text: 'The long lease of the harbor was renewed.', startMs: 0, endMs: 1_000 },
      { text: 'A lease that is long costs less.', startMs: 10_000, endMs: 11_000 },
      { text: 'A lease that is long, costs less!', startMs: 20_000, endMs: 21_000 },
    ],
  });
  await createItem(world.store, {
    title: 'Rents',
    show: 'Loud Almanac',
    publishedAt: new Date('2026-01-05T00:00:00Z'),
    lines: [{ text: 'Every lease ends.' }],
  });
  await createItem(world.store, {
    title: 'Ferries',
    lines: [
      { text: 'It met on Tuesday. It granted the ferry company the western quay for ten years.' },
      { text: 'It granted the ferry company the western quay for ten years.' },
      { text: 'The western quay.' },
    ],
  });
  await createProcessedItem(world.store, { title: 'Another', lines: 9 });
});
afterAll(() => world.end());

async function search(query: string, more: Record<string, string> = {}, session?: string) {
  const path = `/v2/episode/search_transcripts?${new URLSearchParams({ query, ...more })}`;
  const { status, body } = await world.ask(path, session ? { session } : {});
  const results = Array.isArray(body['results']) ? body['results'] : [];
  return {
    status,
    body,
    texts: results.map(({ text }) => String(text)),
    titles: results.map(({ title }) => String(title)),
  };
}

describe('a search in the language of searches', () => {
  it('tells what it understood, by where it stands, and keeps to it', async () => {
    const { body, texts } = await search('lease "is long" -kind:episode');
    expect(texts.toSorted()).toEqual([
      'A lease that is long costs less.',
      'A lease that is long, costs less!',
    ]);
    expect(body['understood']).toEqual([
      { from: 6, to: 15, kind: 'phrase', value: 'is long', label: null, negated: false, removable: true },
      { from: 16, to: 29, kind: 'kind', value: 'episode', label: null, negated: true, removable: true },
    ]);
    expect(body['problems']).toEqual([]);
  });

  it('calls a theme by its title', async () => {
    const { body } = await search('lease theme:6');
    expect(body['understood']).toMatchObject([{ value: '6', label: 'Regulatory & Compliance' }]);
  });

  it.each([
    ['/v2/episode/search_transcripts', 'query'],
    ['/v2/episode/local_search', 'keywords'],
  ])('%s leaves out the operators beyond ten, and names them', async (path, name) => {
    const many = Array.from({ length: 11 }, (_, index) => `-speaker:n${index}`).join(' ');
    const query = `lease ${many}`;
    const { status, body } = await world.ask(`${path}?${new URLSearchParams({ [name]: query })}`);
    expect(status).toBe(200);
    const from = query.indexOf('speaker:n10');
    expect(body['problems']).toEqual([{ from, to: query.length, code: 'too_many_operators' }]);
    expect(body['understood']).toHaveLength(10);
  });

  it('has no age that is too great', async () => {
    expect(await search('age:<9999y lease')).toMatchObject({ status: 200 });
    expect(await search('age:>9999y')).toMatchObject({ status: 200, texts: [] });
  });

  it('says what it did not understand, and searches its words', async () => {
    const { body, texts } = await search('kind:lease');
    expect(body).toMatchObject({
      understood: [],
      problems: [{ from: 0, to: 10, code: 'unknown_value' }],
    });
    expect(texts).toHaveLength(4);
  });

  it('groups hits by item, folds what says the same, and tells where in the item they lie', async () => {
    const { body } = await search('lease costs');
    expect(body['groups']).toEqual([
      {
        parent_uuid: expect.any(String),
        date: '2024-03-02T00:00:00.000Z',
        duration_ms: null,
        also_at: [],
        count: 3,
        hits: [
          { result: 0, same: [1] },
          { result: expect.any(Number), same: [] },
        ],
        strip: [0, 0.5, 1],
      },
      expect.objectContaining({ date: '2026-01-05T00:00:00.000Z', count: 1 }),
    ]);
    expect(body).toMatchObject({ facets: null, called_so: [], corrected: null, more: false });
  });

  it('folds a sentence into the passage that holds it, and a few words into nothing', async () => {
    const { body, texts } = await search('western quay');
    expect(texts).toHaveLength(3);
    const words = texts.indexOf('The western quay.');
    const [longer = -1, shorter = -1] = [0, 1, 2].filter((place) => place !== words);
    const [group] = z.array(z.object({ hits: z.array(z.unknown()) })).parse(body['groups']);
    expect(group?.hits).toHaveLength(2);
    expect(group?.hits).toContainEqual({ result: longer, same: [shorter] });
    expect(group?.hits).toContainEqual({ result: words, same: [] });
  });

  it('says of a hit which words it has', async () => {
    const { body } = await search('renewed lease zebra', { exact: 'true' });
    expect(body['results']).toMatchObject([
      { why: { found_in: 'passage', words: ['renewed', 'lease'], synonyms: [] } },
      {},
      {},
      {},
    ]);
  });

  it('by date puts the newest first, page by page', async () => {
    expect((await search('lease', { sort: 'date' })).titles[0]).toBe('Rents');
    const first = await search('lease', { per_page: '3' });
    const second = await search('lease', { per_page: '3', page: '2' });
    expect([first.texts.length, first.body['more'], second.texts.length, second.body['more']]).toEqual([
      3,
      true,
      1,
      false,
    ]);
    expect(new Set([...first.texts, ...second.texts]).size).toBe(4);
  });

  it('counts facets over what it found, and each leads to as much', async () => {
    const { body } = await search('lease', { overview: 'true' });
    expect(body['facets']).toEqual({
      kind: [
        { name: 'episode', value: 'episode', items: 1 },
        { name: 'meeting', value: 'meeting', items: 1 },
      ],
      show: [
        { name: 'Loud Almanac', value: '"Loud Almanac"', items: 1 },
        { name: 'Quiet Ledger', value: '"Quiet Ledger"', items: 1 },
      ],
      speaker: [],
      org: [],
      year: [
        { name: '2026', value: '2026', items: 1 },
        { name: '2024', value: '2024', items: 1 },
      ],
    });
    expect((await search('lease show:"Loud Almanac"')).titles).toEqual(['Rents']);
    expect((await search('lease after:2024 before:2025')).titles).toEqual(Array(3).fill('Harbor board'));
  });

  it('names what is called exactly so', async () => {
    const { body } = await search('quiet ledger', { overview: 'true' });
    expect(body['called_so']).toEqual([
      {
        type: 'show',
        uuid: expect.any(String),
        slug: 'quiet-ledger',
        name: 'Quiet Ledger',
        content_type: null,
        items: 1,
      },
    ]);
  });

  it('without words leads to the newest', async () => {
    const { body, titles } = await search('kind:meeting');
    expect(titles).toEqual(['Harbor board']);
    expect(body['results']).toMatchObject([{ why: { found_in: 'newest', words: [] } }]);
  });

  it('finds what is mine for each their own', async () => {
    const member = await world.becomeMember();
    const shows = await world.store.search.shows({ text: 'quiet', limit: 1 });
    const me = await world.store.users.findByEmail('member@ecco.example');
    await world.store.follows.follow(me?.id ?? '', shows);
    expect((await search('lease is:mine')).titles).toEqual([]);
    const own = await search('lease is:mine', {}, member);
    expect(new Set(own.titles)).toEqual(new Set(['Harbor board']));
    await world.store.follows.unfollow(me?.id ?? '', shows[0] ?? '');
    expect((await search('lease is:mine', {}, member)).titles).toEqual([]);
  });
});

describe('a mistake of typing', () => {
  it('is mended where the library does not have the word, and said', async () => {
    const { body, texts } = await search('leese kind:meeting');
    expect(texts).toHaveLength(3);
    expect(body['corrected']).toEqual({
      query: 'lease kind:meeting',
      words: [{ from: 'leese', to: 'lease' }],
    });
  });

  it('is searched for as it is typed where that is asked for', async () => {
    const { body, texts } = await search('leese', { exact: 'true' });
    expect([texts, body['corrected']]).toEqual([[], null]);
  });

  it('is not mended to what finds nothing here', async () => {
    const { body, texts } = await search('leese kind:video');
    expect([texts, body['corrected']]).toEqual([[], null]);
  });
});

describe('the search of the library', () => {
  const library = async (keywords: string) => {
    const { body } = await world.ask(`/v2/episode/local_search?${new URLSearchParams({ keywords })}`);
    const episodes = Array.isArray(body['episodes']) ? body['episodes'] : [];
    return { body, titles: episodes.map(({ title }) => String(title)) };
  };

  it('puts what is called so first', async () => {
    await createItem(world.store, { title: 'Rents of the coast' });
    expect((await library('RENTS')).titles[0]).toBe('Rents');
  });

  it('is narrowed by the same language', async () => {
    expect((await library('lease kind:meeting')).titles).toEqual(['Harbor board']);
    expect((await library('harbor -kind:meeting')).titles).toEqual([]);
    expect((await library('show:almanac')).titles).toEqual(['Rents']);
    expect((await library('show:almanac')).body['understood']).toMatchObject([{ kind: 'show' }]);
  });

  it('mends what nothing is called by', async () => {
    const { body, titles } = await library('habror');
    expect(titles).toEqual(['Harbor board']);
    expect(body['corrected']).toEqual({ query: 'harbor', words: [{ from: 'habror', to: 'harbor' }] });
  });
});

describe('what is no search', () => {
  it.each([
    '(((((',
    'OR OR OR',
    '- - -',
    '-lease',
    '"" ""',
    'speaker: org: kind:',
    '(a+)+$',
    '^.*(lease|',
    '%00 \\',
    'деньги 漢字 مال',
    '\u202e🎉',
    `${'('.repeat(140)}${')'.repeat(140)}`,
    `${'kind:meeting OR '.repeat(18)}`,
  ])('%j has a clear answer', async (query) => {
    for (const sort of ['relevance', 'date']) {
      const { status, body } = await search(query, { sort, overview: 'true' });
      expect(status).toBe(200);
      expect(Array.isArray(body['results'])).toBe(true);
    }
  });

  it('is said of what is only ruled out', async () => {
    const { body, texts } = await search('-lease');
    expect(texts).toEqual([]);
    expect(body['problems']).toEqual([{ from: 0, to: 6, code: 'only_negated' }]);
  });

  it('is refused where it is blank or too long', async () => {
    expect((await search('  ')).status).toBe(400);
    expect((await search('x'.repeat(10_000))).status).toBe(400);
    expect((await search('lease', { page: '11' })).status).toBe(400);
    expect((await search('lease', { per_page: '51' })).status).toBe(400);
  });
});
