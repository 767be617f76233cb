import { createItem, createOrganization, createPerson } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

const provenance = 'hand' as const;
const lent = { aliases: [], fields: [] };
const membersOn = (organizationId: string, asOf: string, value: number) => ({
  ...{ organizationId, kind: 'total_members' as const, value, words: null, asOf, provenance },
  ...{ source: null, sourceUrl: null },
});

/** Two organizations of one meeting, item and day's fact, of which the one has more of its own. */
async function twins(store: Store) {
  const kept = await createOrganization(store, { name: 'Granite Fund' });
  const gone = await createOrganization(store, { name: 'Granite State Fund' });
  const item = await createItem(store);
  const own = await createItem(store);
  const ann = await createPerson(store, 'Ann Reed');
  const meeting = await store.meetings.add({ title: `Board of ${kept.id}` });
  const join = (organizationId: string, target: { kind: 'item' | 'person' | 'meeting'; id: string }) =>
    store.graph.connect({
      organizationId,
      edge:
        target.kind === 'person'
          ? 'HAS_STAFF_MEMBER'
          : target.kind === 'item'
            ? 'HAS_DOCUMENT'
            : 'HAS_MEETING',
      target,
      provenance,
    });
  await join(kept.id, { kind: 'item', id: item.id });
  await join(gone.id, { kind: 'item', id: item.id });
  await join(gone.id, { kind: 'item', id: own.id });
  await join(gone.id, { kind: 'person', id: ann.id });
  await join(gone.id, { kind: 'meeting', id: meeting?.id ?? '' });
  for (const { id } of [kept, gone]) await store.links.relateOrganization(id);
  await store.organizations.putFact(membersOn(kept.id, '2026-01-01', 10));
  await store.organizations.putFact(membersOn(gone.id, '2026-01-01', 11));
  await store.organizations.putFact(membersOn(gone.id, '2026-02-01', 12));
  return { kept, gone, item, own, ann };
}

const itemsOf = async (store: Store, organizationId: string) => {
  const { rows } = await store.links.itemsOfOrganization({ organizationId, page: 1, perPage: 10 });
  return rows.map(({ item }) => item.id).toSorted();
};

describeEachDatabase('organizations that are one', (opened) => {
  it('give what the one has alone to the other, and take it back', async () => {
    const { store } = opened;
    const { kept, gone, item, own } = await twins(store);
    const pair = { kind: 'organization' as const, keptId: kept.id, goneId: gone.id };
    expect(await store.merges.counts(pair)).toEqual({
      ...{ people: 1, meetings: 1, publications: 0, items: 1, facts: 1, followers: 0, candidates: 0 },
    });
    const merge = await store.transaction(async (tx) => {
      const made = await tx.merges.merge({ ...pair, lent, mergedBy: null });
      await tx.organizations.remove(gone.id);
      await tx.organizations.showFacts([kept.id]);
      return made;
    });
    expect(await itemsOf(store, kept.id)).toEqual([item.id, own.id].toSorted());
    for (const name of [gone.slug, gone.id, kept.slug]) {
      const organization = await store.organizations.find(name);
      expect(organization?.organization).toMatchObject({ id: kept.id, totalMembers: 12 });
      expect(organization?.organization.relinkSince).not.toBeNull();
    }
    const facts = await store.organizations.factsOf(kept.id);
    expect(facts.map(({ value }) => value)).toEqual([12, 10]);

    await store.transaction(async (tx) => {
      await tx.merges.undo(merge.id);
      await tx.organizations.restore(gone.id);
      await tx.organizations.showFacts([kept.id, gone.id]);
    });
    expect(await itemsOf(store, kept.id)).toEqual([item.id]);
    expect(await itemsOf(store, gone.id)).toEqual([item.id, own.id].toSorted());
    expect((await store.organizations.find(gone.slug))?.organization).toMatchObject({
      id: gone.id,
      totalMembers: 12,
    });
    expect((await store.organizations.find(kept.id))?.organization.totalMembers).toBe(10);
    expect(await store.merges.undo(merge.id)).toBeNull();
    expect(await store.merges.ofGone(gone.id)).toBeNull();
  });
});

describeEachDatabase('people who are one', (opened) => {
  it('give their places and items to the one who stays, and take them back', async () => {
    const { store } = opened;
    const fund = await createOrganization(store, { name: 'Harbor Fund' });
    const [person, gone] = [await createPerson(store, 'Ann Reed'), await createPerson(store, 'Ann Reed')];
    const edge = 'HAS_EXECUTIVE' as const;
    for (const { id } of [person, gone])
      await store.graph.connect({
        organizationId: fund.id,
        edge,
        target: { kind: 'person', id },
        provenance,
      });
    const target = { kind: 'person' as const, id: gone.id };
    await store.graph.connect({ organizationId: fund.id, edge, target, provenance, title: 'Chair' });
    const pair = { kind: 'person' as const, keptId: person.id, goneId: gone.id };
    expect(await store.merges.counts(pair)).toMatchObject({ people: 1, items: 0 });
    const merge = await store.transaction(async (tx) => {
      const made = await tx.merges.merge({ ...pair, lent, mergedBy: null });
      await tx.people.remove(gone.id);
      return made;
    });
    const titles = async (id: string) => {
      const places = await store.graph.placesOf(id);
      return places.map(({ connection }) => connection.title ?? '-').toSorted((a, b) => a.localeCompare(b));
    };
    expect(await titles(person.id)).toEqual(['-', 'Chair']);
    expect((await store.people.find(gone.slug))?.person.id).toBe(person.id);
    const shown = await store.graph.connectionsOf({ organizationId: fund.id, edges: [edge] });
    expect(shown.every(({ node }) => node.id === person.id)).toBe(true);
    await store.transaction(async (tx) => {
      await tx.merges.undo(merge.id);
      await tx.people.restore(gone.id);
    });
    expect(await titles(gone.id)).toEqual(['-', 'Chair']);
    expect((await store.people.find(gone.slug))?.person.id).toBe(gone.id);
  });
});
