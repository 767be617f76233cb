import type { Chapter } from '@ecco/domain';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const lines = [
  'Welcome, and thank you all for coming to this meeting of the investment committee.',
  'Let me say at some length, since many of you have asked me about it, that we raised our hurdle rate in March.',
  'Infrastructure did well for us over the last three years.',
  'We will now take a short break.',
];
const madeBy = { engine: 'built-in', version: '1' };

describeEachDatabase('search of summaries', (opened) => {
  const add = async (title: string) => {
    const { item } = await opened.store.items.insertOrFind({ kind: 'meeting', title, nextStage: null });
    const segments = await opened.store.segments.replace(
      item.id,
      lines.map((text, index) => ({ text, startMs: index * 1_000, endMs: index * 1_000 + 900 })),
    );
    const cited = (text: string, line: number) => ({
      text,
      verbatim: false,
      citations: [
        {
          segmentId: segments[line]?.id ?? '',
          quote: text,
          startMs: line * 1_000,
          endMs: line * 1_000 + 900,
          page: null,
        },
      ],
    });
    const chapter = (name: string, line: number, sentences: string[]): Chapter => ({
      title: name,
      firstSegment: line,
      lastSegment: line,
      startMs: line * 1_000,
      endMs: null,
      page: null,
      relevancy: 50,
      summary: sentences.slice(0, 1).map((text) => cited(text, line)),
      takeaways: sentences.slice(1).map((text) => cited(text, line)),
    });
    const outline = {
      chapters: [
        chapter('Discount rates', 1, ['The hurdle rate was raised in March.', 'Actuaries had proposed it.']),
        chapter('Roads and bridges', 2, ['Infrastructure did well.']),
      ],
    };
    const analysis = {
      oneLiner: null,
      tldr: [cited('The hurdle rate was raised.', 1), cited('Toll roads earned the most.', 2)],
      keyTopics: [],
    };
    const parts = { itemId: item.id, version: 2, madeBy };
    await opened.store.summaries.save({ ...parts, outline });
    await opened.store.summaries.save({ ...parts, analysis });
    return { id: item.id, segments, outline, analysis, parts, cited, chapter };
  };
  let item: Awaited<ReturnType<typeof add>>;
  beforeAll(async () => {
    item = await add('Committee');
  });
  const find = (text: string, itemIds?: string[]) =>
    opened.store.search.find({ text, ...(itemIds ? { itemIds } : {}) });
  const anywhere = [
    ['in the library', undefined],
    ['in the item', () => [item.id]],
  ] as const;

  it.each(anywhere)('finds %s a chapter by its sentences, with what one of them cites', async (_, ids) => {
    const [hit, ...more] = await find('actuary', ids?.());
    expect(more).toEqual([]);
    expect(hit).toMatchObject({
      item: { id: item.id },
      segment: { id: item.segments[1]?.id, idx: 1 },
      summary: {
        kind: 'summary_item',
        idx: 0,
        title: 'Discount rates',
        line: { text: 'Actuaries had proposed it.', startMs: 1_000, endMs: 1_900, page: null },
      },
      highlights: ['Actuaries'],
    });
  });

  it.each(anywhere)(
    'finds %s a chapter by its title alone, which leads to where it begins',
    async (_, ids) => {
      const [hit] = await find('bridges', ids?.());
      expect(hit).toMatchObject({
        segment: { idx: 2 },
        summary: { kind: 'summary_item', idx: 1, line: { text: 'Roads and bridges', startMs: 2_000 } },
      });
    },
  );

  it.each(anywhere)('finds %s a sentence of the short form', async (_, ids) => {
    const [hit] = await find('toll', ids?.());
    expect(hit).toMatchObject({
      segment: { idx: 2 },
      summary: { kind: 'tldr', idx: 1, title: null, line: { text: 'Toll roads earned the most.' } },
    });
  });

  it.each(anywhere)(
    'shows %s the line and not what was made of it, unless that has more of the words',
    async (_, ids) => {
      const kinds = async (text: string) =>
        (await find(text, ids?.())).map(({ summary }) => summary?.kind ?? 'line');
      expect(await kinds('hurdle rate raised')).toEqual(['line']);
      expect((await kinds('actuaries hurdle rate'))[0]).toBe('summary_item');
    },
  );

  it('shows one hit in the summary of an item among those of the library', async () => {
    const summaries = async (text: string, ids?: string[]) =>
      (await find(text, ids)).filter(({ summary }) => summary !== null);
    expect(await summaries('actuaries toll')).toHaveLength(1);
    expect(await summaries('actuaries toll', [item.id])).toHaveLength(2);
  });

  it('follows the summary that is shown: replaced, of a newer version, forgotten, gone with its item', async () => {
    const { id, parts, chapter, cited } = await add('Replaced');
    const reported = async (word: string) => (await find(word, [id])).flatMap(({ summary }) => summary ?? []);
    await opened.store.summaries.save({ ...parts, outline: { chapters: [chapter('Zymurgy', 0, [])] } });
    expect(await reported('zymurgy')).toHaveLength(1);
    expect(await reported('actuaries')).toEqual([]);
    expect(await reported('toll')).toHaveLength(1);
    const old = { oneLiner: null, tldr: [cited('Quokkas.', 0)], keyTopics: [] };
    await opened.store.summaries.save({ ...parts, version: 1, analysis: old });
    expect(await reported('quokkas')).toEqual([]);
    await opened.store.summaries.clear(id);
    expect(await reported('zymurgy')).toEqual([]);
  });

  it('leads nowhere in the transcript where the cited line has gone, and to its words where they moved', async () => {
    const { id } = await add('Said again');
    await opened.store.segments.replace(id, [{ text: 'Toll.' }, { text: `So. ${lines[2]}` }]);
    const [hit] = (await find('earned', [id])).filter(({ summary }) => summary !== null);
    expect(hit?.segment?.idx).toBe(1);
    await opened.store.segments.replace(id, []);
    const [gone] = await find('earned', [id]);
    expect(gone).toMatchObject({ segment: null, summary: { kind: 'tldr', line: { startMs: 2_000 } } });
  });
});
