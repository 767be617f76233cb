import type { Assertion, ThemeId } from '@ecco/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '../items/index.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

const now = new Date('2026-06-30T12:00:00Z');
const day = 86_400_000;
const weeks = { now, ms: 7 * day, count: 2 };
const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);

const place = { segmentId: 's', quote: 'It grew.', startMs: null, endMs: null, page: null };
const claim = (theme: ThemeId, part: Partial<Assertion> = {}): Assertion => ({
  text: 'It grew.',
  citation: place,
  speaker: null,
  theme,
  stance: 'neutral',
  kind: 'fact',
  organisations: [],
  isOwn: false,
  figures: [],
  weight: 0.5,
  ...part,
});

describeEachDatabase('insights', (opened) => {
  let store: Store;
  let fundId: string;
  beforeAll(() => {
    store = opened.store;
  });

  async function addFund(name: string): Promise<string> {
    const fund = await store.organizations.add({ name, type: 'US_PENSION_FUND' });
    return fund?.id ?? '';
  }

  /** An item of an hour of the fund, with these claims. */
  async function addItem(
    days: number,
    claims: Assertion[],
    edge: 'PRODUCES_MEDIA' | 'FEATURES_IN_MEDIA' = 'PRODUCES_MEDIA',
  ): Promise<Item> {
    const item = await store.transaction(async (tx) => {
      const { item: made } = await tx.items.insertOrFind({
        kind: 'meeting',
        title: `${days} days ago`,
        publishedAt: daysAgo(days),
        durationMs: 3_600_000,
        status: 'ASSERTIONS_COMPLETE',
        nextStage: null,
      });
      await tx.assertions.replace(made.id, claims);
      return made;
    });
    const target = { kind: 'item' as const, id: item.id };
    await store.graph.connect({ organizationId: fundId, edge, target, provenance: 'hand' });
    await store.links.relateItem(item.id);
    await store.links.putFound(item.id, {
      organizations: [],
      people: [],
      affiliations: edge === 'PRODUCES_MEDIA' ? [{ label: '', organizationId: fundId }] : [],
    });
    return item;
  }
  const counts = async () =>
    (await store.insights.countsOf([fundId], weeks)).toSorted((a, b) => a.period - b.period);

  it('counts the claims of an organization by theme and window, with how much was said', async () => {
    fundId = await addFund('Larch Teachers');
    await addItem(1, [claim(1), claim(1), claim(6)]);
    await addItem(3, [claim(1)]);
    // Of the moment in which the second window ends.
    await addItem(7, [claim(6)]);
    await addItem(20, [claim(7)]);
    expect(await counts()).toEqual([
      { organizationId: fundId, period: 0, items: 2, hours: 2, counts: [3, 0, 0, 0, 0, 1, 0] },
      { organizationId: fundId, period: 1, items: 1, hours: 1, counts: [0, 0, 0, 0, 0, 1, 0] },
    ]);
  });

  it('tells how the claims are spread over items', async () => {
    fundId = await addFund('Spruce Teachers');
    await addItem(1, [claim(2), claim(2)]);
    await addItem(2, [claim(2)]);
    const [spread] = await store.insights.spreadOf([fundId], weeks);
    expect(spread).toMatchObject({ items: 2, hours: 2, hours2: 2 });
    expect([spread?.counts[1], spread?.squares[1], spread?.products[1], spread?.tellers[1]]).toEqual([
      3, 5, 3, 2,
    ]);
  });

  describe('stays true', () => {
    let item: Item;
    beforeAll(async () => {
      fundId = await addFund('Cedar Teachers');
      item = await addItem(1, [claim(1)]);
    });
    const first = async () => (await counts())[0]?.counts[0] ?? null;

    it('when an item is read again', async () => {
      await store.transaction((tx) => tx.assertions.replace(item.id, [claim(1), claim(1)]));
      expect(await first()).toBe(2);
    });

    it('when an item is unlinked, and linked again', async () => {
      await store.links.unlink({ itemId: item.id, organizationId: fundId });
      expect(await first()).toBeNull();
      await store.links.relink({ itemId: item.id, organizationId: fundId });
      expect(await first()).toBe(2);
    });

    it('when an item moves to another day', async () => {
      await store.items.update(item.id, { publishedAt: daysAgo(9) });
      expect(await counts()).toMatchObject([{ period: 1 }]);
      await store.items.update(item.id, { publishedAt: daysAgo(1) });
    });

    it('when an item goes', async () => {
      await store.items.remove(item.id);
      expect(await counts()).toEqual([]);
    });
  });

  describe('gives a claim', () => {
    const query = { theme: 3, from: daysAgo(7), to: now, limit: 10, offset: 0, order: 'weight' } as const;
    const textsOf = async (organizationId: string) =>
      (await store.insights.page({ ...query, organizationIds: [organizationId] }))
        .map(({ assertion }) => assertion.text)
        .toSorted();

    it('of an item about an organization to it where it is named, and to nobody where nobody is', async () => {
      fundId = await addFund('Alder Teachers');
      await addItem(
        1,
        [
          claim(3),
          claim(3, { text: 'named', organisations: ['Alder Teachers'] }),
          claim(3, { organisations: ['Birch'] }),
        ],
        'FEATURES_IN_MEDIA',
      );
      expect((await counts())[0]?.counts[2]).toBe(1);
      expect(await textsOf(fundId)).toEqual(['named']);
    });

    it('of a panel to the organization of its speaker alone, but for one that is named', async () => {
      const others = await addFund('Aspen Lending');
      fundId = await addFund('Willow State Board');
      const item = await addItem(1, [
        claim(3, { speaker: 'A', text: 'the manager’s' }),
        claim(3, { speaker: 'B', text: 'the fund’s' }),
        claim(3, { speaker: 'C', text: 'nobody’s' }),
        claim(3, { speaker: 'A', text: 'of the fund', organisations: ['Willow State Board'] }),
        claim(3, { speaker: 'A', text: 'of both', organisations: ['Willow State Board'], isOwn: true }),
        claim(3, { speaker: 'B', text: 'of somebody else', organisations: ['Birch'] }),
      ]);
      const target = { kind: 'item' as const, id: item.id };
      await store.graph.connect({
        organizationId: others,
        edge: 'FEATURES_IN_MEDIA',
        target,
        provenance: 'hand',
      });
      await store.links.relateItem(item.id);
      await store.links.putFound(item.id, {
        organizations: [],
        people: [],
        affiliations: [
          { label: 'A', organizationId: others },
          { label: 'B', organizationId: fundId },
        ],
      });
      expect(await textsOf(others)).toEqual(['of both', 'the manager’s']);
      expect(await textsOf(fundId)).toEqual(['of both', 'of the fund', 'the fund’s']);
      expect((await counts())[0]?.counts[2]).toBe(3);
    });
  });

  describe('follows a theme that a person gives', () => {
    it('at once, and keeps it when the item is read again, even where the claim is not found', async () => {
      fundId = await addFund('Poplar Teachers');
      const said = (quote: string) => ({ citation: { ...place, quote } });
      const item = await addItem(1, [
        claim(2, said('moved')),
        claim(2, said('removed')),
        claim(2, said('left')),
      ]);
      const [moved, removed] = await store.assertions.ofItem(item.id);
      await store.assertions.setTheme(item.id, { id: moved?.id ?? '', theme: 7, userId: null });
      await store.assertions.setTheme(item.id, { id: removed?.id ?? '', theme: null, userId: null });
      expect((await counts())[0]?.counts).toEqual([0, 1, 0, 0, 0, 0, 1]);
      await store.transaction((tx) =>
        tx.assertions.replace(item.id, [claim(2, said('removed')), claim(2, said('left'))]),
      );
      expect((await counts())[0]?.counts).toEqual([0, 1, 0, 0, 0, 0, 1]);
    });
  });

  it('gives the claims of a theme by weight or by day, a page at a time', async () => {
    fundId = await addFund('Maple Teachers');
    await addItem(1, [claim(4, { text: 'light', weight: 0.2 })]);
    await addItem(2, [claim(4, { text: 'heavy', weight: 0.9 }), claim(5)]);
    const query = {
      organizationIds: [fundId],
      theme: 4,
      from: daysAgo(7),
      to: now,
      limit: 10,
      offset: 0,
    } as const;
    const texts = async (part: object) =>
      (await store.insights.page({ ...query, order: 'event_ts', ...part })).map(
        ({ assertion }) => assertion.text,
      );
    expect(await texts({})).toEqual(['light', 'heavy']);
    expect(await texts({ order: 'weight' })).toEqual(['heavy', 'light']);
    expect(await texts({ limit: 1, offset: 1 })).toEqual(['heavy']);
    const top = await store.insights.topOf([fundId], query);
    expect(top.map(({ assertion }) => [assertion.theme, assertion.text])).toEqual([
      [4, 'heavy'],
      [5, 'It grew.'],
    ]);
  });
});
