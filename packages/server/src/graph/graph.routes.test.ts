import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld();
  await world.becomeAdmin();
  session = await world.sessionOfAdmin();
});
afterAll(() => world.end());

const call = async (method: string, path: string, json?: object) => {
  const { status, body } = await world.ask(`/v2${path}`, { method, session, ...(json && { json }) });
  return { status, body, code: body['code'] };
};
const part = (body: Record<string, unknown>, name: string): Record<string, unknown> => {
  const value = body[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
const create = async (json: object): Promise<Record<string, unknown>> =>
  part((await call('POST', '/manage/org', json)).body, 'organization');
const fund = { name: 'Granite Fund', org_type: 'US_PENSION_FUND' };

describe('an organization', () => {
  it('is made, changed and found where it was before', async () => {
    const made = await create({
      ...fund,
      website: 'granite.example',
      aliases: ['Granite'],
      total_assets: 5e9,
    });
    expect(made).toMatchObject({
      slug: 'granite-fund',
      website: 'https://granite.example',
      aliases: ['Granite'],
      total_assets: 5e9,
      facts: [{ kind: 'total_assets', value: 5e9, provenance: 'hand' }],
      processing_status: 'ANALYSIS_COMPLETE',
      linking: true,
      entities: [],
      may: { manage: true },
    });
    const changed = await call('PUT', '/manage/org/granite-fund', {
      slug: 'granite',
      description: '<script>alert(1)</script>',
      state: 'NH',
      properties: { calendar_url: 'https://granite.example/calendar' },
      headquarters: 'Concord',
    });
    expect(part(changed.body, 'organization')).toMatchObject({
      slug: 'granite',
      aliases: ['Granite'],
      description: '<script>alert(1)</script>',
      headquarters: 'Concord',
      properties: { calendar_url: 'https://granite.example/calendar' },
    });
    expect((await call('GET', '/org/granite-fund')).body).toMatchObject({
      organization: { slug: 'granite' },
    });
  });

  it('refuses names, slugs and addresses that are none', async () => {
    for (const wrong of [
      { name: 'G' },
      { name: 'Two\nlines' },
      { slug: 'No Slug' },
      { website: 'javascript:alert(1)' },
      { website: 'not an address' },
      { state: 'ZZ' },
      { org_type: 'BANK' },
      { total_assets: -1 },
    ])
      expect((await call('PUT', '/manage/org/granite', wrong)).status).toBe(400);
    await create({ ...fund, name: 'Slate Fund' });
    expect(await call('PUT', '/manage/org/slate-fund', { slug: 'granite-fund' })).toMatchObject({
      status: 409,
      code: 'graph.slug-taken',
    });
  });

  it('goes, and comes back with all that it had', async () => {
    await create({ ...fund, name: 'Fleeting Fund', aliases: ['Fleet'] });
    await call('DELETE', '/manage/org/fleeting-fund');
    expect((await call('GET', '/org/fleeting-fund')).status).toBe(404);
    expect((await call('POST', '/manage/org/fleeting-fund/restore')).body).toMatchObject({
      organization: { aliases: ['Fleet'] },
    });
    expect((await call('GET', '/admin/audit?query=graph.restore')).body).toMatchObject({
      entries: [{ subject: { kind: 'organization', name: 'Fleeting Fund' } }],
    });
    expect((await call('POST', '/manage/org/fleeting-fund/restore')).status).toBe(404);
  });

  it('gets the meetings that are called after it, but not those of a name that two have', async () => {
    const { meetings } = world.store;
    const heldAt = new Date('2026-03-01T00:00:00Z');
    await meetings.add({ title: 'Board', fundName: 'Quartz Fund', heldAt });
    await meetings.add({ title: 'Board', fundName: 'Flint', heldAt });
    expect(await create({ ...fund, name: 'QUARTZ fund' })).toMatchObject({ events: [{ title: 'Board' }] });
    await create({ ...fund, name: 'Flint One', aliases: [] });
    await create({ ...fund, name: 'Flint One and a half', aliases: ['Flint Twin'] });
    await create({ ...fund, name: 'Flint Two', aliases: ['Flint Twin'] });
    const made = await call('POST', '/admin/events', { title: 'Later', fund_name: 'Flint Twin' });
    expect(part(made.body, 'event')['organization']).toBeNull();
    const other = await call('POST', '/admin/events', {
      title: 'Later',
      fund_name: 'quartz fund',
      agenda: ['One'],
    });
    expect(part(other.body, 'event')).toMatchObject({
      organization: { slug: 'quartz-fund' },
      agenda: ['One'],
    });
  });

  // Specification of administration, line 180: `publication_slugs` are of publications that are there.
  it('is called otherwise by the builder, with the shows that it publishes', async () => {
    await create({ ...fund, name: 'Builder Fund' });
    const show = { kind: 'publication', name: 'Builder News', feedUrl: null } as const;
    await world.store.shows.upsert({ ...show, slug: 'builder-news' });
    const { body } = await call('POST', '/admin/org_builder/builder-fund/update_org', {
      ticker: 'BLD',
      publication_slugs: ['builder-news'],
    });
    expect(body).toMatchObject({ organization: { ticker: 'BLD', publications: [{ name: 'Builder News' }] } });
    const refused = await call('POST', '/admin/org_builder/builder-fund/update_org', {
      ticker: 'OTHER',
      publication_slugs: ['builder-news', 'nothing'],
    });
    expect([refused.status, refused.body['message']]).toEqual([
      400,
      'There is no publication with the slug “nothing”. Nothing was changed.',
    ]);
    expect((await call('GET', '/manage/org/builder-fund')).body).toMatchObject({
      organization: { ticker: 'BLD', publications: [{ name: 'Builder News' }] },
    });
    const without = await call('POST', '/admin/org_builder/builder-fund/update_org', {
      publication_slugs: [],
    });
    expect(without.body).toMatchObject({ organization: { publications: [] } });
  });
});

describe('connections', () => {
  it('are made once, to what their edge leads to, listed and removed', async () => {
    await create({ ...fund, name: 'Marble Fund' });
    const item = await createItem(world.store, { kind: 'document', title: 'Report' });
    const connect = (edge: string, properties = {}) =>
      call('POST', '/manage/org/marble-fund/connections', {
        target_node_id: item.id,
        edge_type: edge,
        properties,
      });
    const made = await connect('HAS_DOCUMENT', { date: '2026-01-05' });
    const connection = part(made.body, 'connection');
    expect(connection).toMatchObject({
      edge_type: 'HAS_DOCUMENT',
      target_node: { id: item.id, type: 'DOCUMENT', name: 'Report' },
      properties: { date: '2026-01-05' },
      provenance: 'hand',
    });
    expect((await connect('HAS_DOCUMENT', { date: '2026-01-05' })).code).toBe('graph.connection-exists');
    expect((await connect('HAS_MEETING')).code).toBe('graph.target-not-found');
    expect((await connect('PUBLISHES_DOCUMENT', { date: '2026-02-01', until: '2026-01-01' })).status).toBe(
      400,
    );
    const listed = async (type: string) =>
      (await call('GET', `/manage/org/marble-fund/connections?type=${type}`)).body['connections'];
    expect(await listed('DOCUMENT')).toHaveLength(1);
    expect(await listed('PERSON')).toEqual([]);
    expect((await call('GET', '/org/marble-fund')).body).toMatchObject({
      organization: { documents: [{ uuid: item.id, relation: 'of' }] },
    });
    const path = `/manage/org/marble-fund/connections/${String(connection['edge_id'])}`;
    expect((await call('DELETE', path)).body['message']).toBe('Connection removed successfully');
    expect((await call('DELETE', path)).code).toBe('graph.connection-not-found');
    expect((await call('GET', '/org/marble-fund')).body).toMatchObject({ organization: { documents: [] } });
  });

  it('join people, who keep their pages when they are taken out', async () => {
    await create({ ...fund, name: 'Opal Fund' });
    const add = (name: string, title = 'Trustee') =>
      call('POST', '/admin/org_builder/opal-fund/entity', { name, title });
    expect((await add('Ivy Stone')).body).toMatchObject({
      person: { slug: 'ivy-stone', title: 'Trustee', edge_type: 'HAS_BOARD_MEMBER' },
    });
    expect((await add('ivy  STONE')).code).toBe('graph.connection-exists');
    expect((await add('I')).status).toBe(400);
    expect(
      (await call('PUT', '/manage/person/ivy-stone', { name: 'Ivy Stone-Hart', slug: 'ivy-hart' })).status,
    ).toBe(200);
    expect((await call('GET', '/people/ivy-stone')).body).toMatchObject({
      person: { slug: 'ivy-hart', title: 'Trustee', orgs: [{ organization: { slug: 'opal-fund' } }] },
    });
    const looked = '/admin/org_builder/opal-fund/entity/ivy-hart/crawl_episodes_and_videos?no_recrawl=true';
    for (const base of ['', '/v2'])
      expect((await world.ask(`${base}${looked}`, { session })).body).toMatchObject({
        entity: { slug: 'ivy-hart' },
      });
    expect((await call('GET', '/admin/audit?query=crawl.entity')).body).toMatchObject({ entries: [] });
    await call('POST', '/admin/org_builder/opal-fund/entity/ivy-hart/remove_entity_from_org');
    expect((await call('GET', '/people/ivy-hart')).body).toMatchObject({ person: { orgs: [] } });
    const again = await call('POST', '/admin/org_builder/opal-fund/entity/ivy-hart/remove_entity_from_org');
    expect(again.status).toBe(404);
  });

  // Specification of administration, line 107: a person is connected by one edge once.
  it('seat somebody once, whatever their title, until they have left', async () => {
    await create({ ...fund, name: 'Basalt Fund' });
    const added = await call('POST', '/admin/org_builder/basalt-fund/entity', {
      name: 'Noor Basalt',
      title: 'Trustee',
    });
    const personId = String(part(added.body, 'person')['uuid']);
    const seat = (properties: object, edge = 'HAS_BOARD_MEMBER') =>
      call('POST', '/manage/org/basalt-fund/connections', {
        target_node_id: personId,
        edge_type: edge,
        properties,
      });
    expect((await seat({})).code).toBe('graph.connection-exists');
    expect((await seat({ title: 'Chair', date: '2026-01-01' })).code).toBe('graph.connection-exists');
    const past = await seat({ title: 'Alternate', date: '2019-01-01', until: '2021-12-31' });
    expect(past.status).toBe(200);
    const { edge_id: pastId } = part(past.body, 'connection');
    const reopened = await call('PUT', `/manage/org/basalt-fund/connections/${String(pastId)}`, {
      properties: { until: null },
    });
    expect(reopened.code).toBe('graph.connection-exists');
    expect((await seat({ title: 'Adviser' }, 'HAS_ADVISOR')).status).toBe(200);
  });

  it('let items be taken from a person and given back, with the name, all or nothing', async () => {
    await create({ ...fund, name: 'Flint Fund' });
    const added = await call('POST', '/admin/org_builder/flint-fund/entity', {
      name: 'Mia Flint',
      title: 'Chief',
    });
    const id = String(part(added.body, 'person')['uuid']);
    const item = await createItem(world.store, { title: 'Flint talks' });
    const match = {
      personId: id,
      speaks: 'A',
      mentions: 1,
      names: ['Mia Flint'],
      segmentId: null,
      sign: null,
    };
    await world.store.transaction((tx) => tx.links.putFound(item.id, { organizations: [], people: [match] }));
    const spoke = async () =>
      (await call('GET', `/people/${id}/items?relation=spoke`)).body['items'] as unknown[];
    const save = (...changes: object[]) =>
      call('POST', '/admin/org_builder/save_org_episode_and_video_changes', { changes });
    expect(await spoke()).toHaveLength(1);

    const rename = { action: 'rename', entity_id: id, new_name: 'Mia Flint-Orr' };
    const remove = { action: 'remove', entity_id: id, slug: item.slug, type: 'Episode' };
    expect(await save(rename, { ...remove, slug: 'no-such-item' })).toMatchObject({ status: 404 });
    expect((await call('GET', `/people/${id}`)).body).toMatchObject({ person: { name: 'Mia Flint' } });

    expect((await save(rename, remove)).body).toEqual({ org_slug: 'flint-fund', changed: 2 });
    expect((await call('GET', `/people/${id}`)).body).toMatchObject({ person: { name: 'Mia Flint-Orr' } });
    expect(await spoke()).toEqual([]);
    await world.store.transaction((tx) => tx.links.putFound(item.id, { organizations: [], people: [match] }));
    expect(await spoke()).toEqual([]);
    await save({ ...remove, action: 'add' });
    expect(await spoke()).toHaveLength(1);
    expect((await save()).status).toBe(400);
  });

  it('answer the builder without the base of the API too', async () => {
    const answer = await world.ask('/admin/org_builder/flint-fund/update_org', {
      method: 'POST',
      session,
      json: { aliases: ['Flint'] },
    });
    expect([answer.status, part(answer.body, 'organization')['aliases']]).toEqual([200, ['Flint']]);
  });
});

describe('nodes', () => {
  it('are searched by name once three letters are typed', async () => {
    await create({ ...fund, name: 'Zircon Retirement', aliases: ['ZRS'] });
    const search = (query: string) => call('GET', `/kg/search/nodes?type=ORG&query=${query}`);
    expect((await search('zrs')).body).toMatchObject({
      nodes: [{ slug: 'zircon-retirement', type: 'ORG', label: 'Zircon Retirement' }],
    });
    expect((await search('zr')).status).toBe(400);
    expect((await search('%25%25%25')).body).toEqual({ nodes: [] });
  });
});

describe('facts', () => {
  it('of another day stand beside those that are there', async () => {
    await create({ ...fund, name: 'Pyrite Fund', total_assets: 2e9 });
    const put = (json: object) => call('POST', '/manage/org/pyrite-fund/facts', json);
    const old = await put({ kind: 'total_assets', value: 1e9, as_of: '2015-06-30', source: 'Report' });
    expect(part(old.body, 'fact')).toMatchObject({ value: 1e9, as_of: '2015-06-30' });
    expect((await call('GET', '/org/pyrite-fund')).body).toMatchObject({
      organization: { total_assets: 2e9 },
    });
    expect((await put({ kind: 'headquarters', value: 4, as_of: '2015-06-30' })).status).toBe(400);
    expect((await put({ kind: 'total_assets', value: 1, as_of: '2015-13-30' })).status).toBe(400);
    expect((await put({ kind: 'funded_ratio', value: 1e6, as_of: '2015-06-30' })).status).toBe(400);
    expect(await put({ kind: 'total_assets', value: 1, as_of: '2199-01-01' })).toMatchObject({
      status: 400,
      body: { code: 'graph.fact-ahead' },
    });
    const path = `/manage/org/pyrite-fund/facts/${String(part(old.body, 'fact')['id'])}`;
    expect([(await call('DELETE', path)).status, (await call('DELETE', path)).status]).toEqual([200, 404]);
  });
});

describe('the graph around an organization', () => {
  it('begins with what stands beside it, each line with what it rests on, and goes on from any point', async () => {
    const made = await create({ ...fund, name: 'Feldspar Fund' });
    const member = { name: 'Ada Feldspar', title: 'Chair' };
    const person = part(
      (await call('POST', '/admin/org_builder/feldspar-fund/entity', member)).body,
      'person',
    );
    const around = await call('POST', '/graph/organization/feldspar-fund/neighbors', {});
    expect(around.body).toMatchObject({
      center: { id: made['uuid'], kind: 'organization', href: '/org/feldspar-fund' },
      points: [{ id: person['uuid'], kind: 'person', name: 'Ada Feldspar', href: '/people/ada-feldspar' }],
      lines: [{ source: made['uuid'], target: person['uuid'], title: 'Chair', provenance: 'hand' }],
      total: 1,
    });
    const known = [made['uuid'], person['uuid']];
    const back = await call('POST', `/graph/person/${String(person['uuid'])}/neighbors`, { known });
    expect(back.body).toMatchObject({ points: [], lines: [], total: 0 });
    const others = { kinds: ['item'] };
    expect((await call('POST', '/graph/organization/feldspar-fund/neighbors', others)).body['total']).toBe(0);
  });

  it('knows of no point that is not there, and draws so many at most', async () => {
    const nobody = '/graph/person/7b1f0c52-0000-4000-8000-000000000009/neighbors';
    expect((await call('POST', nobody, {})).code).toBe('graph.point-not-found');
    expect((await call('POST', '/graph/person/ada/neighbors', {})).status).toBe(404);
    const idAt = (at: number) => `7b1f0c52-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const known = Array.from({ length: 2_000 }, (_, at) => idAt(at));
    const path = '/graph/organization/feldspar-fund/neighbors';
    expect((await call('POST', path, { known })).code).toBe('graph.full');
    for (const bad of [
      { known: [...known, idAt(2_000)] },
      { limit: 60 },
      { kinds: ['cat'] },
      { from: 'May' },
    ])
      expect((await call('POST', path, bad)).status).toBe(400);
  });
});
