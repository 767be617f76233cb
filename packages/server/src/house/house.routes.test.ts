import { createItem, createOrganization, createProcessedItem, createShow } from '@ecco/factories/rows';
import { defineQueue } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  session = await world.becomeAdmin();
});
afterAll(() => world.end());

const call = async (method: string, path: string, json?: object) => {
  const { status, body } = await world.ask(`/v2${path}`, { method, session, ...(json && { json }) });
  return { status, body, code: body['code'] };
};
const listed = async (path: string, name: string): Promise<Record<string, unknown>[]> => {
  const rows = (await call('GET', path)).body[name];
  return Array.isArray(rows) ? rows : [];
};

describe('the state of the house', () => {
  it('counts items, jobs, feeds, files, mails, and what made results, the old ones apart', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Counted' });
    await world.store.items.noteMaker(id, { task: 'outline', maker: 'built-in 0.1' });
    await world.store.items.noteMaker(id, { task: 'translate', maker: 'of-before 1' });
    const { body } = await call('GET', '/admin/house');
    expect(body).toMatchObject({
      items: { total: expect.any(Number), failed: 0 },
      feeds: { total: 0, failing: 0, last_fetched_at: null, problems: [] },
      crawls: { under_way: 0, failed: 0, latest: [] },
      remaking: false,
      storage: { database: 'memory', database_bytes: expect.any(Number) },
      mails: expect.any(Object),
    });
    expect(body['makers']).toContainEqual({
      task: 'outline',
      maker: 'built-in 0.1',
      items: 1,
      current: false,
    });
    expect(body['makers']).toContainEqual({
      task: 'translate',
      maker: 'of-before 1',
      items: 1,
      current: null,
    });
  });

  it('has what is old made again at night', async () => {
    const { body } = await call('POST', '/admin/house/remake');
    expect(body).toMatchObject({ begins_at: expect.any(String) });
    expect((await call('GET', '/admin/house')).body).toMatchObject({ remaking: true });
  });

  it('tells which feeds cannot be read, and how crawls went', async () => {
    const show = await world.store.transaction((tx) =>
      createShow(tx, { name: 'Silent Hours', feedUrl: 'https://silent.example/feed.xml' }),
    );
    const error = 'The host cannot be reached.';
    await world.store.shows.recordFetch({ showId: show.id, error });
    const fund = await createOrganization(world.store, {});
    const input = { organizationId: fund.id, personId: null, force: false, requestedBy: null };
    const { crawl } = await world.store.crawls.begin(input);
    await world.store.crawls.finish(crawl.id, { status: 'failed', message: 'It was interrupted.' });
    expect((await call('GET', '/admin/house')).body).toMatchObject({
      feeds: { failing: 1, problems: [{ name: 'Silent Hours', failures: 1, reason: error }] },
      crawls: {
        ...{ under_way: 0, failed: 1 },
        latest: [{ organization: { slug: fund.slug }, status: 'failed', message: 'It was interrupted.' }],
      },
    });
  });

  it('shows jobs with what they are about; one that waits is canceled, and is gone', async () => {
    const item = await createItem(world.store, { title: 'Awaited' });
    const definition = defineQueue({
      name: 'test-of-the-house',
      payload: z.object({ itemId: z.string() }),
      retry: { limit: 0, delaySeconds: 1, backoff: false },
      concurrency: 1,
      expireSeconds: 60,
    });
    await world.store.jobs.declare([definition]);
    const id = await world.store.jobs.send(definition, { itemId: item.id }, { startAfterSeconds: 900 });
    const waiting = await listed('/admin/house/jobs?state=waiting&per_page=500', 'jobs');
    expect(waiting).toContainEqual(
      expect.objectContaining({
        id,
        queue: definition.name,
        item: expect.objectContaining({ title: 'Awaited' }),
      }),
    );
    const cancel = { queue: definition.name, how: 'cancel' };
    expect((await call('POST', `/admin/house/jobs/${id}`, { ...cancel, how: 'retry' })).code).toBe(
      'house.job-not-found',
    );
    expect((await call('POST', `/admin/house/jobs/${id}`, cancel)).status).toBe(200);
    expect((await call('POST', `/admin/house/jobs/${id}`, cancel)).status).toBe(404);
  });
});

