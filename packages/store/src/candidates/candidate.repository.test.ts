import { createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { NewCandidate } from './candidate.types.ts';

describeEachDatabase('candidates', (opened) => {
  const fund = async () =>
    (await opened.store.organizations.add({ name: 'Fund', type: 'PENSION_FUND' }))?.id ?? '';
  const talk = (
    title: string,
    value: number,
    keys: string[],
    part: Partial<NewCandidate> = {},
  ): NewCandidate => ({
    ...{
      personId: null,
      kind: 'episode',
      source: 'feed',
      sourceUrl: 'https://feed.example/',
      error: null,
      crawlId: null,
    },
    content: {
      ...{ title, url: 'https://talk.example/', description: null, release_date: null, duration: null },
      ...{ podcast_name: null, author: null, image: null, publisher: null, people: [], document_type: null },
      ...{ day: null, time: null, time_zone: null, location: null, cancelled: false, papers: [] },
    },
    verdict: {
      ...{ speakerPresent: false, aboutPerson: false, aboutOrganisation: true, meaningful: true },
      ...{ overallValue: value, reason: 'It is.', sentence: null },
    },
    draft: {},
    keys,
    ...part,
  });
  const propose = (id: string, ...newCandidates: NewCandidate[]) =>
    opened.store.transaction((tx) => tx.candidates.propose(id, newCandidates));
  const all = { page: 1, perPage: 10 };

  it('are known by any of their keys, and learn the others; each organization has its own', async () => {
    const [one, other] = [await fund(), await fund()];
    expect(await propose(one, talk('A', 0.5, ['url a']))).toHaveLength(1);
    expect(
      await propose(one, talk('A again', 0.5, ['url a', 'guid a']), talk('B', 0.1, ['url b'])),
    ).toHaveLength(1);
    expect(await propose(one, talk('A by guid', 0.5, ['guid a', 'url elsewhere']))).toEqual([]);
    expect(await propose(other, talk('A', 0.5, ['url a']))).toHaveLength(1);
    expect(await opened.store.candidates.knownKeys(one, ['url elsewhere', 'url c'])).toEqual(
      new Set(['url elsewhere']),
    );
  });

  it('are filtered and ordered, what is worth most first', async () => {
    const id = await fund();
    const paper = {
      kind: 'document',
      content: { ...talk('', 0, []).content, title: 'Climate paper' },
    } as const;
    await propose(
      id,
      talk('Fees', 0.4, ['1']),
      talk('Private credit', 0.9, ['2']),
      talk('', 0.7, ['3'], paper),
    );
    const titles = async (query: object) =>
      (await opened.store.candidates.page({ organizationIds: [id], ...all, ...query })).rows.map(
        ({ content }) => content.title,
      );
    expect(await titles({})).toEqual(['Private credit', 'Climate paper', 'Fees']);
    expect(await titles({ leastValue: 0.5, kinds: ['episode'] })).toEqual(['Private credit']);
    expect(await titles({ words: 'clim' })).toEqual(['Climate paper']);
    expect(await titles({ order: { column: 'title', descending: false } })).toEqual([
      'Climate paper',
      'Fees',
      'Private credit',
    ]);
  });

  it('are counted no further than a thousand behind the page where a word is asked for', async () => {
    const id = await fund();
    const many = Array.from({ length: 1_012 }, (_, at) => talk(`Climate ${at}`, 0.5, [`url ${at}`]));
    await propose(id, ...many, talk('Fees', 0.4, ['url fees']));
    const page = (part: object) => opened.store.candidates.page({ ...all, organizationIds: [id], ...part });
    expect(await page({ words: 'climate' })).toMatchObject({ total: 1_010, isLeast: true });
    expect(await page({ words: 'climate', page: 2 })).toMatchObject({ total: 1_012, isLeast: false });
    expect(await page({ words: 'fees' })).toMatchObject({ total: 1, isLeast: false });
    expect(await page({})).toMatchObject({ total: 1_013, isLeast: false });
  });

  it('are decided once, and put back', async () => {
    const id = await fund();
    const by = (await createUser(opened.store)).id;
    const [made] = (await propose(id, talk('Fees', 0.4, ['1']))) ?? [];
    const ids = [made?.id ?? ''];
    const { candidates } = opened.store;
    expect(await candidates.decide(ids, { status: 'Rejected', by })).toMatchObject([
      { status: 'Rejected', decidedBy: by },
    ]);
    expect(await candidates.decide(ids, { status: 'Promoted', by })).toEqual([]);
    expect(await propose(id, talk('Fees', 0.4, ['1', '2']))).toEqual([]);
    expect((await candidates.countsOf([id])).get(id)).toEqual({ New: 0, Promoted: 0, Rejected: 1 });
    expect(await candidates.reopen(ids)).toMatchObject([{ status: 'Rejected' }]);
    expect(await candidates.find(ids[0] ?? '')).toMatchObject({ status: 'New', decidedBy: null });
  });

  it('are proposed to no organization that is gone', async () => {
    const id = await fund();
    await opened.store.organizations.remove(id);
    expect(await propose(id, talk('Fees', 0.4, ['1']))).toBeNull();
  });
});
