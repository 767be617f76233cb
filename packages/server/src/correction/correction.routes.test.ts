import { createOrganization, createProcessedItem, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let member: string;
let other: string;
let admin: string;
let memberId: string;
let show: string;
let item: { id: string; slug: string };
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
  memberId = (await world.store.users.findByEmail('member@fund.example'))?.id ?? '';
  show = (await world.store.transaction((tx) => createShow(tx, 'The Pension Hour'))).slug;
  await createOrganization(world.store, { name: 'Halvern Teachers' });
  for (const state of ['Ohio', 'Iowa'])
    await createOrganization(world.store, { name: 'Two of a name', state });
});
afterAll(() => world.end());
beforeEach(async () => {
  item = await createProcessedItem(world.store, { title: 'MEMORANDUM', addedBy: memberId, lines: 20 });
});

const details = (session = member) => world.ask(`/v2/content/${item.id}/details`, { session });
const correct = (json: object, session = member) =>
  world.ask(`/v2/content/${item.id}`, { method: 'PATCH', json, session });
const undo = (edit: unknown, session = member) =>
  world.ask(`/v2/content/${item.id}/edits/${String(edit)}/undo`, { method: 'POST', session });
const remove = (session = member) => world.ask(`/v2/content/${item.id}`, { method: 'DELETE', session });
const editsOf = (
  body: Record<string, unknown>,
): { uuid: string; by: string; undone: boolean; changes: unknown }[] =>
  Array.isArray(body['edits']) ? body['edits'] : [];

describe('correcting', () => {
  it('writes what is given and leaves the rest, and tells who changed what', async () => {
    const given = {
      title: 'Pacing plan',
      date: '2026-05-14',
      kind: 'document',
      show,
      organization: 'halvern teachers',
      language: 'en',
    };
    const { status, body } = await correct(given);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Pacing plan',
      date: '2026-05-14',
      kind: 'document',
      show: { name: 'The Pension Hour' },
      organization: { name: 'Halvern Teachers' },
      language: 'en',
    });
    await correct({ title: 'Pacing plan for 2027', date: '2026-05-14' }, admin);
    const edits = editsOf((await details()).body);
    expect(edits.map(({ by, changes }) => [by, changes])).toEqual([
      [
        expect.stringContaining('@'),
        [{ field: 'title', before: 'Pacing plan', after: 'Pacing plan for 2027' }],
      ],
      [
        'member@fund.example',
        expect.arrayContaining([
          { field: 'title', before: 'MEMORANDUM', after: 'Pacing plan' },
          { field: 'organisation', before: null, after: 'Halvern Teachers' },
        ]),
      ],
    ]);
    const { body: page } = await world.ask(`/v2/content/${item.slug}`);
    expect(page).toMatchObject({ item: { title: 'Pacing plan for 2027', kind: 'document' } });
  });

  it('holds against what a source says later', async () => {
    await correct({ title: 'Mine', date: null });
    await world.store.items.update(item.id, {
      title: 'Of the feed',
      publishedAt: new Date(0),
      language: 'de',
    });
    expect((await details()).body).toMatchObject({ title: 'Mine', date: null, language: 'de' });
  });

  it('is taken back, once and only where nothing came after it', async () => {
    await correct({ title: 'First', organization: 'Halvern Teachers' });
    const [first] = editsOf((await details()).body);
    await correct({ title: 'Second' });
    expect((await undo(first?.uuid)).status).toBe(409);
    const [second] = editsOf((await details()).body);
    expect((await undo(second?.uuid)).body).toMatchObject({ title: 'First' });
    expect((await undo(second?.uuid)).status).toBe(409);
    const { body } = await undo(first?.uuid);
    expect(body).toMatchObject({ title: 'MEMORANDUM', organization: null });
    expect(editsOf(body).every(({ undone }) => undone)).toBe(true);
  });

  it('keeps the name of an organization that the directory does not know, and shows it', async () => {
    const { status, body } = await correct({ organization: 'Marsh County Fund' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ organization: null, organization_named: 'Marsh County Fund' });
    const { body: page } = await world.ask(`/v2/content/${item.slug}`);
    expect(page).toMatchObject({ item: { organization_named: 'Marsh County Fund' } });
    const other = await correct({ organization: 'Halvern Teachers' });
    expect(other.body).toMatchObject({
      organization: { name: 'Halvern Teachers' },
      organization_named: null,
    });
    const [edit] = editsOf(other.body);
    expect(edit?.changes).toEqual([
      { field: 'organisation', before: 'Marsh County Fund', after: 'Halvern Teachers' },
    ]);
    expect((await undo(edit?.uuid)).body).toMatchObject({
      organization: null,
      organization_named: 'Marsh County Fund',
    });
    expect((await correct({ organization: null })).body).toMatchObject({ organization_named: null });
  });

  it.each([
    ['a title of nothing', { title: ' ' }],
    ['no day', { date: 'yesterday' }],
    ['no language', { language: 'English!' }],
    ['a show that nobody knows', { show: 'no-such-show' }],
    ['an id that no organization has', { organization: '0b8b3f2e-6c3e-4d57-9d0a-6f2d0b8a1c11' }],
    ['an organization of which there are two', { organization: 'Two of a name' }],
  ])('refuses %s', async (_, json) => {
    expect((await correct(json)).status).toBe(400);
    expect((await details()).body).toMatchObject({ title: 'MEMORANDUM', edits: [] });
  });

  it('is for whoever added it and for admins, and the page says so', async () => {
    for (const act of [details, remove]) expect((await act(other)).status).toBe(403);
    expect((await correct({ title: 'Theirs' }, other)).body['code']).toBe('item.of-another');
    const may = async (session?: string) =>
      (await world.ask(`/v2/content/${item.id}`, session ? { session } : {})).body;
    expect(await may(member)).toMatchObject({ item: { may: { correct: true } } });
    expect(await may(admin)).toMatchObject({ item: { may: { correct: true } } });
    expect(await may(other)).toMatchObject({ item: { may: { correct: false } } });
    expect(await may()).toMatchObject({ item: { may: { correct: false } } });
  });
});

