import { pointKinds } from '@ecco/domain';
import { createItem, createOrganization, createPerson, createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const provenance = 'hand' as const;

describeEachDatabase('the graph around a point', (opened) => {
  const input = (center: string, part: object = {}) => ({
    center,
    known: [],
    kinds: pointKinds,
    limit: 59,
    ...part,
  });

  /** A fund with a chair, two talks of a show of its own, and an item that only names it. */
  async function world() {
    const { store } = opened;
    const fund = await createOrganization(store, { name: 'Harbor Fund' });
    const ann = await createPerson(store, 'Ann Reed');
    const show = await createShow(store, { name: 'Harbor talks' });
    const old = await createItem(store, { title: 'Old', publishedAt: new Date('2020-01-01') });
    const young = await createItem(store, {
      ...{ title: 'Young', publishedAt: new Date('2026-01-01'), showId: show.id },
      lines: [{ text: 'Harbor Fund is well funded.' }],
    });
    const organizationId = fund.id;
    const connect = async (edge: 'HAS_BOARD_MEMBER' | 'PUBLISHES' | 'PRODUCES_MEDIA', target: object) =>
      store.graph.connect({ organizationId, edge, target: Object(target), provenance, title: 'Chair' });
    await connect('HAS_BOARD_MEMBER', { kind: 'person', id: ann.id });
    await connect('PUBLISHES', { kind: 'show', id: show.id });
    await connect('PRODUCES_MEDIA', { kind: 'item', id: old.id });
    const [line] = await store.segments.ofItem(young.id);
    const match = { mentions: 2, names: ['Harbor Fund'], segmentId: line?.id ?? null, sign: null };
    await store.links.putFound(young.id, {
      organizations: [{ organizationId, about: true, ...match }],
      people: [{ personId: ann.id, speaks: 'A', ...match }],
    });
    return { fund, ann, show, old, young };
  }

  it('shows every kind that there is among a few points, and the others when it is asked again', async () => {
    const { neighborhood } = opened.store;
    const { fund, ann, show, old, young } = await world();
    const first = await neighborhood.neighbors(input(fund.id, { limit: 3 }));
    expect(first.total).toBe(4);
    expect(first.points.map(({ kind }) => kind).toSorted()).toEqual(['item', 'person', 'show']);
    const known = first.points.map(({ id }) => id);
    const more = await neighborhood.neighbors(input(fund.id, { known }));
    expect([...known, ...more.points.map(({ id }) => id)].toSorted()).toEqual(
      [ann, show, old, young].map(({ id }) => id).toSorted(),
    );
    expect((await neighborhood.neighbors(input(ann.id))).points.map(({ name }) => name).toSorted()).toEqual([
      'Harbor Fund',
      'Young',
    ]);
  });

  it('keeps to kinds and to days, which what has no day is not asked for', async () => {
    const { neighborhood } = opened.store;
    const { fund } = await world();
    const names = async (part: object) =>
      (await neighborhood.neighbors(input(fund.id, part))).points.map(({ name }) => name);
    expect(await names({ kinds: ['person'] })).toEqual(['Ann Reed']);
    expect(await names({ kinds: [] })).toEqual([]);
    expect(await names({ kinds: ['item', 'show'], from: new Date('2025-01-01') })).toEqual([
      'Young',
      'Harbor talks',
    ]);
    expect(await names({ kinds: ['item'], until: new Date('2025-01-01') })).toEqual(['Old']);
  });

  it('says of every line what it rests on, and gives those alone that a new point brings', async () => {
    const { neighborhood } = opened.store;
    const { fund, ann, show, old, young } = await world();
    const drawn = [fund, ann, show, old, young].map(({ id }) => id);
    const lines = await neighborhood.lines({ drawn, fresh: drawn });
    const between = (one: string, other: string) =>
      lines.find(
        ({ source, target }) => [source, target].toSorted().join() === [one, other].toSorted().join(),
      );
    expect(between(fund.id, ann.id)).toMatchObject({
      ...{ basis: 'connection', edge: 'HAS_BOARD_MEMBER', title: 'Chair', provenance: 'hand' },
    });
    expect(between(young.id, ann.id)).toMatchObject({ basis: 'speaks', names: ['Harbor Fund'] });
    expect(between(young.id, fund.id)).toMatchObject({
      ...{ basis: 'names', relation: 'about', mentions: 2 },
      place: { line: 0, citation: { quote: 'Harbor Fund is well funded.' } },
    });
    expect(between(young.id, show.id)).toMatchObject({ basis: 'show' });
    expect(lines).toHaveLength(6);
    const ofAnn = await neighborhood.lines({ drawn, fresh: [ann.id] });
    expect(ofAnn.every(({ source, target }) => source === ann.id || target === ann.id)).toBe(true);
    expect(await neighborhood.lines({ drawn, fresh: [] })).toEqual([]);
  });

  it('has no point that was deleted or taken off', async () => {
    const { neighborhood, links, organizations } = opened.store;
    const { fund, young } = await world();
    await links.unlink({ organizationId: fund.id, itemId: young.id });
    const names = (await neighborhood.neighbors(input(fund.id))).points.map(({ name }) => name);
    expect(names).not.toContain('Young');
    await organizations.remove(fund.id);
    expect(await neighborhood.point('organization', fund.id)).toBeNull();
  });
});
