import { randomUUID } from 'node:crypto';
import { createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { NewAnswer } from './answer.types.ts';

/** What was answered by one sentence, or by none. */
function answerOf(query: string, text: string | null, part: Partial<NewAnswer> = {}): NewAnswer {
  const citation = { segmentId: 'seg', quote: text ?? '', startMs: null, endMs: null, page: null };
  const sentence = {
    text: text ?? '',
    verbatim: true,
    citations: [citation],
    lead: null,
    change: null,
    claim: 0,
  };
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
    const newAnswer = answerOf('What fell?', 'Fees fell.');
    const first = await answers.add(newAnswer);
    expect(first.times).toBe(1);
    expect(await answers.add({ ...newAnswer, query: 'WHAT FELL?' })).toMatchObject({
      id: first.id,
      times: 2,
    });
    expect((await answers.again(first.id))?.times).toBe(3);
    expect(await answers.again(randomUUID())).toBe(null);
    expect(await answers.find(first.id)).toMatchObject({ query: 'What fell?', told: newAnswer.told });
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

  it('are rejected by one person for themselves, and no longer when that is taken back', async () => {
    const { store } = opened;
    const [user, other] = [await createUser(store), await createUser(store)];
    const { id, normal } = await store.answers.add(answerOf('What stood?', 'Rates stood.'));
    await store.answers.judge(id, user.id, 'approved');
    await store.answers.judge(id, user.id, 'rejected');
    expect(await store.answers.verdictOf(id, user.id)).toBe('rejected');
    expect(await store.answers.rejectionsOf(id)).toBe(1);
    expect(await store.answers.rejectedBy(normal, user.id)).toMatchObject([
      { id, told: { sentences: [{ text: 'Rates stood.' }] } },
    ]);
    expect(await store.answers.rejectedBy(normal, other.id)).toEqual([]);
    expect(await store.answers.removed(normal)).toEqual([]);
    await store.answers.judge(id, user.id, null);
    expect(await store.answers.verdictOf(id, user.id)).toBe(null);
    expect(await store.answers.rejectedBy(normal, user.id)).toEqual([]);
  });

  it('are pinned or removed for everybody, one or the other, until that is undone', async () => {
    const { store } = opened;
    const user = await createUser(store);
    const { id, normal, scope } = await store.answers.add(answerOf('What held?', 'Rates held.'));
    await store.answers.decide(id, user.id, 'removed');
    expect(await store.answers.removed(normal)).toMatchObject([
      { id, told: { sentences: [{ text: 'Rates held.' }] } },
    ]);
    expect(await store.answers.pinned({ normal, scope })).toBe(null);
    await store.answers.decide(id, user.id, 'pinned');
    expect(await store.answers.removed(normal)).toEqual([]);
    expect(await store.answers.pinned({ normal, scope })).toMatchObject({ id });
    expect(await store.answers.pinned({ normal, scope: { kind: 'item', id: randomUUID() } })).toBe(null);
    expect(await store.answers.decisionOf(id)).toMatchObject({ decision: 'pinned', by: user.email });
    const { rows, total } = await store.answers.page({ ...page, filter: 'approved', words: 'what held' });
    expect([total, rows[0]?.decided]).toMatchObject([1, { decision: 'pinned', by: user.email }]);
    await store.answers.decide(id, user.id, null);
    expect(await store.answers.decisionOf(id)).toBe(null);
    expect(await store.answers.pinned({ normal, scope })).toBe(null);
  });

  it('are listed with what became of them, by what is asked for', async () => {
    const { store } = opened;
    const user = await createUser(store);
    const storedAnswer = await store.answers.add(answerOf('Listed: who spoke?', 'Ann spoke.'));
    await store.answers.add(answerOf('Listed: who sang?', null));
    await store.answers.judge(storedAnswer.id, user.id, 'approved');
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
