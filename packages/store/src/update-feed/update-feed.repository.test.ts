import { randomUUID } from 'node:crypto';
import type { Proceedings, Signal } from '@ecco/domain';
import { createItem, createOrganization, createShow } from '@ecco/factories/rows';
import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { openMemoryStore } from '../testing/memory-store.ts';

const citation = { segmentId: 's', quote: 'so moved', startMs: null, endMs: null, page: null };
const stated = <Value>(value: Value) => ({ value, certainty: 'stated' as const, citation });

const commitment = (part: Partial<Signal> = {}): Signal => ({
  kind: 'commitment',
  sentence: { text: 'They commit to timber.', verbatim: true, citations: [citation] },
  ...{ who: null, manager: null, assetClass: null, strategy: null, consultant: null, person: null },
  ...{ amount: null, measure: null, decided: null, effective: null },
  vehicle: stated('Larch Timber Fund IV'),
  stage: stated('considered'),
  places: [citation],
  ...part,
});
const ofDollars = (value: number) => stated({ text: `$${value}`, value, currency: 'USD', terms: null });

const longAgo = new Date(0);
const lastMonth = () => new Date(Date.now() - 30 * 86_400_000);
const since = (after: Date) => ({ after, until: new Date(Date.now() + 60_000), limit: 100 });
/** What is written from here on is later. */
async function moment(): Promise<Date> {
  const now = new Date();
  while (Date.now() <= now.getTime()) await new Promise((resolve) => setTimeout(resolve, 1));
  return now;
}

async function itemOf(store: Store, organizationId: string, title = 'Board'): Promise<string> {
  const item = await createItem(store, {
    title,
    kind: 'meeting',
    publishedAt: lastMonth(),
  });
  const target = { kind: 'item' as const, id: item.id };
  await store.graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(item.id);
  return item.id;
}
async function addSignals(store: Store, itemId: string, ...signals: Signal[]): Promise<void> {
  const proceedings: Proceedings = { agenda: [], decisions: [], signals };
  await store.proceedings.replace(itemId, proceedings);
  while ((await store.transaction((tx) => tx.ledger.gather(50))).length > 0);
}

