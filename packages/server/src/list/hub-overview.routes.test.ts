import { limits } from '@ecco/contract';
import type { Organization } from '@ecco/domain';
import { createItem, createOrganization, createPerson } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;

beforeAll(async () => {
  world = await openWorld({
    WAITLIST_MODE: 'off',
    HEALTH_HUB_DOMAINS: 'clinic.example,both.example',
    PE_HUB_DOMAINS: 'buyout.example,both.example',
  });
  admin = await world.becomeAdmin();
});
afterAll(() => world.end());

const overview = async (session: string) =>
  (await world.ask('/v2/episode_list/get_hub_overview', { session })).body;
const create = (json: object, session: string) =>
  world.ask('/v2/episode_list', { method: 'POST', json, session });
const nobodys = { title: null, active: false, held: null };

/** Who somebody is by the domain of their address: of neither hub, of one, of the other, of both. */
const people = {
  allocator: 'ada@fund.example',
  health: 'bea@clinic.example',
  equity: 'cyd@buyout.example',
  both: 'dee@both.example',
};

describe('the overview of hubs', () => {
  it('has the cards of those whom they are for, once the hubs are made; admins have all of them', async () => {
    const sessions: Record<string, string> = {};
    for (const [who, email] of Object.entries(people)) sessions[who] = await world.becomeMember(email);
    const seen = async () => {
      const reported = await Promise.all(
        Object.entries(sessions).map(async ([who, session]) => {
          const { allocators, cards } = await overview(session);
          return [who, { allocators, cards }];
        }),
      );
      return Object.fromEntries(reported);
    };
    expect(await seen()).toEqual({
      allocator: { allocators: true, cards: [] },
      health: { allocators: false, cards: [] },
      equity: { allocators: false, cards: [] },
      both: { allocators: false, cards: [] },
    });
    expect(await overview(admin)).toMatchObject({
      allocators: true,
      cards: [
        { slug: 'ucsf-amend', ...nobodys },
        { slug: 'pe-hub', ...nobodys },
      ],
    });

    const fund = await createOrganization(world.store, { name: 'Cobble Teachers' });
    expect((await create({ title: 'Health', slug: 'ucsf-amend' }, sessions['health'] ?? '')).status).toBe(
      403,
    );
    expect((await create({ title: 'Health', slug: 'another' }, admin)).status).toBe(400);
    expect((await create({ title: 'Health', slug: 'ucsf-amend' }, admin)).status).toBe(200);
    expect((await create({ title: 'Health', slug: 'ucsf-amend' }, admin)).body['code']).toBe(
      'list.slug-taken',
    );
    await create({ title: 'Buyouts', slug: 'pe-hub', org_slugs: [fund.slug] }, admin);
    const held = { items: 0, recent: 0, newest: null };
    const health = { slug: 'ucsf-amend', title: 'Health', active: false, held };
    const equity = { slug: 'pe-hub', title: 'Buyouts', active: true, held };
    expect(await seen()).toEqual({
      allocator: { allocators: true, cards: [] },
      health: { allocators: false, cards: [health] },
      equity: { allocators: false, cards: [equity] },
      both: { allocators: false, cards: [equity] },
    });
    expect(await overview(admin)).toMatchObject({ allocators: true, cards: [health, equity], custom: [] });
  });

  it('has the hubs that somebody made or got, and no lists that follow nothing', async () => {
    const owner = await world.becomeMember('eve@fund.example');
    const other = await world.becomeMember('fay@fund.example');
    const fund = await createOrganization(world.store, { name: 'Ferry Teachers' });
    const { body } = await create({ title: 'Ferries', org_slugs: [fund.slug] }, owner);
    await create({ title: 'To read' }, owner);
    const people = [{ email: 'fay@fund.example', level: 'read' }];
    const json = { people };
    await world.ask(`/v2/episode_list/${String(body['uuid'])}/sharing`, {
      method: 'PUT',
      json,
      session: owner,
    });
    expect(await overview(owner)).toMatchObject({
      custom: [{ title: 'Ferries', active: true, shared_by: null }],
    });
    expect(await overview(other)).toMatchObject({ custom: [{ title: 'Ferries', shared_by: 'Ada Example' }] });
  });

  it('says what each holds, what of it is new, and when those that it follows meet', async () => {
    const { store } = world;
    const owner = await world.becomeMember('gil@fund.example');
    const { id: organizationId, slug } = await createOrganization(store, { name: 'Harbor Teachers' });
    const dayMs = 86_400_000;
    for (const [title, days] of [
      ['Old talk', -40],
      ['New talk', -2],
    ] as const) {
      const { id } = await createItem(store, { title, publishedAt: new Date(Date.now() + days * dayMs) });
      await store.graph.connect({
        organizationId,
        edge: 'PRODUCES_MEDIA',
        target: { kind: 'item', id },
        provenance: 'hand',
      });
      await store.links.relateItem(id);
    }
    for (const [title, days] of [
      ['Long ago', -9],
      ['Lately', -1],
      ['Soon', 3],
    ] as const) {
      const meeting = await store.meetings.add({ title, heldAt: new Date(Date.now() + days * dayMs) });
      const target = { kind: 'meeting' as const, id: meeting?.id ?? '' };
      await store.graph.connect({ organizationId, edge: 'HAS_MEETING', target, provenance: 'hand' });
    }
    const { body } = await create({ title: 'Harbors', org_slugs: [slug] }, owner);
    expect(await overview(owner)).toMatchObject({
      custom: [{ title: 'Harbors', held: { items: 2, recent: 1, newest: { title: 'New talk' } } }],
    });
    const token = String((await world.ask('/v2/session', { session: owner })).body['app_token']);
    const events = await world.ask(`/v2/episode_list/${String(body['uuid'])}/events`, {
      session: owner,
      headers: { 'x-app-token': token },
    });
    expect(events.body).toMatchObject({
      recent: [{ title: 'Lately' }, { title: 'Long ago' }],
      upcoming: [{ title: 'Soon', upcoming: true }],
    });
  });
});

