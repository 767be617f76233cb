import { createItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from './testing/each-database.ts';

describeEachDatabase('what hangs off an item', (opened) => {
  const newItem = async (title: string) => (await createItem(opened.store, { title })).id;
  const citation = { segmentId: 's', quote: 'fees fell', startMs: 1_000, endMs: 2_000, page: null };
  const cited = { text: 'Fees fell.', verbatim: false, citations: [citation] };

  it('stores the parts of a summary one after the other, each engine its own', async () => {
    const itemId = await newItem('Summary');
    const madeBy = { engine: 'built-in', version: '1' };
    const overview = { keyInsights: [cited], whyItMatters: [] };
    await opened.store.summaries.save({ itemId, version: 1, madeBy, overview });
    const analysis = { oneLiner: cited, tldr: [cited], keyTopics: [] };
    await opened.store.summaries.save({ itemId, version: 1, madeBy: { ...madeBy, version: '2' }, analysis });
    await opened.store.summaries.save({ itemId, version: 1, madeBy: { engine: 'other', version: '9' } });
    const [latest, first, ...more] = await opened.store.summaries.ofItem(itemId);
    expect(more).toEqual([]);
    expect([latest, first].map((summary) => summary?.madeBy)).toContainEqual({
      engine: 'built-in',
      version: '2',
    });
    expect([latest, first]).toContainEqual(expect.objectContaining({ overview, analysis, outline: null }));
  });

  it('keeps the speakers in order with their evidence', async () => {
    const itemId = await newItem('Speakers');
    const speakers = ['B', 'A'].map((label) => ({
      label,
      name: `Speaker ${label}`,
      role: 'host',
      organisation: null,
      provenance: 'introduction' as const,
      confidence: 0.5,
      evidence: label === 'A' ? citation : null,
    }));
    await opened.store.speakers.replace(itemId, speakers);
    expect(await opened.store.speakers.ofItem(itemId)).toEqual(speakers);
  });

  it('stores speakers and entities in any number, as one text brings them', async () => {
    const itemId = await newItem('A list of names');
    const names = Array.from({ length: 20_000 }, (_, index) => `Name ${index}`);
    const unknown = { role: null, organisation: null, provenance: null, confidence: 0, evidence: null };
    await opened.store.speakers.replace(
      itemId,
      names.map((name) => ({ ...unknown, label: name, name })),
    );
    await opened.store.entities.replace(
      itemId,
      names.map((name) => ({ name, type: 'person', aliases: [], mentions: 1, segmentIds: ['s'] })),
    );
    expect((await opened.store.speakers.ofItem(itemId)).map(({ name }) => name)).toEqual(names);
    expect(await opened.store.entities.ofItem(itemId)).toHaveLength(names.length);
  });

  it('keeps the approval of a highlight that a re-run finds again', async () => {
    const itemId = await newItem('Highlights');
    const quote = { speaker: null, segmentId: 's', startMs: 1, endMs: 2, page: null, score: 1 };
    const highlights = ['First words', 'Second words'].map((text) => ({ ...quote, text }));
    const [first] = await opened.store.highlights.replace(itemId, 1, highlights);
    expect(await opened.store.highlights.setApproved(itemId, { approved: true, id: first?.id ?? '' })).toBe(
      1,
    );
    const again = await opened.store.highlights.replace(itemId, 1, highlights.toReversed());
    expect(again.find((highlight) => highlight.text === 'First words')).toEqual({ ...first, approved: true });
    expect(again).toHaveLength(2);
  });

  it('keeps assertions with figures and citation', async () => {
    const itemId = await newItem('Assertions');
    const assertion = {
      text: 'Fees fell by 3 percent.',
      citation,
      speaker: 'A',
      theme: 2 as const,
      stance: 'positive' as const,
      kind: 'fact' as const,
      organisations: ["O'Hara & Sons", 'Länder "Fonds"'],
      isOwn: false,
      figures: [
        { text: '3 percent', value: 3, unit: 'percent' as const, direction: 'down' as const, period: null },
      ],
      weight: 0.5,
    };
    await opened.store.assertions.replace(itemId, [assertion, assertion]);
    expect(await opened.store.assertions.ofItem(itemId)).toEqual([
      expect.objectContaining(assertion),
      expect.objectContaining(assertion),
    ]);
  });

  it('shares an entity among items, and counts two spellings as one', async () => {
    const [one, two] = [await newItem('Entities 1'), await newItem('Entities 2')];
    const named = { type: 'organisation' as const, aliases: ['NPF'], mentions: 2, segmentIds: ['s1'] };
    await Promise.all([
      opened.store.entities.replace(one, [
        { ...named, name: 'Northern Pension Fund' },
        { ...named, name: 'northern pension fund', segmentIds: ['s2'] },
      ]),
      opened.store.entities.replace(two, [{ ...named, name: 'Northern Pension Fund' }]),
    ]);
    const [entity] = await opened.store.entities.ofItem(one);
    expect(entity).toMatchObject({ slug: 'northern-pension-fund', mentions: 4, segmentIds: ['s1', 's2'] });
    expect((await opened.store.entities.ofItem(two))[0]?.entityId).toBe(entity?.entityId);
  });

  it('refreshes a show by its feed and keeps what the newer fetch does not know', async () => {
    const feedUrl = 'https://show.example/feed';
    const input = { kind: 'podcast' as const, slug: 'The Show', name: 'The Show', feedUrl, author: 'Ann' };
    const [first, second] = await Promise.all([
      opened.store.shows.upsert(input),
      opened.store.shows.upsert({ ...input, name: 'The Show, renamed', author: null }),
    ]);
    expect([first.created, second.created].filter(Boolean)).toEqual([true]);
    await opened.store.shows.recordFetch({ showId: first.show.id, etag: '"1"', error: null });
    await opened.store.shows.recordFetch({ showId: first.show.id, error: 'timed out' });
    expect(await opened.store.shows.findByFeedUrl(feedUrl)).toMatchObject({
      slug: 'the-show',
      author: 'Ann',
      etag: '"1"',
      fetchError: 'timed out',
      fetchFailures: 1,
    });
  });
});
