import { randomUUID } from 'node:crypto';
import { createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { NewAnswer } from './answer.types.ts';

/** What was answered by one sentence, or by none. */
function answerOf(query: string, text: string | null, part: Partial<NewAnswer> = {}): NewAnswer {
  const citation = { segmentId: 'seg', quote: text ?? '', startMs: null, endMs: null, page: null };
  const sentence = { text: text ?? '', verbatim: true, citations: [citation], lead: null, claim: 0 };
  return {
    query,
    normal: query.toLowerCase(),
    scope: { kind: 'library', id: '', title: null },
    told: {
      found: text !== null,
      form: 'open',
      sentences: text === null ? [] : [{ ...sentence, itemId: randomUUID() }],
      claims: [],
      sources: [],
      closest: [],
      graph: null,
      followUps: [],
      items: 1,
      madeBy: { engine: 'built-in', version: '1' },
      degraded: [],
    },
    ...part,
  };
}

describeEachDatabase('answers', (opened) => {
  const page = { page: 1, perPage: 10 };

  it('that are the same are one, and are counted', async () => {
    const { answers } = opened.store;
    const asked = answerOf('What fell?', 'Fees fell.');
    const first = await answers.add(asked);
    expect(first.times).toBe(1);
    expect(await answers.add({ ...asked, query: 'WHAT FELL?' })).toMatchObject({ id: first.id, times: 2 });
    expect((await answers.again(first.id))?.times).toBe(3);
    expect(await answers.again(randomUUID())).toBe(null);
    expect(await answers.find(first.id)).toMatchObject({ query: 'What fell?', told: asked.told });
  });

  it('that say otherwise are others: the last is the latest, and the first keeps its link', async () => {
    const { answers } = opened.store;
    const { id, normal, scope } = await answers.add(answerOf('What rose?', 'Fees rose.'));
    const later = await answers.add(answerOf('What rose?', 'Rates rose.'));
    expect(later.id).not.toBe(id);
    expect((await answers.latest({ normal, scope }))?.id).toBe(later.id);
    expect((await answers.find(id))?.told.sentences[0]?.text).toBe('Fees rose.');
    const ofItem = { kind: 'item', id: randomUUID() } as const;
    expect(await answers.latest({ normal, scope: ofItem })).toBe(null);
  });

  it('are rejected once somebody says so, and no longer when that is taken back', async () => {
    const { store } = opened;
    const user = await createUser(store);
    const { id, normal } = await store.answers.add(answerOf('What stood?', 'Rates stood.'));
    expect(await store.answers.rejected(normal)).toEqual([]);
    await store.answers.judge(id, user.id, 'approved');
    await store.answers.judge(id, user.id, 'rejected');
    expect(await store.answers.verdictOf(id, user.id)).toBe('rejected');
    expect(await store.answers.rejected(normal)).toMatchObject([{ sentences: [{ text: 'Rates stood.' }] }]);
    await store.answers.judge(id, user.id, null);
    expect(await store.answers.verdictOf(id, user.id)).toBe(null);
    expect(await store.answers.rejected(normal)).toEqual([]);
  });

  it('are listed with what became of them, by what is asked for', async () => {
    const { store } = opened;
    const user = await createUser(store);
    const told = await store.answers.add(answerOf('Listed: who spoke?', 'Ann spoke.'));
    await store.answers.add(answerOf('Listed: who sang?', null));
    await store.answers.judge(told.id, user.id, 'approved');
    const of = async (filter: 'all' | 'unanswered' | 'approved' | 'rejected') =>
      (await store.answers.page({ ...page, filter, words: 'listed:' })).rows.map(({ query }) => query);
    expect(await of('all')).toEqual(['Listed: who sang?', 'Listed: who spoke?']);
    expect(await of('unanswered')).toEqual(['Listed: who sang?']);
    expect(await of('approved')).toEqual(['Listed: who spoke?']);
    expect(await of('rejected')).toEqual([]);
    const { rows, total } = await store.answers.page({ ...page, filter: 'approved', words: 'listed:' });
    expect([total, rows[0]]).toMatchObject([1, { approved: 1, rejected: 0, judgedBy: user.email }]);
  });
});
