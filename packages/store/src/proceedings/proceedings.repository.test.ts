import type { Decision, Proceedings, Signal, UnnamedVote } from '@ecco/domain';
import { createItem, createProcessedItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const citation = { segmentId: 's', quote: 'so moved', startMs: 1_000, endMs: 2_000, page: null };
const other = { ...citation, segmentId: 't', quote: 'about ten million' };
const cited = { text: 'Sell the forest.', verbatim: true, citations: [citation] };

const decision: Decision = {
  motion: cited,
  basis: 'consensus',
  movedBy: { value: "Ms. O'Neil", certainty: 'inferred', citation: other },
  secondedBy: null,
  result: { value: 'carried', certainty: 'stated', citation },
  yes: { value: 0, certainty: 'stated', citation },
  no: null,
  abstain: null,
  ballots: [{ name: 'Ms. O’Neil', ballot: 'abstain', citation }],
  voteUnread: citation,
  amounts: [cited],
  conditions: [],
  amended: true,
  move: null,
  outcome: citation,
  agendaItem: null,
};

const signal: Signal = {
  kind: 'redemption',
  sentence: cited,
  who: null,
  manager: { value: 'Larch & Sons', certainty: 'stated', citation: other },
  vehicle: null,
  assetClass: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: {
    value: { text: 'ten million', value: 1e7, currency: 'USD', terms: null },
    certainty: 'stated',
    citation,
  },
  measure: null,
  decided: { value: '2026-02-30', certainty: 'stated', citation },
  effective: null,
  stage: { value: 'approved', certainty: 'inferred', citation },
  places: [citation, other],
};

const none: Proceedings = { agenda: [], decisions: [], signals: [] };
const proceedings: Proceedings = {
  agenda: [
    { number: null, title: 'Call to order', state: null, firstSegment: 0, lastSegment: 3, citation },
    { number: '4 D', title: 'Timber', state: 'noted', firstSegment: 4, lastSegment: 9, citation: other },
  ],
  decisions: [decision, { ...decision, agendaItem: 1 }],
  signals: [signal, { ...signal, decided: { value: '2026-02-28', certainty: 'stated', citation } }],
};

describeEachDatabase('proceedings', (opened) => {
  it('come back as they were found: in order, each field with how it is known, what is not told as nothing', async () => {
    const { id } = await createItem(opened.store, { title: 'A board' });
    await opened.store.proceedings.replace(id, proceedings);
    expect(await opened.store.proceedings.ofItem(id)).toEqual(proceedings);
  });

  it('keep the votes that name nothing but a number, and nothing of those of before', async () => {
    const { id } = await createItem(opened.store, { title: 'A board that reads numbers' });
    const unnamedVotes: UnnamedVote[] = [
      { matter: 'item L', result: 'carried', outcome: citation, agendaItem: 1 },
      { matter: 'docket 0143', result: 'failed', outcome: other, agendaItem: null },
    ];
    await opened.store.proceedings.replace(id, { ...none, unnamedVotes });
    expect(await opened.store.proceedings.ofItem(id)).toEqual({ ...none, unnamedVotes });
    await opened.store.proceedings.replace(id, none);
    expect(await opened.store.proceedings.ofItem(id)).toEqual(none);
  });

  it('tell who moved, seconded and voted in each item, by name', async () => {
    const { id } = await createItem(opened.store, { title: 'A board that votes' });
    const voted = { ...decision, ballots: [{ name: 'Ida Moss', ballot: 'yes' as const, citation }] };
    await opened.store.proceedings.replace(id, { ...none, decisions: [voted, decision] });
    const { id: silent } = await createItem(opened.store, { title: 'A silent board' });
    const voters = await opened.store.proceedings.votersOf([id, silent]);
    expect([...voters].map(([item, names]) => [item, [...names].toSorted()])).toEqual([
      [id, ['Ida Moss', "Ms. O'Neil", 'Ms. O’Neil']],
    ]);
  });

  it('take the place of those of before, and go with their item', async () => {
    const { id } = await createItem(opened.store, { title: 'Read twice' });
    await opened.store.proceedings.replace(id, proceedings);
    await opened.store.proceedings.replace(id, { ...none, agenda: proceedings.agenda.slice(1) });
    expect(await opened.store.proceedings.ofItem(id)).toEqual({
      ...none,
      agenda: proceedings.agenda.slice(1),
    });
    await opened.store.items.remove(id);
    expect(await opened.store.proceedings.ofItem(id)).toEqual(none);
  });

  it('are still to be read of items that ended before there were any, and of no others', async () => {
    const ended = { lines: 4, chapters: 1, status: 'ASSERTIONS_COMPLETE' } as const;
    const before = await createItem(opened.store, { ...ended, title: 'Ended before' });
    const others = [
      await createProcessedItem(opened.store, { title: 'Read already' }),
      await createItem(opened.store, { ...ended, title: 'Under way', status: 'HIGHLIGHTING' }),
      await createItem(opened.store, { ...ended, title: 'Without words', chapters: 0, lines: 0 }),
    ];
    const ids = (await opened.store.proceedings.unread({ limit: 100 })).map(({ itemId }) => itemId);
    expect(ids).toContain(before.id);
    for (const { id } of others) expect(ids).not.toContain(id);
  });
});
