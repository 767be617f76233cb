import { createItem, createOrganization, createPerson, createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const nothing = { segmentId: null, sign: null };
const provenance = 'hand' as const;

describeEachDatabase('links', (opened) => {
  const relationsOf = async (itemId: string) =>
    Object.fromEntries(
      (await opened.store.links.organizationsOf(itemId)).map(({ organization, relation }) => [
        organization.slug,
        relation,
      ]),
    );

  it('follow connections to an item, to its show and to its meeting', async () => {
    const { graph, links, meetings } = opened.store;
    const show = await createShow(opened.store, 'Board recordings');
    const fund = await createOrganization(opened.store, { name: 'Delta Fund' });
    const [ofShow, ofMeeting, paper] = [
      await createItem(opened.store, { title: 'Recording', showId: show.id }),
      await createItem(opened.store, { title: 'Minutes of May', kind: 'document' }),
      await createItem(opened.store, { title: 'Report', kind: 'document' }),
    ];
    const meeting = await meetings.add({ title: 'May meeting' });
    await meetings.replaceItems(meeting?.id ?? '', [ofMeeting.id]);
    const connect = (
      edge: 'PUBLISHES' | 'HAS_MEETING' | 'FEATURES_IN_MEDIA',
      kind: 'show' | 'meeting' | 'item',
      id: string,
    ) => graph.connect({ organizationId: fund.id, edge, target: { kind, id }, provenance });
    const published = await connect('PUBLISHES', 'show', show.id);
    await connect('HAS_MEETING', 'meeting', meeting?.id ?? '');
    await connect('FEATURES_IN_MEDIA', 'item', paper.id);
    expect((await links.relateOrganization(fund.id)).toSorted()).toEqual(
      [ofShow.id, ofMeeting.id, paper.id].toSorted(),
    );
    expect(await relationsOf(ofShow.id)).toEqual({ 'delta-fund': 'of' });
    expect(await relationsOf(ofMeeting.id)).toEqual({ 'delta-fund': 'of' });
    expect(await relationsOf(paper.id)).toEqual({ 'delta-fund': 'about' });
    expect(await links.relateOrganization(fund.id)).toEqual([]);

    const later = await createItem(opened.store, { title: 'Next recording', showId: show.id });
    expect(await links.relateItem(later.id)).toEqual([later.id]);
    await graph.disconnect(fund.id, published?.id ?? '');
    expect((await links.relateOrganization(fund.id)).toSorted()).toEqual([ofShow.id, later.id].toSorted());
    expect(await relationsOf(ofShow.id)).toEqual({});
  });

  it('keep whose an item was first in front when another is connected with it', async () => {
    const { graph, links } = opened.store;
    const paper = await createItem(opened.store, { title: 'Joint report', kind: 'document' });
    const connect = async (name: string, edge: 'PRODUCES_MEDIA' | 'HAS_DOCUMENT') => {
      const { id } = await createOrganization(opened.store, { name });
      const target = { kind: 'item' as const, id: paper.id };
      await graph.connect({ organizationId: id, edge, target, provenance });
      await links.relateItem(paper.id);
      return id;
    };
    await connect('Tau Fund', 'PRODUCES_MEDIA');
    const later = await connect('Aster Fund', 'HAS_DOCUMENT');
    const match = { organizationId: later, about: true, mentions: 9, names: ['Aster'], ...nothing };
    await links.putFound(paper.id, { organizations: [match], people: [] });
    const own = await links.organizationsOf(paper.id);
    expect(own.map(({ organization }) => organization.name)).toEqual(['Tau Fund', 'Aster Fund']);
    expect((await links.ownersOf([paper.id])).get(paper.id)?.name).toBe('Tau Fund');
  });

  it('hold what a text says beside what connections say, and each without the other', async () => {
    const { graph, links } = opened.store;
    const item = await createItem(opened.store, { title: 'Talk' });
    const fund = await createOrganization(opened.store, { name: 'Epsilon Fund' });
    const target = { kind: 'item' as const, id: item.id };
    const made = await graph.connect({ organizationId: fund.id, edge: 'PRODUCES_MEDIA', target, provenance });
    await links.relateItem(item.id);
    const result = { organizationId: fund.id, about: false, mentions: 3, names: ['Epsilon'], ...nothing };
    expect(await links.putFound(item.id, { organizations: [result], people: [] })).toBe(true);
    expect(await links.putFound(item.id, { organizations: [result], people: [] })).toBe(false);
    expect(await relationsOf(item.id)).toEqual({ 'epsilon-fund': 'of' });
    await graph.disconnect(fund.id, made?.id ?? '');
    await links.relateItem(item.id);
    expect(await relationsOf(item.id)).toEqual({ 'epsilon-fund': 'mentions' });
    await links.putFound(item.id, { organizations: [{ ...result, about: true }], people: [] });
    expect(await relationsOf(item.id)).toEqual({ 'epsilon-fund': 'about' });
    expect(await links.putFound(item.id, { organizations: [], people: [] })).toBe(true);
    expect(await relationsOf(item.id)).toEqual({});
  });

  it('stay undone once they were undone, until somebody takes that back', async () => {
    const { links } = opened.store;
    const item = await createItem(opened.store, { title: 'Namesakes' });
    const fund = await createOrganization(opened.store, { name: 'Zeta Fund' });
    const at = { itemId: item.id, organizationId: fund.id };
    const organizations = [
      { organizationId: fund.id, about: false, mentions: 1, names: ['Zeta'], ...nothing },
    ];
    await links.putFound(item.id, { organizations, people: [] });
    expect(await links.unlink(at)).toBe(true);
    await links.putFound(item.id, { organizations: [], people: [] });
    await links.putFound(item.id, { organizations, people: [] });
    expect(await relationsOf(item.id)).toEqual({});
    expect((await links.itemsOfOrganization({ organizationId: fund.id, page: 1, perPage: 9 })).total).toBe(0);
    await links.relink(at);
    expect(await relationsOf(item.id)).toEqual({ 'zeta-fund': 'mentions' });
    expect(await links.unlink({ ...at, organizationId: item.id })).toBe(false);
  });

  it('tell where somebody speaks from where they are spoken of', async () => {
    const { links } = opened.store;
    const ann = await createPerson(opened.store, 'Ann Weir');
    const [spoke, named] = [
      await createItem(opened.store, { title: 'Interview' }),
      await createItem(opened.store, { title: 'News', kind: 'article' }),
    ];
    const row = { personId: ann.id, mentions: 2, names: ['Ann Weir'], ...nothing };
    await links.putFound(spoke.id, { organizations: [], people: [{ ...row, speaks: 'A' }] });
    await links.putFound(named.id, { organizations: [], people: [{ ...row, speaks: null }] });
    const titles = async (speaks: boolean) =>
      (await links.itemsOfPerson({ personId: ann.id, speaks, page: 1, perPage: 9 })).rows.map(
        ({ item }) => item.title,
      );
    expect([await titles(true), await titles(false)]).toEqual([['Interview'], ['News']]);
    expect((await links.peopleOf(spoke.id)).map(({ person, speaks }) => [person.slug, speaks])).toEqual([
      ['ann-weir', 'A'],
    ]);
  });

  it('list the items of an organization, newest first, by kind and by what they are to it', async () => {
    const { links } = opened.store;
    const fund = await createOrganization(opened.store, { name: 'Eta Fund' });
    for (const [title, kind, day, about] of [
      ['First', 'episode', 1, true],
      ['Second', 'article', 2, false],
      ['Third', 'episode', 3, false],
    ] as const) {
      const item = await createItem(opened.store, {
        title,
        kind,
        publishedAt: new Date(Date.UTC(2026, 0, day)),
      });
      const found = { organizationId: fund.id, about, mentions: 1, names: ['Eta'], ...nothing };
      await links.putFound(item.id, { organizations: [found], people: [] });
    }
    const titles = async (query: object) => {
      const { rows, total } = await links.itemsOfOrganization({
        organizationId: fund.id,
        page: 1,
        perPage: 2,
        ...query,
      });
      return [total, ...rows.map(({ item }) => item.title)];
    };
    expect(await titles({})).toEqual([3, 'Third', 'Second']);
    expect(await titles({ kinds: ['episode'] })).toEqual([2, 'Third', 'First']);
    expect(await titles({ relations: ['of', 'about'] })).toEqual([1, 'First']);
    const byKind = async (each: number) => {
      const groups = [['document'], ['episode', 'video'], ['article']] as const;
      const relations = ['about', 'mentions'] as const;
      const matches = await links.newestOfKinds({ organizationId: fund.id, groups, relations, each });
      return matches.map((group) => group.map(({ item, relation }) => [item.title, relation]));
    };
    const [newest, other] = [
      ['Third', 'mentions'],
      ['Second', 'mentions'],
    ];
    expect(await byKind(1)).toEqual([[], [newest], [other]]);
    expect(await byKind(2)).toEqual([[], [newest, ['First', 'about']], [other]]);
  });
});
