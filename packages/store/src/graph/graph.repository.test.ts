import { createItem, createOrganization, createPerson, createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const provenance = 'hand' as const;

describeEachDatabase('the graph', (opened) => {
  it('joins an organization to its people once, and tells where they are and were', async () => {
    const { graph } = opened.store;
    const fund = await createOrganization(opened.store, { name: 'Harbor Fund' });
    const former = await createOrganization(opened.store, { name: 'Former Fund' });
    const ann = await createPerson(opened.store, 'Ann Reed');
    const target = { kind: 'person' as const, id: ann.id };
    const chair = {
      organizationId: fund.id,
      edge: 'HAS_BOARD_MEMBER' as const,
      target,
      provenance,
      title: 'Chair',
    };
    const made = await graph.connect(chair);
    expect(await graph.connect(chair)).toBeNull();
    const past = { since: '2010-01-01', until: '2015-01-01', title: 'Analyst' };
    await graph.connect({ organizationId: former.id, edge: 'HAS_STAFF_MEMBER', target, provenance, ...past });
    const places = await graph.placesOf(ann.id);
    expect(places.map(({ organization, connection }) => [organization.slug, connection.title])).toEqual([
      ['harbor-fund', 'Chair'],
      ['former-fund', 'Analyst'],
    ]);
    const members = await graph.membersOf({ organizationId: fund.id, edges: ['HAS_BOARD_MEMBER'] });
    expect(members.map(({ person }) => person.name)).toEqual(['Ann Reed']);
    expect(await graph.disconnect(former.id, made?.id ?? '')).toBeNull();
    expect((await graph.disconnect(fund.id, made?.id ?? ''))?.target).toEqual(target);
    expect(await graph.membersOf({ organizationId: fund.id, edges: ['HAS_BOARD_MEMBER'] })).toEqual([]);
  });

  it('joins meetings, items and shows, and nothing that an edge does not lead to', async () => {
    const { graph, meetings } = opened.store;
    const fund = await createOrganization(opened.store);
    const meeting = await meetings.add({ title: 'Board', heldAt: new Date('2026-05-01T00:00:00Z') });
    const item = await createItem(opened.store, { title: 'Minutes', kind: 'document' });
    expect(await graph.targetOf('HAS_MEETING', item.id)).toBeNull();
    for (const [edge, id] of [
      ['HAS_MEETING', meeting?.id ?? ''],
      ['HAS_DOCUMENT', item.id],
    ] as const) {
      const target = await graph.targetOf(edge, id);
      if (target) await graph.connect({ organizationId: fund.id, edge, target, provenance });
    }
    const edges = ['HAS_MEETING', 'HAS_DOCUMENT'] as const;
    const connectedNodes = await graph.connectionsOf({ organizationId: fund.id, edges });
    expect(connectedNodes.map(({ node }) => [node.type, node.name, node.detail])).toEqual([
      ['MEETING', 'Board', '2026-05-01'],
      ['DOCUMENT', 'Minutes', 'document'],
    ]);
    const shows = [
      await createShow(opened.store, 'Zinc talks'),
      await createShow(opened.store, 'Amber talks'),
    ];
    for (const { id } of shows)
      await graph.connect({
        organizationId: fund.id,
        edge: 'PUBLISHES',
        target: { kind: 'show', id },
        provenance,
      });
    const published = (...kinds: ('PUBLISHES' | 'HAS_DOCUMENT')[]) =>
      graph.showIdsOf({ organizationId: fund.id, edges: kinds });
    expect(await published('PUBLISHES', 'HAS_DOCUMENT')).toEqual([shows[1]?.id, shows[0]?.id]);
    expect(await published('HAS_DOCUMENT')).toEqual([]);
    expect((await graph.organizationsOfMeetings([meeting?.id ?? ''])).get(meeting?.id ?? '')?.id).toBe(
      fund.id,
    );
  });

  it('finds nodes of a type by the beginnings of words of any of their names', async () => {
    const { graph } = opened.store;
    const fund = await createOrganization(opened.store, {
      name: 'Quarry Teachers',
      aliases: ['QTRS Pension'],
    });
    const bea = await createPerson(opened.store, 'Beatrix Quarryman');
    const meeting = await opened.store.meetings.add({ title: 'Quarry committee' });
    const item = await createItem(opened.store, { title: 'Quarry talk', kind: 'episode' });
    const ids = async (type: 'ORG' | 'PERSON' | 'MEETING' | 'MEDIA' | 'DOCUMENT', words: string) =>
      (await graph.findNodes({ type, words, limit: 9 })).map(({ id }) => id);
    expect(await ids('ORG', 'qtrs pens')).toEqual([fund.id]);
    expect(await ids('ORG', "' % _")).toEqual([]);
    expect(await ids('PERSON', 'quarry')).toEqual([bea.id]);
    expect(await ids('MEETING', 'quarry')).toEqual([meeting?.id]);
    expect(await ids('MEDIA', 'quarry')).toEqual([item.id]);
    expect(await ids('DOCUMENT', 'quarry')).toEqual([]);
  });
});
