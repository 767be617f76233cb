import { createItem, createOrganization, createProcessedItem } from '@ecco/factories/rows';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { FundsFilter } from './fund.types.ts';

const day = 86_400_000;
const now = new Date('2026-06-15T00:00:00Z');
const around = (days: number) => new Date(now.getTime() + days * day);
const provenance = 'hand' as const;
const none = { words: null, source: null, sourceUrl: null, provenance };

describeEachDatabase('funds', (opened) => {
  const ids = new Map<string, string>();
  const idOf = (name: string) => ids.get(name) ?? '';
  const names = async (query: object) =>
    (await opened.store.funds.page({ page: 1, perPage: 20, ...query })).rows.map(({ name }) => name);

  beforeAll(async () => {
    const { store } = opened;
    for (const [name, state, assets] of [
      ['Amber', 'Federal', 40e9],
      ['Basalt', 'CA', 6e9],
      ['Coral', 'OH', 2e9],
    ] as const) {
      const { id: organizationId } = await createOrganization(store, { name, state });
      ids.set(name, organizationId);
      await store.organizations.putFact({
        ...none,
        organizationId,
        kind: 'total_assets',
        asOf: '2026-01-01',
        value: assets,
      });
    }
    ids.set('Wexley', (await createOrganization(store, { name: 'Wexley', type: 'PRIVATE_COMPANY' })).id);
    for (const [name, days] of [
      ['Basalt', -3],
      ['Basalt', -40],
      ['Basalt', 5],
      ['Coral', 60],
    ] as const) {
      const meeting = await store.meetings.add({
        title: `Board ${days}`,
        fundName: name,
        heldAt: around(days),
      });
      const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
      await store.graph.connect({ organizationId: idOf(name), edge: 'HAS_MEETING', target, provenance });
      if (days !== -3) continue;
      const item = await createItem(store, { title: 'Recording of private credit', oneLiner: 'They voted.' });
      await store.meetings.replaceItems(target.id, [item.id]);
      await store.links.relateOrganization(idOf(name));
      const match = { mentions: 1, names: ['Wexley'], segmentId: null, sign: null, about: false };
      await store.links.putFound(item.id, {
        organizations: [{ ...match, organizationId: idOf('Wexley') }],
        people: [],
      });
    }
  });

  it('are asked for by state, assets, topic, time of meetings and who works for them', async () => {
    expect(await names({ types: ['US_PENSION_FUND'] })).toEqual(['Amber', 'Basalt', 'Coral']);
    expect(await names({ states: ['OH', 'Federal'] })).toEqual(['Amber', 'Coral']);
    expect(await names({ assets: { min: 2e9, max: 40e9 } })).toEqual(['Basalt', 'Coral']);
    expect(await names({ topics: ['venture', 'private credit'] })).toEqual(['Basalt']);
    expect(await names({ organizationIds: [idOf('Wexley')] })).toEqual(['Basalt']);
    expect(await names({ meeting: { from: now, to: around(30) } })).toEqual(['Basalt']);
    expect(await names({ words: 'cor' })).toEqual(['Coral']);
  });

  it('are told by whether they put money to work', async () => {
    const { store } = opened;
    const item = await createProcessedItem(store, { kind: 'meeting', lines: 20 });
    const [line] = await store.segments.ofItem(item.id);
    const place = { segmentId: line?.id ?? '', quote: 'board', startMs: 0, endMs: 1, page: null };
    const untold = {
      who: null,
      manager: null,
      vehicle: null,
      assetClass: null,
      strategy: null,
      consultant: null,
      person: null,
      amount: null,
      measure: null,
      effective: null,
    };
    await store.proceedings.replace(item.id, {
      agenda: [],
      decisions: [],
      signals: [
        {
          ...untold,
          kind: 'commitment',
          sentence: { text: 'They committed.', verbatim: false, citations: [place] },
          decided: { value: '2026-06-01', certainty: 'stated', citation: place },
          stage: { value: 'approved', certainty: 'stated', citation: place },
          places: [place],
        },
      ],
    });
    const target = { kind: 'item' as const, id: item.id };
    await store.graph.connect({ organizationId: idOf('Coral'), edge: 'PRODUCES_MEDIA', target, provenance });
    await store.links.relateItem(item.id);
    await store.transaction((tx) => tx.ledger.gather(100));
    const allocating = { is: true, since: around(-30) };
    expect(await names({ allocating })).toEqual(['Coral']);
    expect(await names({ allocating: { ...allocating, is: false }, types: ['US_PENSION_FUND'] })).toEqual([
      'Amber',
      'Basalt',
    ]);
    expect(await names({ allocating: { is: true, since: around(-1) } })).toEqual([]);
    const sought = { types: ['US_PENSION_FUND'] as const, allocating };
    const lookUp = async (filter: FundsFilter) => names(await store.funds.lookUp(filter));
    expect(await lookUp(sought)).toEqual(['Coral']);
    expect(await lookUp({ ...sought, allocating: { ...allocating, is: false } })).toEqual([
      'Amber',
      'Basalt',
    ]);
    expect(
      await lookUp({ ...sought, topics: ['private credit'], allocating: { ...allocating, is: false } }),
    ).toEqual(['Basalt']);
    const why = await store.ledger.allocationsOf([idOf('Amber'), idOf('Coral')], around(-30));
    expect([...why.keys()]).toEqual([idOf('Coral')]);
    const reported = await store.ledger.tellingsOf([why.get(idOf('Coral'))?.id ?? '']);
    expect([...reported.values()].flat().map(({ signal }) => signal.sentence.text)).toEqual([
      'They committed.',
    ]);
  });

  it('tell when they meet, of each so many, with what was said', async () => {
    const { funds } = opened.store;
    const all = { organizationIds: [idOf('Basalt'), idOf('Coral')] };
    const past = await funds.meetingsOf({ ...all, period: { to: now }, limit: 1, latestFirst: true });
    expect(
      past.map(({ meeting, organization, oneLiner, media }) => [
        meeting.title,
        organization?.name,
        oneLiner?.text,
        media,
      ]),
    ).toEqual([['Board -3', 'Basalt', 'They voted.', 1]]);
    const coming = await funds.meetingsOf({ ...all, period: { from: now }, limit: 2, latestFirst: false });
    expect(coming.map(({ meeting }) => meeting.title).toSorted()).toEqual(['Board 5', 'Board 60']);
  });

  it('tell which of their meetings were last and which are next, with what was said', async () => {
    const besides = async (each: number) => {
      const organizationIds = [idOf('Basalt'), idOf('Coral')];
      const { recent, upcoming } = await opened.store.funds.meetingsBesides({
        organizationIds,
        time: { now },
        each,
      });
      return [recent, upcoming].map((listedMeetings) =>
        listedMeetings.map(({ meeting, oneLiner }) => [meeting.title, oneLiner?.text ?? null]),
      );
    };
    const coming = [
      ['Board 5', null],
      ['Board 60', null],
    ];
    expect(await besides(1)).toEqual([[['Board -3', 'They voted.']], coming]);
    expect(await besides(2)).toEqual([
      [
        ['Board -3', 'They voted.'],
        ['Board -40', null],
      ],
      coming,
    ]);
  });

  it('tell the meetings of a page of them and of all that are asked for, each with what was said', async () => {
    const near = (name: string, days: number) =>
      opened.store.funds.meetingsAround({
        organizationIds: [idOf(name)],
        filter: { types: ['US_PENSION_FUND'] },
        time: { from: around(-days), now, to: around(days) },
        limits: { each: 1, all: 9 },
      });
    const titles = async (name: string, days: number) => {
      const { recent, upcoming, allRecent, allUpcoming } = await near(name, days);
      return [recent, upcoming, allRecent, allUpcoming].map((held) =>
        held.map(({ meeting }) => meeting.title),
      );
    };
    const all = [
      ['Board -3', 'Board -40'],
      ['Board 5', 'Board 60'],
    ];
    expect(await titles('Coral', 90)).toEqual([[], ['Board 60'], ...all]);
    expect(await titles('Basalt', 90)).toEqual([['Board -3'], ['Board 5'], ...all]);
    expect(await titles('Coral', 30)).toEqual([[], [], ['Board -3'], ['Board 5']]);
    const { allRecent } = await near('Coral', 90);
    expect(allRecent.map(({ oneLiner }) => oneLiner?.text)).toEqual(['They voted.', undefined]);
  });

  it('are counted by state', async () => {
    const counted = await opened.store.funds.countByState({ types: ['US_PENSION_FUND'] });
    expect(counted).toContainEqual({ state: 'Federal', count: 1, assets: 40e9 });
  });
});