describe('the wizard of hubs', () => {
  let fund: Organization;
  let member: string;
  let token: string;
  beforeAll(async () => {
    const { store } = world;
    member = await world.becomeMember('member@fund.example');
    token = String((await world.ask('/v2/session')).body['app_token']);
    fund = await createOrganization(store, {
      name: 'Cobble Teachers',
      aliases: ['Cobblefonds'],
      ticker: 'COBL',
    });
    const talk = await createItem(store);
    const match = { mentions: 1, segmentId: null, sign: null, about: true, names: ['Cobblefonds'] };
    await store.links.putFound(talk.id, {
      organizations: [{ ...match, organizationId: fund.id }],
      people: [],
    });
  });
  const call = (path: string, ask: Ask = {}) =>
    world.ask(path, { ...ask, headers: { 'x-app-token': token } });
  const options = async (query: string) => {
    const { body } = await call(`/v2/episode_list/get_wizard?query=${encodeURIComponent(query)}`);
    return body;
  };

  it('offers what has the words in its label or ticker, and is right once the graph has changed', async () => {
    expect(await options('COBBLEF')).toMatchObject({
      options: { ORG: [], ALIAS: [{ value: 'Cobblefonds', slug: fund.slug, parentOrg: 'Cobble Teachers' }] },
      counts: { ORG: 0, ALIAS: 1, PERSON: 0 },
    });
    expect(await options('cobl')).toMatchObject({ options: { ORG: [{ value: fund.slug, ticker: 'COBL' }] } });
    expect(await options('zephyr')).toMatchObject({ counts: { ORG: 0, PERSON: 0 } });
    const late = await createOrganization(world.store, { name: 'Zephyr Fund' });
    const bea = await createPerson(world.store, 'Bea Zephyr');
    expect(await options('zephyr')).toMatchObject({
      options: { ORG: [{ value: late.slug }], PERSON: [{ value: bea.id }] },
    });
    await world.store.organizations.remove(late.id);
    expect(await options('zephyr')).toMatchObject({ counts: { ORG: 0, PERSON: 1 } });
  });

  it('is cleared by admins', async () => {
    const clear = (session: string) =>
      call('/v2/episode_list/clear_wizard', { method: 'POST', json: {}, session });
    expect((await clear(member)).status).toBe(403);
    expect((await clear(admin)).status).toBe(200);
  });

  it('says beforehand what a hub would hold', async () => {
    const preview = await call('/v2/episode_list/preview', {
      method: 'POST',
      json: { org_slugs: [fund.slug] },
    });
    expect(preview.body).toEqual({ items: 1, meetings: 0 });
  });

  it('takes no more words than a name has', async () => {
    const { status } = await call(
      `/v2/episode_list/get_wizard?query=${'x'.repeat(limits.organizationNameMax + 1)}`,
    );
    expect(status).toBe(400);
  });
});
