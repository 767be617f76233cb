import type { Speaker } from '@ecco/domain';
import { createItem } from '@ecco/factories/rows';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const speaker: Speaker = {
  ...{ label: 'Speaker 1', name: 'Ana Quillon', role: null, organisation: null },
  ...{ provenance: 'introduction', confidence: 1, evidence: null },
};

describeEachDatabase('search for a subject', (opened) => {
  beforeAll(async () => {
    const add = (title: string, lines: string[]) =>
      createItem(opened.store, { kind: 'meeting', title, lines: lines.map((text) => ({ text })) });
    await add('Far apart', ['Covenants were tightened.', 'Lunch was late.', 'Loans with floating rates.']);
    await add('In passing', ['Loans are many things to many people.', 'Gardens are green.']);
    await add('At length', [
      'Loans have covenants.',
      'Weak covenants hurt loans.',
      'Covenants of loans again.',
    ]);
    await add('Gardens', ['Roses and roses.', 'Tulips.']);
    await add('Proxy voting of 2026', ['The policy was adopted with two votes against.', 'Gardens again.']);
    await add('Others', ['The policy of proxy advisers is known.', 'Voting by hand.', 'Policy and policy.']);
  });
  const about = async (text: string, limit?: number) =>
    (await opened.store.search.about({ text, ...(limit ? { limit } : {}) })).map(({ item }) => item.title);

  it('prefers what speaks of all of it, and of that what speaks of it most', async () => {
    expect((await about('covenants of loans')).slice(0, 2)).toEqual(['At length', 'Far apart']);
    expect(await about('covenants of loans', 1)).toEqual(['At length']);
  });

  it('takes a title for as good as many lines', async () => {
    expect((await about('proxy voting policy'))[0]).toBe('Proxy voting of 2026');
  });

  it('finds what is called by a word that it never says', async () => {
    expect((await about('Others of gardens')).includes('Others')).toBe(true);
    expect(await about('the roses of Proxy')).toContain('Proxy voting of 2026');
  });

  it('puts what is of somebody before what only names them, however often it names itself', async () => {
    const add = (title: string, lines: string[], meta = {}) =>
      createItem(opened.store, { kind: 'earnings', title, lines: lines.map((text) => ({ text })), meta });
    await add('Call of November', ['Zirkon had a good year.', 'At Zirkon we hired.', 'Zirkon, thank you.'], {
      organisation: { name: 'Zirkon', by: null, isRead: true },
    });
    await add('Rates and dividends', [
      'Dividends are paid by Zirkon and others.',
      'Dividends of the quarter.',
      'Dividends again.',
      'Higher dividends in the quarter.',
    ]);
    expect(await about('dividends of Zirkon in the quarter', 1)).toEqual(['Call of November']);
  });

  it('finds what somebody said who speaks in it', async () => {
    await createItem(opened.store, {
      ...{ kind: 'episode', title: 'Episode 12' },
      lines: [{ text: 'Tulips need sun.', speakerLabel: speaker.label }],
      speakers: [speaker],
    });
    expect((await about('Ana Quillon on tulips'))[0]).toBe('Episode 12');
  });

  it('tells each item once, with a score that falls', async () => {
    const itemMatches = await opened.store.search.about({ text: 'gardens policy' });
    expect(new Set(itemMatches.map(({ item }) => item.id)).size).toBe(itemMatches.length);
    expect(itemMatches.map(({ score }) => score)).toEqual(
      itemMatches.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it.each(['', 'zymurgy', 'the of and', '"\'\\%_;--', '\0'])('finds nothing for %j', async (text) => {
    expect(await about(text)).toEqual([]);
  });
});