describe('items where they are kept', () => {
  it('are listed by kind, state, words and order, and worked on together', async () => {
    const [first, second] = [
      await createProcessedItem(world.store, { title: 'Zebra ledger' }),
      await createProcessedItem(world.store, { title: 'Aspen ledger', kind: 'document' }),
    ];
    const titles = async (query: string) =>
      (await listed(`/admin/items?${query}`, 'items')).map(({ title }) => title);
    expect(await titles('query=ledger&sort=title')).toEqual(['Aspen ledger', 'Zebra ledger']);
    expect(await titles('query=ledger&kind=document')).toEqual(['Aspen ledger']);
    expect(await titles('query=ledger&state=failed')).toEqual([]);
    expect(await titles('show=no-such-show')).toEqual([]);

    const run = (task: string, ...uuids: string[]) => call('POST', '/admin/items/run', { task, uuids });
    expect((await run('stop', first.id)).body).toEqual({ changed: 0, refused: [] });
    const bare = await createItem(world.store, { title: 'Bare ledger', nextStage: 'outline' });
    expect((await run('stop', bare.id)).body).toEqual({ changed: 1, refused: [] });
    expect(await titles('query=ledger&state=failed')).toEqual(['Bare ledger']);
    const nowhere = crypto.randomUUID();
    const done = await run('analyze', first.id, second.id, first.id, nowhere);
    expect(done.body).toMatchObject({ changed: 2, refused: [] });
    expect((await run('highlights', nowhere)).body).toMatchObject({
      changed: 0,
      refused: [{ uuid: nowhere }],
    });
    await until(async () => (await titles('query=ledger&state=working')).length === 0);
    expect((await run('burn', first.id)).status).toBe(400);
    expect((await run('retry')).status).toBe(400);
  });
});

