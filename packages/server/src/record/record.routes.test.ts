import { createItem, createOrganization, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
let organization: { id: string; slug: string };
let person: { id: string };
let show: { id: string };
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeAdmin();
  const { store } = world;
  organization = await createOrganization(store, { name: 'Halvern Teachers' });
  const added = await store.people.add({ name: 'Ada Verity', slug: 'ada-verity' });
  if (!added) throw new Error('nobody else is called so');
  person = added;
  await store.graph.connect({
    organizationId: organization.id,
    edge: 'HAS_STAFF_MEMBER',
    target: { kind: 'person', id: person.id },
    provenance: 'hand',
    title: 'Chair',
  });
  show = await store.transaction((tx) => createShow(tx, 'Allocator Hours'));
  const item = await createItem(store, { title: 'One', showId: show.id });
  await store.lists.create({ ownerId: null, title: 'A hub', description: null, itemIds: [item.id] });
});
afterAll(() => world.end());

const list = async (path: string) => {
  const { status, body } = await world.ask(`/v2/admin/records/${path}`, { session });
  const records: Record<string, unknown>[] = Array.isArray(body['records']) ? body['records'] : [];
  return { status, records, pagination: Object(body['pagination']) };
};
const namesOf = async (path: string) => (await list(path)).records.map(({ name }) => name);
const run = (kind: string, json: object) =>
  world.ask(`/v2/admin/records/${kind}/run`, { method: 'POST', json, session });

describe('data pages', () => {
  it('list organizations and people together, each with what it is', async () => {
    const { records, pagination } = await list('node');
    expect(records).toMatchObject([
      { name: 'Ada Verity', type: 'person', detail: 'Chair, Halvern Teachers', items: 0, state: null },
      { name: 'Halvern Teachers', type: 'organization', uuid: organization.id },
    ]);
    expect(pagination).toMatchObject({ total: 2 });
    expect(await namesOf('node?state=organization')).toEqual(['Halvern Teachers']);
    expect(await namesOf('node?query=VERITY')).toEqual(['Ada Verity']);
    expect(await namesOf('node?sort=-name&per_page=1&page=2')).toEqual(['Ada Verity']);
    expect(await namesOf('person')).toEqual(['Ada Verity']);
  });

  it('list shows and hubs, with how many items hang on them', async () => {
    expect((await list('podcast')).records).toMatchObject([{ name: 'Allocator Hours', items: 1 }]);
    expect((await list('hub?state=unowned')).records).toMatchObject([
      { name: 'A hub', type: 'hub', state: 'unowned', items: 1, detail: null },
    ]);
    expect(await namesOf('hub?state=private')).toEqual([]);
  });

  it.each(['nothing', 'node?sort=items', 'node?state=odd', 'node?per_page=0'])('refuse %s', async (path) => {
    expect((await list(path)).status).toBe(400);
  });
});

describe('what is done to many at once', () => {
  it('deletes and puts back, and says what it was not done to', async () => {
    const uuids = [organization.id, person.id, crypto.randomUUID()];
    expect((await run('node', { uuids, task: 'delete' })).body).toMatchObject({
      changed: 2,
      refused: [{ uuid: uuids[2] }],
    });
    expect(await namesOf('node')).toEqual([]);
    expect((await list('node?state=deleted')).records).toMatchObject([
      { name: 'Ada Verity', state: 'deleted' },
      { name: 'Halvern Teachers', state: 'deleted' },
    ]);
    expect((await run('node', { uuids, task: 'restore' })).body).toMatchObject({ changed: 2 });
    expect(await namesOf('node')).toHaveLength(2);
  });

  it('ignores shows, and no longer', async () => {
    await run('podcast', { uuids: [show.id], task: 'ignore' });
    expect((await list('podcast?state=ignored')).records).toMatchObject([{ state: 'ignored' }]);
    await run('podcast', { uuids: [show.id], task: 'heed' });
    expect(await namesOf('podcast?state=ignored')).toEqual([]);
  });

  it('shares hubs by link, and no longer, and gives those without owner to whoever claims them', async () => {
    const [hub] = (await list('hub?state=unowned')).records;
    const uuids = [String(hub?.['uuid'])];
    expect((await run('hub', { uuids, task: 'claim' })).body).toMatchObject({ changed: 1 });
    expect((await list('hub')).records).toMatchObject([{ detail: 'admin@ecco.example', state: 'shared' }]);
    expect((await run('hub', { uuids, task: 'claim' })).body).toMatchObject({
      changed: 0,
      refused: [{ message: 'It has an owner already.' }],
    });
    await run('hub', { uuids, task: 'share' });
    expect(await namesOf('hub?state=shared')).toEqual(['A hub']);
    await run('hub', { uuids, task: 'unshare' });
    expect(await namesOf('hub?state=private')).toEqual(['A hub']);
  });

  it('is what the kind knows, and of so many', async () => {
    expect((await run('hub', { uuids: [show.id], task: 'delete' })).status).toBe(400);
    expect((await run('podcast', { uuids: [], task: 'ignore' })).status).toBe(400);
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    expect((await run('podcast', { uuids: many, task: 'ignore' })).status).toBe(400);
  });
});