describeEachDatabase('what became known', (opened) => {
  const organization = () => createOrganization(opened.store, { name: `Fund ${randomUUID()}` });
  const newsOf = async (organizationId: string, after = longAgo) =>
    (await opened.store.updates.between({ organizationIds: [organizationId], ...since(after) })).map(
      ({ kind, news }) => `${kind} ${news}`,
    );

  it('has an item once for the organization that it is of, however often it is linked', async () => {
    const { store } = opened;
    const fund = await organization();
    const itemId = await itemOf(store, fund.id);
    await store.links.relateItem(itemId);
    await store.links.putFound(itemId, { organizations: [], people: [] });
    expect(await newsOf(fund.id)).toEqual(['item of']);
  });

  it('has no item that only names the organization, none that was unlinked, and none of a show that is ignored', async () => {
    const { store } = opened;
    const fund = await organization();
    const named = await createItem(store, { title: 'Daily' });
    const match = { mentions: 1, names: [fund.name], segmentId: null, sign: null, organizationId: fund.id };
    await store.links.putFound(named.id, { organizations: [{ ...match, about: false }], people: [] });
    const own = await itemOf(store, fund.id);
    expect(await newsOf(fund.id)).toEqual(['item of']);
    await store.links.unlink({ itemId: own, organizationId: fund.id });
    expect(await newsOf(fund.id)).toEqual([]);
  });

  it('has an arrival once its item is linked, for its show and for the library', async () => {
    const { store } = opened;
    const show = await createShow(store, { name: 'The Desk' });
    const { id } = await createItem(store, { title: 'Episode 1', showId: show.id });
    const start = await moment();
    expect(await store.updates.between({ arrivals: true, ...since(start) })).toEqual([]);
    await store.links.putFound(id, { organizations: [], people: [] });
    await store.links.putFound(id, { organizations: [], people: [] });
    const arrived = [{ kind: 'item', news: 'arrived', itemId: id, organizationId: null }];
    expect(await store.updates.between({ arrivals: true, ...since(start) })).toMatchObject(arrived);
    expect(await store.updates.between({ showIds: [show.id], ...since(longAgo) })).toMatchObject(arrived);
    expect(await store.updates.between({ showIds: [randomUUID()], ...since(longAgo) })).toEqual([]);
  });

  it('has a signal when it is new, has come further, tells another sum, or is contradicted', async () => {
    const { store } = opened;
    const fund = await organization();
    const [first, second] = [await itemOf(store, fund.id), await itemOf(store, fund.id, 'Minutes')];
    const start = await moment();
    await addSignals(store, first, commitment({ amount: ofDollars(25e6) }));
    const news = await store.updates.between({ organizationIds: [fund.id], ...since(start) });
    expect(news).toMatchObject([
      {
        kind: 'signal',
        news: 'new',
        itemId: first,
        before: null,
        after: { stage: 'considered', amount: 25e6 },
      },
    ]);
    const then = await moment();
    await addSignals(store, second, commitment({ amount: ofDollars(30e6), stage: stated('approved') }));
    expect(await store.updates.between({ organizationIds: [fund.id], ...since(then) })).toMatchObject([
      {
        news: 'changed',
        before: { stage: 'considered', disputed: [] },
        after: { stage: 'approved', amount: 30e6, disputed: ['amount'] },
      },
    ]);
  });

  it('does not tell a signal again because its item is read again', async () => {
    const { store } = opened;
    const fund = await organization();
    const [first, second] = [await itemOf(store, fund.id), await itemOf(store, fund.id, 'Minutes')];
    await addSignals(store, first, commitment());
    await addSignals(store, second, commitment({ stage: stated('approved') }));
    const then = await moment();
    await addSignals(store, second);
    await addSignals(store, second, commitment({ stage: stated('approved') }));
    expect(await newsOf(fund.id, then)).toEqual([]);
  });

  it('has who came and who went, for the organization and for the person, while that stands', async () => {
    const { store } = opened;
    const fund = await organization();
    const person = await store.people.add({ name: `Ada ${randomUUID()}` });
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const joined = (title: string, days: { since?: string; until?: string }) =>
      store.graph.connect({
        organizationId: fund.id,
        edge: 'HAS_EXECUTIVE',
        target: { kind: 'person', id: person?.id ?? '' },
        provenance: 'hand',
        title,
        ...days,
      });
    await joined('Once', { since: day(4_000), until: day(2_000) });
    await joined('CIO', { since: day(900), until: day(3) });
    await joined('CEO', { since: day(2) });
    const made = await joined('Adviser', {});
    const ofPerson = await store.updates.between({ personIds: [person?.id ?? ''], ...since(longAgo) });
    // Whoever is on the first list of an organization may have been there for long.
    expect(ofPerson.map(({ news }) => news).toSorted()).toEqual(['came', 'went']);
    await store.graph.disconnect(fund.id, made?.id ?? '');
    expect((await newsOf(fund.id)).toSorted()).toEqual(['person came', 'person went']);
  });

  it('lies between two times, the first of them left out and the second not, newest first and bounded', async () => {
    const { store } = opened;
    const fund = await organization();
    const first = await itemOf(store, fund.id);
    await moment();
    const second = await itemOf(store, fund.id);
    const all = await store.updates.between({ organizationIds: [fund.id], ...since(longAgo) });
    expect(all.map(({ itemId }) => itemId)).toEqual([second, first]);
    const at = (index: number) => all[index]?.at ?? longAgo;
    const between = (after: Date, until: Date, limit = 9) =>
      store.updates.between({ organizationIds: [fund.id], after, until, limit });
    expect(await between(at(1), at(0))).toEqual(all.slice(0, 1));
    expect(await between(longAgo, at(1))).toEqual(all.slice(1));
    expect(await between(longAgo, at(0), 1)).toEqual(all.slice(0, 1));
    expect(await store.updates.findByIds(all.map(({ id }) => id))).toEqual(all);
  });
});

describe('with time', () => {
  it('somebody who is listed after the others is news, though it is not known since when they are there', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    const store = await openMemoryStore({ clock: () => now });
    const fund = await store.organizations.add({ name: 'Alder Teachers', type: 'PENSION_FUND' });
    const organizationId = fund?.id ?? '';
    const list = async (name: string) => {
      const person = await store.people.add({ name });
      const target = { kind: 'person' as const, id: person?.id ?? '' };
      await store.graph.connect({ organizationId, edge: 'HAS_BOARD_MEMBER', target, provenance: 'hand' });
      return person?.id;
    };
    await list('Ada Reeve');
    await list('Bea Cole');
    now = new Date('2026-07-01T12:00:00Z');
    const late = await list('Cleo Dunn');
    const news = await store.updates.between({ organizationIds: [organizationId], ...since(longAgo) });
    expect(news).toMatchObject([{ news: 'listed', personId: late }]);
    await store.close();
  });
});
