import { createItem, createOrganization, createPerson, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const day = 86_400_000;
let world: World;
let session: string;
let fund: string;
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeMember();
  const { store } = world;
  fund = (
    await createOrganization(store, {
      name: 'Linden Teachers',
      aliases: ['Linden', 'LTRS'],
      ticker: 'LTR',
      state: 'OH',
      description: 'Pays the pensions of teachers.',
    })
  ).id;
  await createOrganization(store, { name: 'Maple Holdings', type: 'PUBLIC_COMPANY' });
  await createOrganization(store, { name: 'aspen Fund', type: 'PENSION_FUND' });
});
afterAll(() => world.end());

const ask = (path: string) => world.ask(`/v2/org${path}`, { session });
const organizationAt = async (path: string): Promise<Record<string, unknown>> => {
  const { organization } = (await ask(path)).body;
  return typeof organization === 'object' && organization !== null ? { ...organization } : {};
};
const provenance = 'hand' as const;

describe('organizations', () => {
  it('are listed by type, in pages, and found by words in name, description and state', async () => {
    expect((await ask('/list_by_type?per_page=2')).body).toMatchObject({
      organizations: [
        { name: 'aspen Fund' },
        { name: 'Linden Teachers', state: 'OH', org_type: 'US_PENSION_FUND' },
      ],
      pagination: { page: 1, per_page: 2, total: 3, pages: 2 },
    });
    for (const query of ['?org_type=PUBLIC_COMPANY', '?query=MAPLE', '?sort=-name&per_page=1'])
      expect((await ask(`/list_by_type${query}`)).body['organizations']).toMatchObject([
        { name: 'Maple Holdings' },
      ]);
    expect((await ask('/list_by_type?query=teachers')).body).toMatchObject({ pagination: { total: 1 } });
    expect((await ask('/list_by_type?org_type=BANK')).status).toBe(400);
  });

  it('say when they met last and how many signals they have, where that is asked for', async () => {
    const { store } = world;
    const { id: organizationId } = await createOrganization(store, {
      name: 'Rowan Board',
      type: 'FOUNDATION',
    });
    for (const days of [-9, -2, 4]) {
      const meeting = await store.meetings.add({ title: 'Board', heldAt: new Date(Date.now() + days * day) });
      const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
      await store.graph.connect({ organizationId, edge: 'HAS_MEETING', target, provenance });
    }
    const listed = async (more: string) =>
      (await ask(`/list_by_type?query=Rowan${more}`)).body['organizations'];
    const [met] = await store.funds.meetingsOf({
      organizationIds: [organizationId],
      period: { to: new Date() },
      limit: 1,
      latestFirst: true,
    });
    expect(await listed('&activity=true')).toMatchObject([
      { activity: { last_meeting: met?.meeting.heldAt?.toISOString(), signals: 0 } },
    ]);
    expect(JSON.stringify(await listed(''))).not.toContain('last_meeting');
    await store.organizations.remove(organizationId);
  });

  it('are listed as they are now, however often they were asked for before', async () => {
    const { store } = world;
    const listed = async () => (await ask('/list_by_type?query=Hazelnut')).body['organizations'];
    expect(await listed()).toEqual([]);
    const { id } = await createOrganization(store, { name: 'Hazelnut Fund', type: 'FOUNDATION' });
    expect(await listed()).toMatchObject([{ processing_status: 'ANALYSIS_COMPLETE' }]);
    expect((await ask('/list_by_type?query=Hazelnut&page=2')).body['pagination']).toMatchObject({ total: 1 });
    await store.organizations.remove(id);
    expect(await listed()).toEqual([]);
  });

  // Specification of organizations, line 69, and of administration, line 146: what is inferred from this status is that analysis runs.
  it('are being analyzed while an item of their own is processed, and not while names are linked', async () => {
    const { store } = world;
    const owner = await createOrganization(store, { name: 'Juniper Fund', type: 'FOUNDATION' });
    const own = await createItem(store, { title: 'Own minutes' });
    await store.graph.connect({
      organizationId: owner.id,
      edge: 'HAS_DOCUMENT',
      target: { kind: 'item', id: own.id },
      provenance,
    });
    const statusOf = async () => {
      const { organization } = (await ask(`/${owner.slug}`)).body;
      return organization;
    };
    await store.links.relateOrganization(owner.id);
    expect(await statusOf()).toMatchObject({ processing_status: 'ANALYSIS_COMPLETE', linking: true });
    await store.items.restart({ itemId: own.id, stage: 'outline', status: 'NOT_STARTED' });
    expect(await statusOf()).toMatchObject({ processing_status: 'PERFORMING_ANALYSIS' });
    await store.organizations.remove(owner.id);
  });

  it('have types, those that there are any of, the most frequent first', async () => {
    const { store } = world;
    const other = await createOrganization(store, { name: 'Rowan Mills', type: 'PUBLIC_COMPANY' });
    expect((await ask('/types')).body['org_types']).toEqual([
      { name: 'PUBLIC COMPANY', value: 'PUBLIC_COMPANY', count: 2 },
      { name: 'PENSION FUND', value: 'PENSION_FUND', count: 1 },
      { name: 'US PENSION FUND', value: 'US_PENSION_FUND', count: 1 },
    ]);
    await store.organizations.remove(other.id);
    expect((await ask('/types')).body['org_types']).toEqual([
      { name: 'PENSION FUND', value: 'PENSION_FUND', count: 1 },
      { name: 'US PENSION FUND', value: 'US_PENSION_FUND', count: 1 },
      { name: 'PUBLIC COMPANY', value: 'PUBLIC_COMPANY', count: 1 },
    ]);
  });

  it('are those of the items of a list', async () => {
    const item = await createItem(world.store, { title: 'Of a list' });
    const target = { kind: 'item' as const, id: item.id };
    await world.store.graph.connect({ organizationId: fund, edge: 'PRODUCES_MEDIA', target, provenance });
    await world.store.links.relateOrganization(fund);
    const list = await world.store.lists.create({
      ownerId: null,
      title: 'L',
      description: null,
      itemIds: [item.id],
    });
    expect((await ask(`/list?list_uuid=${list.id}`)).body).toMatchObject({ organizations: [{ uuid: fund }] });
  });
});

