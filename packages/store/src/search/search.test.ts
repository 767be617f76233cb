import { createItem } from '@ecco/factories/rows';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const lines = [
  'The pension fund raised its allocation to private equity.',
  'Private equity fees were discussed at length by the trustees.',
  'Our companies reported revenue of 2.4 billion and a margin of 7.25 percent.',
  'Kubernetes is not something pensioners ask about.',
  'We will now take a short break.',
];

describeEachDatabase('search', (opened) => {
  let meeting = '';
  beforeAll(async () => {
    const item = await createItem(opened.store, {
      kind: 'meeting',
      title: 'Investment Committee 50%_off',
      oneLiner: 'Where the fees go',
      lines: lines.map((text) => ({ text })),
    });
    meeting = item.id;
    await createItem(opened.store, {
      title: 'Small Talk',
      lines: [{ text: 'Nothing about equity here, only equities.' }],
    });
  });
  const find = (text: string, itemIds?: string[]) =>
    opened.store.search.find({ text, ...(itemIds ? { itemIds } : {}) });

  it('uses the index that the database has', () => {
    const mode = opened.database.kind === 'memory' ? 'bm25' : 'tsvector';
    expect(opened.store.search.mode).toBe(mode);
    expect(opened.errors).toEqual([]);
  });

  it('puts the line with all words first, with its item and what matched', async () => {
    const [first, ...rest] = await find('private equity fee');
    expect(first?.segment?.text).toBe(lines[1]);
    expect(first?.item.title).toBe('Investment Committee 50%_off');
    expect(first?.highlights).toEqual(['Private equity fees']);
    expect(first?.score).toBeGreaterThan(rest[0]?.score ?? 0);
  });

  it('finds other forms of a word, and numbers', async () => {
    expect((await find('company'))[0]?.highlights).toEqual(['companies']);
    expect((await find('7.25'))[0]?.highlights).toEqual(['7.25']);
  });

  it('stays inside the items it is given', async () => {
    const everywhere = await find('equity');
    const inside = await find('equity', [meeting]);
    expect(everywhere).toHaveLength(3);
    expect(inside.flatMap(({ segment }) => segment?.text ?? []).toSorted()).toEqual(
      lines.slice(0, 2).toSorted(),
    );
    expect((await find('company', [meeting]))[0]?.segment?.idx).toBe(2);
    expect(await find('equity', [])).toEqual([]);
  });

  it.each([
    ['stop words', 'the of and'],
    ['nothing that occurs', 'zymurgy'],
    ['only signs', '"\'\\%_;--()&|!:*<->'],
    ['an emoji and a lone surrogate', '🎉\ud800'],
    ['a zero character', '\0'],
    ['nothing', ''],
    ['a very long word', 'x'.repeat(5_000)],
  ])('answers with an empty list to %s', async (_, text) => {
    expect(await find(text)).toEqual([]);
    expect(await find(text, [meeting])).toEqual([]);
    expect(await opened.store.search.library({ text: text.slice(0, 100) })).toEqual([]);
  });

  it.each(["fees' OR 1=1 --", 'fees & | ! (', '"fees', 'fees:* \0 fees', 'fées fees ФФ 漢字'])(
    'finds the word in %j',
    async (text) => {
      expect((await find(text))[0]?.segment?.text).toBe(lines[1]);
      expect((await find(text, [meeting]))[0]?.segment?.text).toBe(lines[1]);
    },
  );

  it('tells of the item as it is at once, also where it was found before', async () => {
    const titled = async () => (await find('trustees'))[0]?.item.title;
    expect(await titled()).toBe('Investment Committee 50%_off');
    await opened.store.items.update(meeting, { title: 'Investment Committee' });
    expect(await titled()).toBe('Investment Committee');
    await opened.store.items.update(meeting, { title: 'Investment Committee 50%_off' });
    expect(await titled()).toBe('Investment Committee 50%_off');
  });

  it('finds items by title, show and one-liner, taking signs as they are', async () => {
    const titles = async (text: string) =>
      (await opened.store.search.library({ text })).map(({ item }) => item.title);
    expect(await titles('investment fees')).toEqual(['Investment Committee 50%_off']);
    expect(await titles('SMALL')).toEqual(['Small Talk']);
    expect(await titles('small committee')).toEqual([]);
  });
});
