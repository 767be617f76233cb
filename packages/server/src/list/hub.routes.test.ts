import { randomUUID } from 'node:crypto';
import type { Organization, Person } from '@ecco/domain';
import {
  createItem,
  createList,
  createOrganization,
  createPerson,
  createProcessedItem,
} from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let member: string;
let other: string;
let token: string;
let fund: Organization;
let ada: Person;
let talk: Item;

const line = (text: string) => ({ text, speakerLabel: 'A', startMs: 0, endMs: 4_000 });

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
  token = String((await world.ask('/v2/session')).body['app_token']);
  fund = await createOrganization(world.store, {
    name: 'Cobble Teachers',
    aliases: ['Cobblefonds'],
    ticker: 'COBL',
  });
  ada = await createPerson(world.store, 'Ada Reeve');
  talk = await createItem(world.store, {
    title: 'On ferries',
    oneLiner: 'Ferries cost less.',
    lines: [line('The ferry fund got four million dollars from Cobble Teachers.')],
    status: 'ASSERTIONS_COMPLETE',
    publishedAt: new Date(),
  });
  const match = { mentions: 1, segmentId: null, sign: null };
  await world.store.links.putFound(talk.id, {
    organizations: [{ ...match, organizationId: fund.id, about: true, names: ['Cobblefonds'] }],
    people: [{ ...match, personId: ada.id, speaks: null, names: ['Ada Reeve'] }],
  });
});
afterAll(() => world.end());

const call = async (path: string, ask: Ask = {}) => {
  const { status, body } = await world.ask(path, { ...ask, headers: { 'x-app-token': token } });
  return { status, body, code: body['code'], message: String(body['message']) };
};
const read = (name: string, session?: string) =>
  call(`/v2/episode_list/${name}`, session === undefined ? {} : { session });
const create = (json: object, session: string = member) =>
  call('/v2/episode_list', { method: 'POST', json: { title: 'Ferries', ...json }, session });
const made = async (json: object, session?: string): Promise<string> =>
  String((await create(json, session)).body['uuid']);
const change = (id: string, json: object, session: string = member) =>
  call(`/v2/episode_list/${id}`, { method: 'PUT', json, session });
const share = (id: string, json: object, session: string = member) =>
  call(`/v2/episode_list/${id}/sharing`, { method: 'PUT', json, session });