describe('an organization', () => {
  it('is found by id, slug and a slug of before, and else is none', async () => {
    const { store } = world;
    const organization = await store.organizations.find(fund);
    if (organization) await store.organizations.update(organization, { slug: 'linden' });
    for (const name of [fund, 'linden', 'linden-teachers'])
      expect(await organizationAt(`/${name}`)).toMatchObject({
        id: fund,
        slug: 'linden',
        aliases: ['Linden', 'LTRS'],
        may: { manage: false },
      });
    const { status, body } = await ask('/nobody');
    expect([status, body['code']]).toEqual([404, 'organisation.not-found']);
    expect((await world.ask(`/v2/org/${fund}`)).status).toBe(401);
  });

  it('shows its people, facts, meetings, shows and items', async () => {
    const { organizations, graph, links, meetings } = world.store;
    const own = { organizationId: fund, provenance };
    const join = (edge: 'HAS_BOARD_MEMBER' | 'HAS_EXECUTIVE', id: string, title: string) =>
      graph.connect({ ...own, edge, target: { kind: 'person', id }, title });
    await join('HAS_BOARD_MEMBER', (await createPerson(world.store, 'Ada Reeve')).id, 'Trustee');
    await join('HAS_BOARD_MEMBER', (await createPerson(world.store, 'Zoe Hall')).id, 'Chair');
    await join('HAS_EXECUTIVE', (await createPerson(world.store, 'Ben Frost')).id, 'N/A');
    const none = { words: null, source: 'Annual report', sourceUrl: null };
    for (const [asOf, value] of [
      ['2024-06-30', 1e9],
      ['2025-06-30', 2e9],
    ] as const)
      await organizations.putFact({ ...own, ...none, kind: 'total_assets', asOf, value });
    for (const [title, days] of [
      ['Past', -2],
      ['Coming', 2],
    ] as const) {
      const heldAt = new Date(Date.now() + days * day);
      const meeting = await meetings.add({ title, heldAt, agenda: ['Returns'] });
      const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
      await graph.connect({ ...own, edge: 'HAS_MEETING', target });
    }
    const paper = await createShow(world.store, { kind: 'publication', name: 'Linden Letter' });
    await graph.connect({ ...own, edge: 'PUBLISHES', target: { kind: 'show', id: paper.id } });
    const article = await createItem(world.store, {
      kind: 'article',
      title: 'In the letter',
      showId: paper.id,
      oneLiner: 'Returns were good.',
    });
    await links.relateOrganization(fund);

    const shown = await organizationAt(`/${fund}`);
    expect(shown).toMatchObject({
      total_assets: 2e9,
      board: [
        { name: 'Zoe Hall', title: 'Chair' },
        { name: 'Ada Reeve', title: 'Trustee' },
      ],
      staff: [{ name: 'Ben Frost', title: null, edge_type: 'HAS_EXECUTIVE' }],
      // Specification of administration, line 97: its people are its entities.
      entities: [
        { name: 'Zoe Hall', slug: 'zoe-hall', entity_type: 'person', title: 'Chair' },
        { name: 'Ada Reeve', entity_type: 'person', title: 'Trustee' },
        { name: 'Ben Frost', entity_type: 'person', title: null },
      ],
      facts: [
        {
          kind: 'total_assets',
          value: 2e9,
          as_of: '2025-06-30',
          source: 'Annual report',
          provenance: 'hand',
        },
        { value: 1e9 },
      ],
      events: [
        { title: 'Past', upcoming: false, organization: { slug: 'linden' } },
        { title: 'Coming', upcoming: true, agenda: ['Returns'] },
      ],
      publications: [{ name: 'Linden Letter' }],
      podcasts: [],
      articles: [{ uuid: article.id, relation: 'of' }],
      at_a_glance: [{ text: 'Returns were good.', item: { uuid: article.id }, also: [] }],
    });
    expect((await ask(`/${fund}/items?group=articles`)).body).toMatchObject({
      items: [{ uuid: article.id }],
      pagination: { total: 1 },
    });
    expect((await ask(`/${fund}/events?when=upcoming`)).body).toMatchObject({
      events: [{ title: 'Coming' }],
    });
  });

  it('tells who is heard for it besides its people, and who is heard for nobody is not among them', async () => {
    const { store } = world;
    const item = await createItem(store, { title: 'Board in June', kind: 'meeting' });
    const voice = (label: string, name: string, role: string) => ({
      ...{
        label,
        name,
        role,
        organisation: null,
        provenance: 'label' as const,
        confidence: 1,
        evidence: null,
      },
    });
    await store.speakers.replace(item.id, [
      voice('A', 'Ada Reeve', 'trustee'),
      voice('B', 'Ida Moss', 'trustee'),
      voice('C', 'Otto Vale', 'consultant'),
    ]);
    const ofFund = (label: string) => ({ label, organizationId: fund });
    await store.transaction((tx) =>
      tx.links.putFound(item.id, {
        organizations: [],
        people: [],
        affiliations: ['', 'A', 'B'].map(ofFund),
      }),
    );
    expect((await organizationAt(`/${fund}`))['voices']).toEqual([
      {
        ...{ name: 'Ida Moss', role: 'trustee', slug: null, items: 1 },
        item: { uuid: item.id, slug: item.slug, kind: 'meeting', title: 'Board in June' },
      },
    ]);
  });

  it('loses an item that an admin takes from it, whatever it is called by', async () => {
    await world.becomeAdmin();
    const admin = await world.sessionOfAdmin();
    const [{ item } = { item: null }] = (
      await world.store.links.itemsOfOrganization({
        organizationId: fund,
        page: 1,
        perPage: 1,
        kinds: ['article'],
      })
    ).rows;
    const remove = (ticker: string) =>
      world.ask(`/v2/org/remove_episode?ticker=${ticker}&episode_slug=${item?.slug}`, { session: admin });
    expect((await remove('XYZ')).status).toBe(404);
    expect((await remove('ltr')).status).toBe(200);
    await world.store.links.relateOrganization(fund);
    expect((await organizationAt(`/${fund}`))['articles']).toEqual([]);
  });
});