describe('deleting', () => {
  /** The answers of every place that could show the item, as text. */
  async function everywhere(): Promise<string> {
    const organization = await createOrganization(world.store, {});
    const paths = [
      '/v2/library?per_page=1000',
      '/v2/library?sort=longest&mine=true',
      '/v2/search/search_transcripts?q=zirconium',
      '/v2/episode/search_transcripts?query=zirconium',
      '/v2/episode/local_search?keywords=MEMORANDUM',
      '/v2/episode/answers?query=zirconium%20reserve',
      '/v2/people',
      '/v2/signals',
      '/v2/updates',
      '/v2/user_history_list',
      `/v2/org/${organization.slug}`,
      '/v2/search/values?operator=speaker',
    ];
    const bodies = await Promise.all(paths.map((path) => world.ask(path, { session: member })));
    return JSON.stringify(bodies.map(({ body }) => body));
  }

  it('takes an item from everywhere at once, and bringing it back brings it everywhere', async () => {
    const list = await world.store.lists.create({
      ownerId: memberId,
      title: 'Mine',
      description: null,
      itemIds: [item.id],
    });
    const bytes = new TextEncoder().encode('sound');
    const { createMedia } = await import('@ecco/factories/rows');
    const stored = await world.store.items.findById(item.id);
    if (!stored) throw new Error('it was just made');
    const key = await createMedia(world.store, stored.item, { bytes, mime: 'audio/mpeg' });
    const file = async () => (await fetch(`${world.url}/media-files/${key}`)).status;
    const listed = async () => (await world.store.lists.itemsOf(list.id)).length;
    expect(await everywhere()).toContain(item.id);
    expect([await file(), await listed()]).toEqual([200, 1]);

    const { status, body } = await remove();
    expect([status, body['title'], body['deleted_by']]).toEqual([200, 'MEMORANDUM', 'member@fund.example']);
    expect(await everywhere()).not.toContain(item.id);
    expect([await file(), await listed()]).toEqual([404, 0]);
    for (const path of [
      `/v2/content/${item.slug}`,
      `/v2/content/${item.id}/transcript`,
      `/v2/search/search_inside/${item.id}?query=reserve`,
    ])
      expect((await world.ask(path)).status, path).toBe(404);
    expect((await remove()).status).toBe(404);

    const deleted = async (session: string) => {
      const { items } = (await world.ask('/v2/deleted_items', { session })).body;
      return Array.isArray(items) ? items.map(({ uuid }) => uuid) : [];
    };
    expect(await deleted(member)).toContain(item.id);
    expect(await deleted(admin)).toContain(item.id);
    expect(await deleted(other)).not.toContain(item.id);

    const restore = (session: string) =>
      world.ask(`/v2/deleted_items/${item.id}/restore`, { method: 'POST', session });
    expect((await restore(other)).status).toBe(403);
    expect((await restore(member)).body).toMatchObject({ item: { uuid: item.id, slug: item.slug } });
    expect((await restore(member)).status).toBe(404);
    expect(await everywhere()).toContain(item.id);
    expect([await file(), await listed()]).toEqual([200, 1]);
  });
});