describe('a hub', () => {
  // Specification of organizations, line 60: slugs are taken in any case.
  it('follows organizations, aliases and people, and holds what is linked to them', async () => {
    const { body } = await create({
      org_slugs: [fund.slug.toUpperCase()],
      org_aliases: ['cobblefonds'],
      person_node_ids: [ada.id],
    });
    expect(body).toMatchObject({
      title: 'Ferries',
      following: 3,
      active: true,
      count: 0,
      episodes: [],
      org_slugs: [fund.slug],
      person_node_ids: [ada.id],
      org_aliases: [{ name: 'Cobblefonds', org_slug: fund.slug, org_name: 'Cobble Teachers' }],
      followed_orgs: [
        { id: fund.id, slug: fund.slug, name: 'Cobble Teachers', ticker: 'COBL', last_crawled_date: null },
      ],
      followed_people: [{ id: ada.id, slug: ada.slug, name: 'Ada Reeve' }],
      followed_gone: [],
      org_episodes: [{ title: 'On ferries' }],
      counts: { conversations: { recent: 1, older: 0 }, publications: { recent: 0, older: 0 } },
      at_a_glance: [{ text: 'Ferries cost less.', speaker: null, citations: [], item: { slug: talk.slug } }],
    });
    const id = String(body['uuid']);
    const { body: page } = await call(`/v2/episode_list/${id}/items?group=conversations&age=recent`);
    expect(page).toMatchObject({ items: [{ title: 'On ferries' }], pagination: { total: 1 } });
    const { body: written } = await call(`/v2/episode_list/${id}/items?group=publications`);
    expect(written['items']).toEqual([]);
  });

  it('says at a glance who said it, and which line proves it', async () => {
    const item = await createProcessedItem(world.store, { lines: 4, oneLiner: 'Kept for lists.' });
    const { body } = await create({ episodes: [item.id] });
    expect(body['at_a_glance']).toMatchObject([
      {
        text: 'The reserve was named.',
        speaker: { name: 'Ada Verity' },
        citations: [{ content_id: 3, start_timestamp: 12, item: { slug: item.slug } }],
        item: { slug: item.slug },
      },
    ]);
    expect((await read(String(body['slug']), member)).body['at_a_glance']).toEqual(body['at_a_glance']);
  });

  it('is read by its slug too', async () => {
    const { body } = await create({ org_slugs: [fund.slug] });
    expect((await read(String(body['slug']))).body['uuid']).toBe(body['uuid']);
    expect((await read('no-such-hub')).code).toBe('list.not-found');
  });

  it('is searched and asked as a whole, and names its organizations', async () => {
    const id = await made({ org_slugs: [fund.slug] });
    const match = await call(`/v2/search/search_in_episode_list?uuid=${id}&query=ferry`);
    expect(match.body['results']).toMatchObject([{ title: 'On ferries' }]);
    const query = 'How much did the ferry fund get?';
    const ask = `/v2/episode_list/ask?uuid=${id}&query=${encodeURIComponent(query)}`;
    const answered = await call(ask);
    expect(answered).toMatchObject({ status: 200, body: { answer: { scope: { kind: 'list', id } } } });
    const said = (body: unknown) => JSON.stringify(body).includes('four million dollars');
    expect(said(answered.body)).toBe(true);
    const rejected = await call('/v2/episode_list/reject_answer', {
      method: 'POST',
      json: { uuid: id, query },
      session: member,
    });
    expect(rejected.body).toMatchObject({ answer: { verdict: 'rejected' } });
    expect((await call(ask)).body).toMatchObject({ answer: { items: [] } });
    const { body } = await call(`/v2/org/list?list_uuid=${id}`, { session: member });
    expect(body['organizations']).toMatchObject([{ slug: fund.slug }]);
  });

  it('follows nothing that is not there, and names each', async () => {
    const answers = await Promise.all([
      create({ org_slugs: [fund.slug, 'no-such-fund'] }),
      create({ person_node_ids: [randomUUID()] }),
      create({ org_aliases: ['Nobody Ltd of Nowhere'] }),
      create({ org_aliases: [{ name: 'Cobblefonds', org_slug: 'no-such-fund' }] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(answers.map(({ message }) => message)).toEqual([
      'There is no organization “no-such-fund”.',
      'There is no such person.',
      'No organization is called “Nobody Ltd of Nowhere”.',
      'No organization is called “Cobblefonds”.',
    ]);
    expect(answers.map(({ body }) => body['issues'])).toMatchObject([
      [{ path: 'org_slugs.1' }],
      [{ path: 'person_node_ids.0' }],
      [{ path: 'org_aliases.0' }],
      [{ path: 'org_aliases.0' }],
    ]);
  });

  it('has bounds, and says which', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `fund-${index}`);
    const tooMany = await create({ org_slugs: many });
    expect([tooMany.status, tooMany.message]).toEqual([
      400,
      expect.stringContaining('A list follows at most 1,000 organizations, aliases and people.'),
    ]);
    for (const title of ['   ', 'x'.repeat(10_000)])
      expect((await create({ title, org_slugs: [fund.slug] })).status).toBe(400);
  });

  it('may follow nothing, and then holds nothing', async () => {
    const { status, body } = await create({ org_slugs: [] });
    expect([status, body['following'], body['org_episodes']]).toEqual([200, 0, []]);
  });

  it('says what it follows that was deleted, and keeps it through an edit', async () => {
    const gone = await createOrganization(world.store, { name: 'Gone Fund' });
    const id = await made({ org_slugs: [gone.slug, fund.slug] });
    await world.store.organizations.remove(gone.id);
    const { body } = await change(id, { org_slugs: [fund.slug] });
    expect(body).toMatchObject({
      org_slugs: [fund.slug],
      followed_gone: [{ type: 'ORG', name: 'Gone Fund' }],
      following: 2,
    });
    await world.store.organizations.restore(gone.id);
    expect((await read(id)).body['followed_gone']).toEqual([]);
  });

  it('keeps what is not said of it: one kind of what it follows, its title, its items', async () => {
    const id = await made({ org_slugs: [fund.slug], person_node_ids: [ada.id], episodes: [talk.id] });
    const { body } = await change(id, { org_slugs: [] });
    expect(body).toMatchObject({ org_slugs: [], person_node_ids: [ada.id], title: 'Ferries', count: 1 });
    expect((await change(id, { show_insights: true })).body['show_insights']).toBe(true);
  });

  it('edited by two at once keeps the first edit, and the second is told', async () => {
    const id = await made({ org_slugs: [fund.slug] });
    const { revision } = (await read(id)).body;
    const first = await change(id, { title: 'First', revision });
    expect(first.status).toBe(200);
    const second = await change(id, { title: 'Second', org_slugs: [], revision }, admin);
    expect([second.status, second.code]).toEqual([409, 'list.edited']);
    expect((await read(id)).body).toMatchObject({ title: 'First', org_slugs: [fund.slug] });
    const again = await change(id, { title: 'Second', revision: first.body['revision'] }, admin);
    expect(again.body['title']).toBe('Second');
  });
});

describe('what changed about a hub', () => {
  const changesOf = (id: string, session: string = member) =>
    call(`/v2/watched/hub/${id}/updates`, { session });
  const headlinesOf = ({ body }: Awaited<ReturnType<typeof changesOf>>): string[] =>
    (Array.isArray(body['lines']) ? body['lines'] : []).map(({ headline }) => String(headline)).sort();

  it('is what came of what it follows, and who came and went; a deleted organization tells nothing', async () => {
    const ferry = await createOrganization(world.store, { name: 'Ferry Fund' });
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const target = { kind: 'person' as const, id: ada.id };
    const post = {
      organizationId: ferry.id,
      edge: 'HAS_EXECUTIVE' as const,
      target,
      provenance: 'hand' as const,
    };
    await world.store.graph.connect({ ...post, title: 'CIO', since: day(900), until: day(3) });
    await world.store.graph.connect({ ...post, title: 'CEO', since: day(2) });
    const id = await made({ org_slugs: [ferry.slug] });
    expect(headlinesOf(await changesOf(id))).toEqual([
      'Ada Reeve joined Ferry Fund as CEO',
      'Ada Reeve left Ferry Fund (CIO)',
    ]);
    await world.store.organizations.remove(ferry.id);
    expect(headlinesOf(await changesOf(id))).toEqual([]);
    await world.store.organizations.restore(ferry.id);
    expect(headlinesOf(await changesOf(id))).toHaveLength(2);
  });

  it('is what was added to it by hand and arrived in the library', async () => {
    const id = await made({ org_slugs: [] });
    await world.store.lists.addItem(talk.id, [id]);
    expect((await changesOf(id)).body).toMatchObject({ lines: [{ kind: 'item', item_id: talk.id }] });
  });

  it('is nothing where it follows nothing, and nobody else’s where its link was taken back', async () => {
    const id = await made({ org_slugs: [] });
    expect(await changesOf(id)).toMatchObject({ status: 200, body: { lines: [], partial: false } });
    await share(id, { link: false });
    expect((await changesOf(id, other)).code).toBe('watched.not-found');
  });
});

describe('a shared hub', () => {
  const names = (body: Record<string, unknown>): unknown[] => {
    const lists = body['all_lists'];
    return Array.isArray(lists) ? lists.map(({ uuid }) => uuid) : [];
  };

  it('is read by link until that is taken back, and then by those it is shared with', async () => {
    const id = await made({ org_slugs: [fund.slug] });
    expect((await read(id, other)).body['shared_by']).toEqual(expect.any(String));
    expect((await read(id, member)).body['shared_by']).toBeNull();
    expect((await share(id, { link: false })).body).toEqual({ link: false, people: [] });
    for (const path of [
      `/v2/episode_list/${id}`,
      `/v2/episode_list/${id}/items`,
      `/v2/search/search_in_episode_list?uuid=${id}&query=ferry`,
      `/v2/episode_list/ask?uuid=${id}&query=why`,
      `/v2/org/list?list_uuid=${id}`,
    ])
      expect([path, (await call(path, { session: other })).code]).toEqual([path, 'list.not-shared']);
    expect((await read(id)).status).toBe(403);
    expect((await read(id, admin)).status).toBe(200);

    const people = [{ email: 'Other@fund.example', level: 'read' }];
    expect((await share(id, { people })).body['people']).toEqual([
      { email: 'other@fund.example', level: 'read' },
    ]);
    const seen = await read(id, other);
    expect(seen.body).toMatchObject({ can_edit: false, may: { edit: false, share: false, copy: true } });
    expect(names((await call('/v2/episode_list/get_user_lists_info', { session: other })).body)).toContain(
      id,
    );
    await share(id, { people: [] });
    expect((await read(id, other)).status).toBe(403);
  });

  it('to edit is edited by others, who can neither delete it nor pass it on', async () => {
    const id = await made({ org_slugs: [fund.slug] });
    expect((await change(id, { title: 'Theirs' }, other)).code).toBe('list.of-another');
    await share(id, { people: [{ email: 'other@fund.example', level: 'edit' }] });
    expect((await change(id, { title: 'Theirs' }, other)).body).toMatchObject({
      title: 'Theirs',
      can_edit: true,
    });
    const assign = { uuid: talk.id, add: [id] };
    const assigned = await call('/v2/episode_list/update_episodes_lists', {
      method: 'POST',
      json: assign,
      session: other,
    });
    expect(assigned.body['episode_lists']).toContain(id);
    expect((await call(`/v2/episode_list/${id}`, { method: 'DELETE', session: other })).status).toBe(403);
    expect((await share(id, { link: false }, other)).code).toBe('list.of-another');
    expect((await call(`/v2/episode_list/${id}/sharing`, { session: other })).status).toBe(403);
  });

  describe('is told of by a mail', () => {
    const bea = { email: 'bea@fund.example', level: 'edit' };
    const mailsOf = async (id: string) =>
      (await world.store.mails.page({ page: 1, perPage: 100 })).rows.filter(({ key }) => key?.includes(id));

    it('once to each address, with who shares it and its link', async () => {
      const id = await made({ org_slugs: [fund.slug] });
      await share(id, { people: [bea] });
      await share(id, {
        people: [
          { ...bea, level: 'read' },
          { email: 'cleo@fund.example', level: 'read' },
        ],
      });
      const mails = (await mailsOf(id)).toSorted((a, b) => a.to.localeCompare(b.to));
      expect(mails.map(({ to }) => to)).toEqual(['bea@fund.example', 'cleo@fund.example']);
      expect(mails[0]?.subject).toMatch(/member@fund\.example.* shares the watchlist “Ferries” with you/);
      expect(mails[0]?.text).toContain(`/watch/${id}`);
      expect(mails[0]?.text).toContain('read it and edit it');
    });

    it('that does not go once it is taken back or the list is deleted, and comes with the next share', async () => {
      const id = await made({ org_slugs: [fund.slug] });
      await share(id, { people: [bea] });
      await share(id, { people: [] });
      expect(await mailsOf(id)).toEqual([]);
      await share(id, { people: [bea] });
      expect(await mailsOf(id)).toHaveLength(1);
      await call(`/v2/episode_list/${id}`, { method: 'DELETE', session: member });
      expect(await mailsOf(id)).toEqual([]);
    });

    it('unless a mail server has refused the address', async () => {
      const id = await made({ org_slugs: [fund.slug] });
      await world.store.mails.noteRefusal('gone@fund.example', 'It was refused (550).');
      await share(id, { people: [{ email: 'gone@fund.example', level: 'read' }] });
      expect(await mailsOf(id)).toEqual([]);
    });

    it('of which nobody causes very many in a day', async () => {
      const busy = await world.becomeMember('busy@fund.example');
      const people = (from: number) =>
        Array.from({ length: 100 }, (_, at) => ({ email: `p${from + at}@fund.example`, level: 'read' }));
      const lists = [await made({}, busy), await made({}, busy), await made({}, busy)];
      const answers = [];
      for (const [at, id] of lists.entries())
        answers.push(await share(id, { people: people(at * 100) }, busy));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect((await call(`/v2/episode_list/${lists[2]}/sharing`, { session: busy })).body['people']).toEqual(
        [],
      );
    });
  });

  it('is shared with nobody by a request that says something else, and the refusal is in words', async () => {
    const id = await made({ org_slugs: [fund.slug] });
    const misspelled = await share(id, { lnk: false });
    expect([misspelled.status, misspelled.message]).toEqual([400, 'Unknown field: "lnk".']);
    const wrong = await share(id, { people: [{ email: 'nope', level: 'read' }] });
    expect([wrong.status, wrong.message]).toEqual([400, 'Enter a valid email address.']);
    expect(wrong.body['issues']).toMatchObject([{ path: 'people.0.email' }]);
  });

  it('is copied by whoever may read it, and the copy is their own', async () => {
    const id = await made({ org_slugs: [fund.slug], episodes: [talk.id] });
    await change(id, { show_insights: true });
    const copied = await call(`/v2/episode_list/${id}/copy`, { method: 'POST', json: {}, session: other });
    expect(copied.body).toMatchObject({
      ...{ org_slugs: [fund.slug], count: 1, can_edit: true, shared_by: null },
      show_insights: true,
    });
    await change(String(copied.body['uuid']), { org_slugs: [] }, other);
    expect((await read(id)).body['org_slugs']).toEqual([fund.slug]);
    await share(id, { link: false });
    const refused = await call(`/v2/episode_list/${id}/copy`, { method: 'POST', json: {}, session: other });
    expect(refused.code).toBe('list.not-shared');
  });

  it('is claimed with what it follows', async () => {
    const list = await createList(world.store, { ownerId: null });
    const { status, body } = await change(list.id, { assign_owner: true, org_slugs: [fund.slug] });
    expect([status, body['org_slugs'], body['can_edit']]).toEqual([200, [fund.slug], true]);
    expect((await change(list.id, { title: 'No' }, other)).code).toBe('list.of-another');
  });
});
