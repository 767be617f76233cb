import { randomUUID } from 'node:crypto';
import type { Signal } from '@ecco/domain';
import { createOrganization } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import {
  addSignals,
  all,
  citationAt,
  gather,
  type LedgerSource,
  money,
  own,
  proceedingsWith,
  signalOf,
  stated,
} from './ledger.fixture.ts';

describeEachDatabase('the ledger', (opened) => {
  async function fundWith(signals: LedgerSource[], name = `Fund ${randomUUID()}`) {
    const { store } = opened;
    const fund = await createOrganization(store, { name, type: 'PENSION_FUND', state: 'OH' });
    const itemIds = [];
    for (const one of signals) itemIds.push(await addSignals(store, one));
    for (const id of itemIds) await own(store, fund.id, id);
    await gather(store);
    const { rows, total } = await store.ledger.page({ ...all, organizationId: fund.id });
    return { fund, itemIds, rows, total };
  }
  const vehicle = (name: string, part: Partial<Signal> = {}) => signalOf({ vehicle: stated(name), ...part });

  it('has one row for an event that two items tell, completed by both', async () => {
    const { rows, itemIds, fund } = await fundWith([
      { signals: [vehicle('Larch Timber Fund IV', { amount: money(25e6) })], kind: 'document' },
      { signals: [vehicle('Larch Fund Four', { stage: stated('completed') })], on: '2026-06-11' },
    ]);
    const event = { amount: 25e6, stage: 'completed', sources: 2, happenedOn: '2026-06-11', disputed: [] };
    expect(rows).toMatchObject([{ ...event, who: fund.name }]);
    const tellings = await opened.store.ledger.tellingsOf([rows[0]?.id ?? '']);
    expect([...tellings.values()].flat().map(({ itemId }) => itemId)).toEqual(itemIds.toReversed());
  });

  it('counts copies of one text as one source, and joins what they tell whatever their days', async () => {
    const { store } = opened;
    const plain = signalOf({
      sentence: { text: 'They agreed.', verbatim: true, citations: [citationAt('s')] },
    });
    const { fund, itemIds, rows } = await fundWith([
      { signals: [plain], on: '2026-05-04' },
      { signals: [plain], on: '2026-07-01' },
      { signals: [plain], on: '2026-09-01' },
    ]);
    expect(rows).toHaveLength(3);
    for (const id of itemIds.slice(0, 2))
      await store.transaction(async (tx) => {
        const changed = await tx.copies.put(id, `text of ${fund.id}`);
        if (changed.length > 0) await tx.ledger.letGo(id);
      });
    await gather(store);
    const again = await store.ledger.page({ ...all, organizationId: fund.id });
    expect(again.rows.map(({ happenedOn, sources }) => [happenedOn, sources])).toEqual([
      ['2026-09-01', 1],
      ['2026-07-01', 1],
    ]);
    const tellings = await store.ledger.tellingsOf([again.rows[1]?.id ?? '']);
    expect([...tellings.values()].flat()).toHaveLength(2);
  });

  it('says which event two items tell at a place, and of a place with two events none', async () => {
    const here = (name: string, segmentId: string) =>
      vehicle(name, {
        places: [citationAt(segmentId)],
        sentence: { text: name, verbatim: true, citations: [] },
      });
    const { itemIds, rows } = await fundWith([
      { signals: [here('Larch Timber Fund IV', 'a'), here('Birch Fund II', 'b')] },
      { signals: [here('Larch Timber Fund IV', 'c')], kind: 'document' },
    ]);
    const [recording = '', minutes = ''] = itemIds;
    const larch = rows.find(({ vehicle: name }) => name === 'Larch Timber Fund IV')?.id;
    const { ledger } = opened.store;
    const at = (...segments: string[]) => segments.map((segmentId) => ({ segmentId, quote: 'so moved' }));
    const reported = await ledger.entriesAt(
      new Map([
        [recording, at('a')],
        [minutes, at('c', 'd')],
      ]),
    );
    expect([reported.get(recording), reported.get(minutes)]).toEqual([larch, larch]);
    const doubtful = new Map([
      [recording, at('a', 'b')],
      [minutes, at('d')],
    ]);
    expect(await ledger.entriesAt(doubtful)).toEqual(new Map());
  });

  it('tells two events of one segment apart by the words of a place', async () => {
    const decided = (name: string, quote: string) =>
      vehicle(name, {
        places: [{ ...citationAt('a'), quote }],
        sentence: { text: name, verbatim: true, citations: [] },
      });
    const { itemIds, rows } = await fundWith([
      { signals: [decided('Larch Timber Fund IV', 'that carries'), decided('Birch Fund II', 'it fails')] },
    ]);
    const at = new Map([[itemIds[0] ?? '', [{ segmentId: 'a', quote: 'it fails' }]]]);
    const birch = rows.find(({ vehicle: name }) => name === 'Birch Fund II')?.id;
    expect([...(await opened.store.ledger.entriesAt(at)).values()]).toEqual([birch]);
  });

  it('is led by the telling in most words where several tell as much of one day', async () => {
    const sentenceOf = (text: string) => ({ text, verbatim: true, citations: [citationAt('s')] });
    const brief = vehicle('Larch Timber Fund IV', { sentence: sentenceOf('They commit to Larch.') });
    const whole = vehicle('Larch Timber Fund IV', {
      sentence: sentenceOf('They commit to Larch Timber Fund IV.'),
    });
    for (const signals of [
      [brief, whole],
      [whole, brief],
      [brief, whole],
      [whole, brief],
      [brief, whole],
    ]) {
      const { rows } = await fundWith(signals.map((signal) => ({ signals: [signal] })));
      const tellings = await opened.store.ledger.tellingsOf(rows.map(({ id }) => id));
      const [first] = [...tellings.values()].flat();
      expect(first?.signal.sentence.text).toBe(whole.sentence.text);
    }
  });

  it('shows where two that tell the same event differ, and keeps apart what is another one', async () => {
    const { rows } = await fundWith([
      { signals: [vehicle('Alder Credit II', { amount: money(10e6) })] },
      { signals: [vehicle('Alder Credit II', { amount: money(12e6), stage: stated('rejected') })] },
      { signals: [vehicle('Alder Credit III', { amount: money(10e6) })] },
      { signals: [vehicle('Alder Credit II', { amount: money(30e6) })], on: '2026-08-20' },
    ]);
    expect(rows.map(({ disputed, sources, vehicle: name }) => [name, sources, disputed])).toEqual(
      expect.arrayContaining([
        ['Alder Credit II', 2, ['amount', 'stage']],
        ['Alder Credit III', 1, []],
        ['Alder Credit II', 1, []],
      ]),
    );
    expect(rows).toHaveLength(3);
  });

  it('has two rows for what was put to the vote twice and refused twice, and one for minutes of one of them', async () => {
    const refused = (day: string) =>
      vehicle('Larch Timber Fund IV', {
        amount: money(125e6),
        stage: stated('rejected'),
        decided: stated(day),
      });
    const { rows } = await fundWith([
      { signals: [refused('2026-05-04')], on: '2026-05-04' },
      { signals: [refused('2026-05-04')], on: '2026-05-20', kind: 'document' },
      { signals: [refused('2026-06-15')], on: '2026-06-15' },
    ]);
    expect(rows.map(({ happenedOn, sources }) => [happenedOn, sources])).toEqual([
      ['2026-06-15', 1],
      ['2026-05-04', 2],
    ]);
  });

  it('takes for putting money to work who was hired for something, and not whoever was hired once', async () => {
    const hired = (part: Partial<Signal>) => signalOf({ kind: 'hire', stage: stated('completed'), ...part });
    const shows = async (part: Partial<Signal>) => {
      const { fund } = await fundWith([{ signals: [hired(part)] }]);
      return (await opened.store.ledger.allocationsOf([fund.id], new Date('2026-05-01'))).has(fund.id);
    };
    expect(await shows({ manager: stated('Larch Advisory') })).toBe(false);
    expect(await shows({ manager: stated('Larch'), assetClass: stated('timber') })).toBe(true);
    expect(await shows({ manager: stated('Larch'), stage: stated('approved') })).toBe(true);
  });

  it('joins what names nobody only where one meeting tells the same sum, rate or words', async () => {
    const rate = (measure: string) => signalOf({ kind: 'rate_change', measure: stated(measure) });
    const { rows } = await fundWith([
      { signals: [rate('7%, 6.75%')] },
      { signals: [rate('from 7 to 6.75 percent')], kind: 'document' },
      { signals: [rate('6.5%')] },
      { signals: [rate('7%, 6.75%')], on: '2026-05-20' },
    ]);
    expect(rows.map(({ sources }) => sources).toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
  });

  it.each([
    [2, ['vote']],
    [null, []],
  ])(
    'takes a vote that two papers count differently for disputed: none against, and %s',
    async (second, disputed) => {
      const { store } = opened;
      const { fund, itemIds } = await fundWith([
        { signals: [vehicle('Rowan II')] },
        { signals: [vehicle('Rowan II')], kind: 'document' },
      ]);
      const cited = { text: 'Commit to it.', verbatim: true, citations: [citationAt('s')] };
      const vote = {
        basis: 'motion' as const,
        movedBy: null,
        secondedBy: null,
        result: stated('carried' as const),
      };
      const rest = {
        abstain: null,
        ballots: [],
        voteUnread: null,
        amounts: [],
        conditions: [],
        amended: false,
        move: null,
        agendaItem: null,
      };
      for (const [at, no] of [0, second].entries()) {
        const decision = {
          motion: cited,
          ...vote,
          yes: stated(5),
          no: no === null ? null : stated(no),
          ...rest,
          outcome: citationAt('s'),
        };
        const match = { agenda: [], decisions: [decision], signals: [vehicle('Rowan II')] };
        await store.proceedings.replace(itemIds[at] ?? '', match);
      }
      await gather(store);
      const { rows } = await store.ledger.page({ ...all, organizationId: fund.id });
      expect(rows).toMatchObject([{ sources: 2, disputed }]);
    },
  );

  it('keeps the id of a signal when its item is read again, and under it what it was joined with', async () => {
    const { store } = opened;
    const { rows, itemIds } = await fundWith([
      { signals: [vehicle('Birch I')] },
      { signals: [vehicle('Birch I')], on: '2026-05-06' },
    ]);
    const id = rows[0]?.id ?? '';
    await store.proceedings.replace(
      itemIds[0] ?? '',
      proceedingsWith(vehicle('Birch I', { amount: money(5e6) })),
    );
    await gather(store);
    expect(await store.ledger.find(id)).toMatchObject({ amount: 5e6, sources: 2 });
    const ids = [...(await store.ledger.tellingsOf([id])).values()].flat().map((one) => one.id);
    for (const one of ids) expect((await store.ledger.find(one))?.sources).toBe(2);
    expect(await store.ledger.find(randomUUID())).toBeNull();
  });

  it('forgets what is told no more, and keeps what another item still tells', async () => {
    const { store } = opened;
    const { fund, itemIds } = await fundWith([
      { signals: [vehicle('Hazel V'), signalOf({ kind: 'hire', manager: stated('Quill') })] },
      { signals: [vehicle('Hazel V')], on: '2026-05-06' },
    ]);
    await store.items.remove(itemIds[0] ?? '');
    await gather(store);
    const { rows } = await store.ledger.page({ ...all, organizationId: fund.id });
    expect(rows).toMatchObject([{ vehicle: 'Hazel V', sources: 1 }]);
  });

  it('goes with an item to another organization, and with a name to the one that bears it', async () => {
    const { store } = opened;
    const name = `Sorrel Teachers ${randomUUID()}`;
    const itemId = await addSignals(store, { signals: [signalOf({ who: stated(name) })], kind: 'earnings' });
    await gather(store);
    const [before] = (await store.ledger.page({ ...all, itemId })).rows;
    expect(before).toMatchObject({ organizationId: null, who: name });
    const fund = await createOrganization(store, { name });
    await store.transaction((tx) => tx.ledger.review(itemId));
    expect(await store.ledger.isAnyUngathered()).toBe(true);
    await gather(store);
    expect((await store.ledger.page({ ...all, itemId })).rows).toMatchObject([{ organizationId: fund.id }]);
  });

  it('is of the fund whose meeting an episode is, however its board is called', async () => {
    const { store } = opened;
    const fund = await createOrganization(store, { name: `Tansy Teachers ${randomUUID()}` });
    const who = stated(`Board of Trustees of the ${fund.name}`);
    const [ours, other] = [
      await addSignals(store, { signals: [signalOf({ who })], kind: 'earnings' }),
      await addSignals(store, { signals: [signalOf({ who: stated('Somebody Else') })], kind: 'earnings' }),
    ];
    for (const id of [ours, other]) await own(store, fund.id, id);
    await gather(store);
    const actorOf = async (itemId: string) =>
      (await store.ledger.page({ ...all, itemId })).rows[0]?.organizationId;
    expect([await actorOf(ours), await actorOf(other)]).toEqual([fund.id, null]);
  });

  it('stays with the fund that acts when a second one takes up the papers, and tells nothing anew', async () => {
    const { store } = opened;
    const [fund, second, adviser] = [
      await createOrganization(store, { name: `Fennel Teachers ${randomUUID()}`, type: 'PENSION_FUND' }),
      await createOrganization(store, { name: `Borage Police ${randomUUID()}`, type: 'PENSION_FUND' }),
      await createOrganization(store, { name: `Sage ${randomUUID()}`, type: 'PRIVATE_COMPANY' }),
    ];
    const ofMeeting = await addSignals(store, { signals: [vehicle('Larch Timber Fund IV')] });
    const named = await addSignals(store, {
      signals: [
        vehicle('Larch Rail Fund II', { who: stated(`Board of the ${fund.name}`) }),
        vehicle('Alder Bridge I'),
      ],
      kind: 'document',
    });
    const advised = await addSignals(store, { signals: [vehicle('Hazel V')], kind: 'document' });
    const meeting = await store.meetings.add({ title: 'Board meeting', heldAt: null, dayOnly: true });
    const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
    await store.graph.connect({ organizationId: fund.id, edge: 'HAS_MEETING', target, provenance: 'hand' });
    await store.meetings.addItem(target.id, ofMeeting);
    for (const id of [ofMeeting, named, advised]) await own(store, fund.id, id);
    await gather(store);
    const rowsOf = async () => (await store.ledger.page({ ...all, organizationId: fund.id })).rows;
    const before = await rowsOf();
    expect(before).toHaveLength(4);
    const since = { after: new Date(0), until: new Date('2100-01-01'), limit: 200 };
    const newsOf = async () =>
      (await store.updates.between({ organizationIds: [fund.id, second.id], ...since })).filter(
        ({ kind }) => kind === 'signal',
      ).length;
    const rendered = await newsOf();

    for (const id of [ofMeeting, named]) await own(store, second.id, id);
    await own(store, adviser.id, advised);
    for (const id of [ofMeeting, named, advised]) await store.transaction((tx) => tx.ledger.review(id));
    await gather(store);
    expect((await rowsOf()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    expect(await newsOf()).toBe(rendered);
  });

  it('has no day where neither the event nor its source is dated, and such rows stand last', async () => {
    const { rows } = await fundWith([
      { signals: [vehicle('Larch Fund I')], on: null },
      { signals: [vehicle('Alder Fund II', { decided: stated('2010-09-21') })], on: null },
      { signals: [vehicle('Birch Fund III')], on: '2026-05-04' },
    ]);
    expect(rows.map(({ happenedOn }) => happenedOn)).toEqual(['2026-05-04', '2010-09-21', null]);
    const { rows: oldest } = await opened.store.ledger.page({
      ...all,
      organizationId: rows[0]?.organizationId ?? '',
      order: { column: 'date', descending: false },
    });
    expect(oldest.map(({ happenedOn }) => happenedOn)).toEqual(['2010-09-21', '2026-05-04', null]);
    const lately = { organizationId: rows[0]?.organizationId ?? '', period: { from: '2026-01-01' } };
    expect((await opened.store.ledger.page({ ...all, ...lately })).total).toBe(1);
  });

  it('joins what bears no day only to the same sum of the same thing', async () => {
    const larch = (sum: number) => vehicle('Larch Fund I', { amount: money(sum) });
    const { rows } = await fundWith([
      { signals: [larch(5e6)] },
      { signals: [larch(5e6)], on: null },
      { signals: [larch(7e6)], on: null },
    ]);
    expect(rows.map(({ amount, sources, happenedOn }) => [amount, sources, happenedOn])).toEqual([
      [5e6, 2, '2026-05-04'],
      [7e6, 1, null],
    ]);
  });

  it('tells as news neither what bears no day nor what happened long ago', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { fund, rows } = await fundWith([
      { signals: [vehicle('Larch Fund I')], on: null },
      { signals: [vehicle('Alder Fund II', { decided: stated('2010-09-21') })], on: today },
      { signals: [vehicle('Birch Fund III')], on: today },
    ]);
    const since = { after: new Date(0), until: new Date('2100-01-01'), limit: 200 };
    const news = await opened.store.updates.between({ organizationIds: [fund.id], ...since });
    const texts = news.filter(({ kind }) => kind === 'signal').map(({ entryId }) => entryId);
    expect(texts).toEqual(rows.filter(({ happenedOn }) => happenedOn === today).map(({ id }) => id));
  });

  it('gives a company no commitment of a client that it does not name', async () => {
    const { store } = opened;
    const firm = await createOrganization(store, { name: `Firm ${randomUUID()}`, type: 'PUBLIC_COMPANY' });
    const signals = [
      signalOf({ kind: 'termination' }),
      signalOf({ kind: 'departure', person: stated('Ann Birch') }),
    ];
    const itemId = await addSignals(store, { signals, kind: 'earnings' });
    await own(store, firm.id, itemId);
    await gather(store);
    const { rows } = await store.ledger.page({
      ...all,
      itemId,
      order: { column: 'kind', descending: false },
    });
    expect(rows.map(({ kind, organizationId }) => [kind, organizationId])).toEqual([
      ['departure', firm.id],
      ['termination', null],
    ]);
  });
});
