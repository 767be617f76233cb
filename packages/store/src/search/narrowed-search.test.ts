import { lookedFor, parseSearch } from '@ecco/domain/search-language';
import { createItem, createShow, createUser } from '@ecco/factories/rows';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const speaker = (label: string, name: string) => ({
  label,
  name,
  role: null,
  organisation: null,
  provenance: null,
  confidence: 1,
  evidence: null,
});
const line = (text: string, speakerLabel = 'A') => ({ text, speakerLabel });
const now = new Date('2026-06-01T00:00:00Z');

describeEachDatabase('a narrowed search', (opened) => {
  let meeting = '';
  let call = '';
  let asker = '';
  beforeAll(async () => {
    const { store } = opened;
    const old = await createItem(store, {
      kind: 'meeting',
      title: 'Harbor board',
      show: 'Quiet Ledger',
      publishedAt: new Date('2024-03-02T00:00:00Z'),
      documentUrl: 'https://harbor.example/a.pdf',
      speakers: [speaker('A', 'Ines Varga'), speaker('B', 'Tom Oduya')],
      lines: [
        line('The long lease of the harbor was renewed.'),
        line('A lease that is long costs less, said the clerk.', 'B'),
        line('Rents rose by 4 percent.', 'B'),
        line('Rents will be a matter for the autumn.'),
      ],
    });
    meeting = old.id;
    const recent = await createItem(store, {
      kind: 'earnings',
      title: 'Quarter',
      show: 'Loud Almanac',
      publishedAt: new Date('2026-05-20T00:00:00Z'),
      videoUrl: 'https://quarter.example/v.mp4',
      speakers: [speaker('A', 'Ada Verity')],
      lines: [line('Our lease costs fell.'), line('The harbor warehouse was sold.'), line('Thank you all.')],
    });
    call = recent.id;
    const lines = await store.segments.ofItem(meeting);
    await store.transaction(async (tx) => {
      await tx.highlights.replace(meeting, 2, [
        {
          text: lines[2]?.text ?? '',
          speaker: null,
          segmentId: lines[2]?.id ?? '',
          startMs: null,
          endMs: null,
          page: null,
          score: 1,
        },
      ]);
      await tx.entities.replace(call, [
        { name: 'Halvern', type: 'organisation', aliases: ['HVN'], mentions: 2, segmentIds: [] },
        { name: 'Mara Quill', type: 'person', aliases: [], mentions: 1, segmentIds: [] },
      ]);
      const claimed = lines[0];
      await tx.assertions.replace(meeting, [
        {
          text: 'The lease was renewed.',
          citation: {
            segmentId: claimed?.id ?? '',
            quote: 'renewed',
            startMs: null,
            endMs: null,
            page: null,
          },
          speaker: null,
          theme: 3,
          stance: 'neutral',
          kind: 'fact',
          organisations: [],
          isOwn: false,
          figures: [],
          weight: 1,
        },
      ]);
      await tx.summaries.save({
        itemId: meeting,
        version: 2,
        madeBy: { engine: 'test', version: '1' },
        analysis: {
          oneLiner: null,
          tldr: [{ text: 'The lease went on.', verbatim: false, citations: [] }],
          keyTopics: [],
        },
      });
    });
    asker = (await createUser(store)).id;
    await store.lists.create({ ownerId: asker, title: 'Mine', description: null, itemIds: [call] });
  });

  const find = async (text: string, sort?: 'relevance' | 'date') => {
    const { clauses } = parseSearch(text);
    const hits = await opened.store.search.find({
      text: lookedFor(clauses),
      narrowing: { clauses, askerId: asker, now },
      ...(sort && { sort }),
    });
    return hits.map(({ summary, segment }) => (summary ? summary.line.text : segment.text));
  };

  it.each([
    ['"long lease"', ['The long lease of the harbor was renewed.']],
    ['"LONG,  lease"', ['The long lease of the harbor was renewed.']],
    ['lease -long', ['Our lease costs fell.', 'The lease went on.']],
    ['lease -"long lease" -speaker:varga is:summary', ['The lease went on.']],
    ['lease speaker:oduya', ['A lease that is long costs less, said the clerk.']],
    [
      'lease -speaker:oduya -is:summary',
      ['Our lease costs fell.', 'The long lease of the harbor was renewed.'],
    ],
    [
      'warehouse OR rents',
      [
        'Rents rose by 4 percent.',
        'Rents will be a matter for the autumn.',
        'The harbor warehouse was sold.',
      ],
    ],
    [
      '(harbor renewed) OR (rents autumn)',
      ['Rents will be a matter for the autumn.', 'The long lease of the harbor was renewed.'],
    ],
    ['rents has:figure', ['Rents rose by 4 percent.']],
    ['rents is:highlight', ['Rents rose by 4 percent.']],
    ['lease kind:earnings', ['Our lease costs fell.']],
    ['lease show:almanac', ['Our lease costs fell.']],
    ['lease show:quiet-ledger is:summary', ['The lease went on.']],
    ['lease org:halvern', ['Our lease costs fell.']],
    ['lease org:hvn', ['Our lease costs fell.']],
    ['lease person:quill', ['Our lease costs fell.']],
    ['lease org:quill', []],
    ['lease after:2026', ['Our lease costs fell.']],
    ['lease before:2024-03-02', []],
    ['harbor before:2024-03-03', ['The long lease of the harbor was renewed.']],
    ['lease age:<30d', ['Our lease costs fell.']],
    ['harbor age:>30d', ['The long lease of the harbor was renewed.']],
    ['lease has:video', ['Our lease costs fell.']],
    ['harbor has:pdf', ['The long lease of the harbor was renewed.']],
    ['lease is:mine', ['Our lease costs fell.']],
    [
      'harbor (kind:earnings OR speaker:varga)',
      ['The harbor warehouse was sold.', 'The long lease of the harbor was renewed.'],
    ],
    ['lease theme:3 -is:summary', ['The long lease of the harbor was renewed.']],
    ['lease theme:4', []],
    ['lease -theme:3 kind:meeting -is:summary', ['A lease that is long costs less, said the clerk.']],
    ['lease kind:video', []],
    ['"lease long"', []],
    ['"%_\' OR 1=1"', []],
  ])('%s', async (text, lines) => {
    expect((await find(text)).toSorted()).toEqual(lines);
  });

  it('of what bears no date asks in vain for a time, whenever it was brought in', async () => {
    const undated = await createItem(opened.store, {
      title: 'Undated',
      publishedAt: null,
      lines: [line('Quays were dredged.')],
    });
    expect(await find('dredged')).toEqual(['Quays were dredged.']);
    for (const time of ['after:2020', 'before:2100', 'age:<30d', 'age:>30d'])
      expect(await find(`dredged ${time}`)).toEqual([]);
    await opened.store.items.remove(undated.id);
  });

  it('without words gives the newest items, what their summaries begin with or their first line', async () => {
    expect(await find('-kind:video')).toEqual(['Our lease costs fell.', 'The lease went on.']);
    expect(await find('speaker:oduya')).toEqual([
      'A lease that is long costs less, said the clerk.',
      'Rents rose by 4 percent.',
    ]);
  });

  it('by date puts the newest first', async () => {
    expect((await find('lease -is:summary', 'date')).slice(0, 1)).toEqual(['Our lease costs fell.']);
    expect(await find('harbor -is:summary', 'date')).toEqual([
      'The harbor warehouse was sold.',
      'The long lease of the harbor was renewed.',
    ]);
  });

  it.each([
    'harbor -zebra',
    '"long lease" OR "warehouse was"',
    'harbor ("long lease" OR "warehouse was")',
    'speaker:varga OR speaker:verity',
    '(speaker:varga lease) OR (speaker:verity lease)',
    'kind:meeting OR kind:earnings',
    'harbor (kind:earnings OR speaker:varga)',
  ])('stays inside the item it is given: %s', async (text) => {
    const { clauses } = parseSearch(text);
    const hits = await opened.store.search.find({
      text: lookedFor(clauses),
      itemIds: [meeting],
      narrowing: { clauses, askerId: null, now },
    });
    expect(new Set(hits.map(({ item }) => item.id))).toEqual(new Set([meeting]));
  });

  it('finds nothing of theirs for a visitor', async () => {
    const { clauses } = parseSearch('lease is:mine');
    const narrowing = { clauses, askerId: null, now };
    expect(await opened.store.search.find({ text: 'lease', narrowing })).toEqual([]);
  });

  it('finds what is of a show that they follow, and nothing of one that is ignored', async () => {
    const { store } = opened;
    const [quiet] = await store.search.shows({ text: 'quiet', limit: 1 });
    await store.follows.follow(asker, [quiet ?? '']);
    expect(await find('renewed is:mine')).toEqual(['The long lease of the harbor was renewed.']);
    await store.shows.setIgnored(quiet ?? '', true);
    expect([await find('"long lease"'), await find('kind:meeting')]).toEqual([[], []]);
    await store.shows.setIgnored(quiet ?? '', false);
    expect(await find('"long lease"')).toEqual(['The long lease of the harbor was renewed.']);
  });

  it('tells the words that a hit has', async () => {
    const [hit] = await opened.store.search.find({ text: 'renewed harbors zebra' });
    expect(hit?.matched).toEqual(['renewed', 'harbors']);
  });

  describe('a word that the library does not have', () => {
    it.each([
      ['leese', 'lease'],
      ['habror', 'harbor'],
      ['warehose', 'warehouse'],
      ['autum', 'autumn'],
    ])('%s is mended', async (typed, meant) => {
      expect(Object.fromEntries(await opened.store.search.mend([typed]))).toEqual({ [typed]: meant });
    });

    it.each(['lease', 'leases', 'halvern', 'quarter', 'zymurgy', 'xyz', 'about', 'größe', "'; --"])(
      '%s is left alone',
      async (typed) => {
        expect((await opened.store.search.mend([typed])).size).toBe(0);
      },
    );
  });

  it('of many items looks at what the index has as the best', async () => {
    const { store } = opened;
    const { id } = await createShow(store, 'Many');
    for (let index = 0; index < 65; index += 1) {
      await createItem(store, {
        title: `One of many ${index}`,
        showId: id,
        publishedAt: new Date(Date.UTC(2020, 0, index + 1)),
        lines: [line(`Dredging ${index} of the channel.`), line('The channel was dredging for a living.')],
      });
    }
    expect(await find('dredging "7 of the channel" show:many')).toEqual(['Dredging 7 of the channel.']);
    expect(await find('dredging show:many -channel')).toEqual([]);
    const newest = await find('dredging -living show:many', 'date');
    expect(newest.slice(0, 2)).toEqual(['Dredging 64 of the channel.', 'Dredging 63 of the channel.']);
    expect(await find('dredging show:many speaker:varga')).toEqual([]);
  });

  it('finds a phrase that stands below a thousand lines with its words', async () => {
    const crowd = Array.from({ length: 1_100 }, () => line('Bushel peck.'));
    const rare = 'Whoever sold a peck bushel by bushel was asked for the measure that the town kept.';
    await createItem(opened.store, { title: 'Crowd', lines: [...crowd, line(rare)] });
    expect(await find('"peck bushel"')).toEqual([rare]);
  });

  it('finds what is called exactly so', async () => {
    const called = async (text: string) =>
      (await opened.store.search.calledSo(text)).map(({ type, name, items }) => [type, name, items]);
    expect(await called('QUIET ledger')).toEqual([['show', 'Quiet Ledger', 1]]);
    expect(await called(' harbor board ')).toEqual([['item', 'Harbor board', 1]]);
    expect(await called('halvern')).toEqual([['organisation', 'Halvern', 1]]);
    expect(await called('harbor')).toEqual([]);
    expect(await called('(*)\0')).toEqual([]);
  });
});