describe('the audit log', () => {
  const last = async () => (await listed('/admin/audit?per_page=1', 'entries'))[0] ?? {};

  it('keeps what an admin changed, before and after, and takes back a score', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Scored twice' });
    await call('GET', `/episode/set_score?uuid=${id}&score=70`);
    await call('GET', `/episode/set_score?uuid=${id}&score=30`);
    const entry = await last();
    expect(entry).toMatchObject({
      action: 'curation.setScore',
      subject: { kind: 'item', id, name: 'Scored twice' },
      before: { score: 70 },
      after: { score: 30 },
      may: { undo: true },
    });
    expect((await call('POST', `/admin/audit/${String(entry['id'])}/undo`)).status).toBe(200);
    expect((await world.store.items.findById(id))?.item.score).toBe(70);
    expect(await last()).toMatchObject({ action: 'audit.undo', before: { score: 30 }, after: { score: 70 } });
    expect((await call('POST', `/admin/audit/${String(entry['id'])}/undo`)).code).toBe('audit.undone');
  });

  it('puts back what an organization was, and one that was deleted', async () => {
    await call('POST', '/manage/org', { name: 'Onyx Fund', org_type: 'FOUNDATION', description: 'First.' });
    expect(await last()).toMatchObject({ subject: { name: 'Onyx Fund' }, may: { undo: true } });
    await call('PUT', '/manage/org/onyx-fund', { description: 'Second.', aliases: ['Onyx'] });
    const changed = await last();
    expect(changed).toMatchObject({
      before: { description: 'First.', aliases: [] },
      after: { description: 'Second.' },
    });
    await call('POST', `/admin/audit/${String(changed['id'])}/undo`);
    expect((await call('GET', '/org/onyx-fund')).body).toMatchObject({
      organization: { description: 'First.', aliases: [] },
    });
    await call('DELETE', '/manage/org/onyx-fund');
    await call('POST', `/admin/audit/${String((await last())['id'])}/undo`);
    expect((await call('GET', '/org/onyx-fund')).status).toBe(200);
  });

  const undoLast = async () => call('POST', `/admin/audit/${String((await last())['id'])}/undo`);

  it('gives back the rights of a user, a connection, a show and what was deleted with others', async () => {
    await world.becomeMember('flagged@fund.example');
    const user = await world.store.users.findByEmail('flagged@fund.example');
    await call('PATCH', `/admin/users/${user?.id}`, { role: 'admin', pe_hub: true });
    expect(await last()).toMatchObject({
      subject: { kind: 'user', name: 'flagged@fund.example' },
      before: { role: 'member', pe_hub: false },
      after: { role: 'admin', pe_hub: true },
    });
    expect((await undoLast()).status).toBe(200);
    expect(await world.store.users.findById(user?.id ?? '')).toMatchObject({ role: 'member', peHub: false });

    await call('POST', '/manage/org', { name: 'Beryl Fund', org_type: 'FOUNDATION' });
    const beryl = (await world.store.organizations.find('beryl-fund'))?.organization.id ?? '';
    const added = await call('POST', '/admin/org_builder/beryl-fund/entity', {
      name: 'Ina Orr',
      title: 'Chair',
    });
    expect(added.status).toBe(200);
    const edges = ['HAS_BOARD_MEMBER', 'HAS_STAFF_MEMBER', 'HAS_EXECUTIVE', 'HAS_ADVISOR'] as const;
    const people = () => world.store.graph.connectionsOf({ organizationId: beryl, edges });
    const [joined] = await people();
    await call('DELETE', `/manage/org/beryl-fund/connections/${joined?.connection.id}`);
    expect(await people()).toEqual([]);
    await undoLast();
    expect((await people()).map(({ node, connection }) => [node.name, connection.title])).toEqual([
      ['Ina Orr', 'Chair'],
    ]);

    const show = await createShow(world.store, { name: 'Undone hours' });
    await call('POST', '/podcast/ignore', { uuid: show.id, ignore: true });
    await undoLast();
    expect((await world.store.shows.findById(show.id))?.ignoredAt).toBeNull();

    await call('POST', '/admin/records/node/run', { uuids: [beryl], task: 'delete' });
    expect((await call('GET', '/org/beryl-fund')).status).toBe(404);
    await undoLast();
    expect((await call('GET', '/org/beryl-fund')).status).toBe(200);
  });

  it('says so where what an entry made is gone by now, and the entry stands as it did', async () => {
    await call('POST', '/manage/org', { name: 'Agate Fund', org_type: 'FOUNDATION' });
    const made = await world.store.people.add({ name: 'Otis Lark' });
    const person = { target_node_id: made?.id, edge_type: 'HAS_ADVISOR' };
    const { body } = await call('POST', '/manage/org/agate-fund/connections', person);
    const entry = await last();
    expect(entry).toMatchObject({ action: 'graph.connect', after: { target: 'Otis Lark' } });
    await call('DELETE', `/manage/org/agate-fund/connections/${Object(body['connection']).edge_id}`);
    expect((await call('POST', `/admin/audit/${String(entry['id'])}/undo`)).status).toBe(404);
    const again = (await listed('/admin/audit?query=graph.connect&per_page=1', 'entries'))[0];
    expect(again).toMatchObject({ id: entry['id'], undone_at: null });
  });

  it('does not put back what it has only the beginning of', async () => {
    await call('POST', '/manage/org', {
      name: 'Jet Fund',
      org_type: 'FOUNDATION',
      description: 'a'.repeat(900),
    });
    await call('PUT', '/manage/org/jet-fund', { description: 'Short.' });
    expect((await last())['may']).toEqual({ undo: false });
    expect((await undoLast()).code).toBe('audit.cannot-undo');
  });

  it('notes nothing of what was refused, or only read, and says what cannot be undone', async () => {
    const before = (await last())['id'];
    await call('PUT', '/manage/org/no-such-fund', { description: 'x' });
    await call('GET', '/admin/house');
    expect((await last())['id']).toBe(before);
    const { id } = await createProcessedItem(world.store, { title: 'Written on' });
    await call('POST', '/episode/save_html_document', { uuid: id, html_document: 'a'.repeat(9_000) });
    const entry = await last();
    expect(String(Object(entry['after']).html_document)).toHaveLength(501);
    expect((await call('POST', `/admin/audit/${String(entry['id'])}/undo`)).code).toBe('audit.cannot-undo');
    expect((await listed('/admin/audit?query=written&sort=-at', 'entries')).length).toBe(1);
  });

  it('knows of what was begun before it is done, and claims nothing of what never ended', async () => {
    await world.store.audits.begin({ userId: null, action: 'graph.remove', after: { id: 'a-fund' } });
    expect(await last()).toMatchObject({
      action: 'graph.remove',
      after: { id: 'a-fund' },
      confirmed: false,
      may: { undo: false },
    });
    const { id } = await createProcessedItem(world.store, { title: 'Scored once' });
    await call('GET', `/episode/set_score?uuid=${id}&score=70`);
    expect(await last()).toMatchObject({ subject: { id }, confirmed: true });
  });
});
