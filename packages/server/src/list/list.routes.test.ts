import { randomUUID } from 'node:crypto';
import { limits } from '@ecco/contract';
import { createItems, createList } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let member: string;
let other: string;
let token: string;
let items: Item[];
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
  token = String((await world.ask('/v2/session')).body['app_token']);
  items = await createItems(
    world.store,
    ['One', 'Two', 'Three'].map((title) => ({ title })),
  );
});
afterAll(() => world.end());

const idOf = (index: number): string => items[index]?.id ?? '';
const call = async (path: string, ask: Ask) => {
  const { status, body } = await world.ask(path, ask);
  return { status, body, code: body['code'], message: String(body['message']) };
};
const read = (id: string, ask: Ask = {}) =>
  call(`/v2/episode_list/${id}`, { ...ask, headers: { 'x-app-token': token } });
/** A list that whoever has its link may open. */
const make = async (title: string, episodes: string[] = [], session = member): Promise<string> => {
  const { body } = await call('/v2/episode_list', { method: 'POST', json: { title, episodes }, session });
  const id = String(body['uuid']);
  await call(`/v2/episode_list/${id}/sharing`, { method: 'PUT', json: { link: true }, session });
  return id;
};
const change = (id: string, json: object, session?: string) =>
  call(`/v2/episode_list/${id}`, { method: 'PUT', json, ...(session !== undefined && { session }) });
const makeNobodys = async (): Promise<string> => {
  const list = { ownerId: null, title: 'Nobody’s', itemIds: [idOf(0)] };
  return (await createList(world.store, list)).id;
};
const titlesOf = ({ body }: { body: Record<string, unknown> }): unknown[] => {
  const episodes = body['episodes'];
  return Array.isArray(episodes) ? episodes.map(({ title }) => title) : [];
};

describe('a list', () => {
  it('is read by everybody who holds its link, and changed by its owner and admins', async () => {
    const id = await make('Fees', [idOf(1), idOf(0)]);
    const seen = await read(id);
    expect([seen.status, titlesOf(seen)]).toEqual([200, ['Two', 'One']]);
    expect(seen.body).toMatchObject({ uuid: id, id, type: 'personal', count: 2, can_edit: false });
    expect((await read(id, { session: other })).body['can_edit']).toBe(false);
    expect((await read(id, { session: member })).body['can_edit']).toBe(true);

    const refused = await change(id, { title: 'Mine' }, other);
    expect([refused.status, refused.code]).toEqual([403, 'list.of-another']);
    expect((await change(id, { title: 'Costs' }, member)).body).toMatchObject({ title: 'Costs', count: 2 });
    expect((await change(id, { description: 'What it costs' }, admin)).body).toMatchObject({
      title: 'Costs',
      description: 'What it costs',
    });
  });

  it('needs the token of the page', async () => {
    const id = await make('Locked');
    expect((await world.ask(`/v2/episode_list/${id}`)).status).toBe(401);
  });

  it('takes its items in a new order, and lets go of what is not named', async () => {
    const id = await make('Order', [idOf(0), idOf(1), idOf(2)]);
    const episodes = [idOf(2), randomUUID(), idOf(0).toUpperCase(), idOf(2)];
    expect(titlesOf(await change(id, { episodes }, member))).toEqual(['Three', 'One']);
    expect(titlesOf(await change(id, { title: 'Still' }, member))).toEqual(['Three', 'One']);
    expect(titlesOf(await change(id, { episodes: [] }, member))).toEqual([]);
  });

  it('begins with items of the library only, and has a name', async () => {
    const post = (json: object) => call('/v2/episode_list', { method: 'POST', json, session: member });
    const unknown = await post({ title: 'Odd', episodes: [idOf(0), randomUUID()] });
    expect([unknown.status, unknown.body['issues']]).toMatchObject([400, [{ path: 'episodes.1' }]]);
    for (const title of ['', '  ', 'Two\nlines', 'x'.repeat(limits.listTitleMax + 1)])
      expect((await post({ title })).status).toBe(400);
  });

  it('that is not there is told so', async () => {
    const id = randomUUID();
    const answers = [
      await read(id),
      await change(id, { title: 'New' }, member),
      await call(`/v2/episode_list/${id}`, { method: 'DELETE', session: member }),
      await call(`/v2/admin/lists/${id}`, { method: 'PATCH', json: { curated: true }, session: admin }),
    ];
    for (const { status, code, message } of answers)
      expect([status, code, message]).toEqual([404, 'list.not-found', 'There is no such list.']);
  });

  it('is deleted by its owner, and its items stay', async () => {
    const id = await make('Gone', [idOf(0)]);
    const remove = (session: string) => call(`/v2/episode_list/${id}`, { method: 'DELETE', session });
    expect((await remove(other)).status).toBe(403);
    expect(await remove(member)).toMatchObject({ status: 200, message: 'Deleted Gone' });
    expect((await read(id)).status).toBe(404);
    expect(await world.store.items.findById(idOf(0))).not.toBeNull();
  });
});

describe('a list of nobody', () => {
  it('is what a visitor makes, and whoever holds its link may change it', async () => {
    const made = await call('/v2/episode_list', { method: 'POST', json: { title: 'Mine?', episodes: [] } });
    expect(made).toMatchObject({ status: 200, body: { owner_id: -1, can_edit: true } });
    const id = String(made.body['uuid']);
    expect(titlesOf(await change(id, { episodes: [idOf(1), idOf(0)] }))).toEqual(['Two', 'One']);
    expect((await change(id, { title: 'Ours' })).body['title']).toBe('Ours');
    expect((await change(id, { title: 'Not kept', assign_owner: true })).status).toBe(401);
    expect((await call(`/v2/episode_list/${id}`, { method: 'DELETE' })).status).toBe(401);
    await change(id, { assign_owner: true }, member);
    expect((await change(id, { title: 'Ours again' })).code).toBe('list.of-another');
    expect((await read(id)).body).toMatchObject({ title: 'Ours', can_edit: false });
  });

  it('is changed by every member until one of several at once claims it', async () => {
    const id = await makeNobodys();
    expect((await read(id)).body).toMatchObject({ owner_id: -1, can_edit: true });
    expect((await read(id, { session: other })).body).toMatchObject({ owner_id: -1, can_edit: true });
    expect((await change(id, { title: 'Ours' }, other)).status).toBe(200);

    const claims = await Promise.all(
      [member, other].map((session) => change(id, { assign_owner: true }, session)),
    );
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const [winner, loser] = claims[0]?.status === 200 ? [member, other] : [other, member];
    expect((await change(id, { assign_owner: true, title: 'Mine' }, winner)).body['title']).toBe('Mine');
    expect((await change(id, { title: 'Ours' }, loser)).status).toBe(403);
    const byAdmin = await change(id, { assign_owner: true }, admin);
    expect([byAdmin.status, byAdmin.code]).toEqual([409, 'list.claimed']);
  });

  it('is deleted only once somebody owns it', async () => {
    const id = await makeNobodys();
    const remove = (session: string) => call(`/v2/episode_list/${id}`, { method: 'DELETE', session });
    expect(await remove(member)).toMatchObject({ status: 403, code: 'list.unclaimed' });
    await change(id, { assign_owner: true }, member);
    expect((await remove(member)).status).toBe(200);
  });
});

describe('the lists of an item', () => {
  const ofItem = (uuid: string, session: string) =>
    call(`/v2/episode_list/get_episode_lists_for_episode_or_video?uuid=${uuid}`, { session });
  const assign = (json: object, session: string) =>
    call('/v2/episode_list/update_episodes_lists', { method: 'POST', json, session });

  it('are the person’s own, and change together', async () => {
    const person = await world.becomeMember('assigner@fund.example');
    const [a, b] = [await make('A', [], person), await make('B', [idOf(0)], person)];
    const before = await ofItem(idOf(0), person);
    expect(before.body).toEqual({
      all_lists: [
        { id: b, title: 'B' },
        { id: a, title: 'A' },
      ],
      episode_lists: [b],
    });
    const after = await assign({ uuid: idOf(0), add: [a, a], remove: [b] }, person);
    expect([after.status, after.body['episode_lists']]).toEqual([200, [a]]);
    expect((await assign({ uuid: idOf(0), add: [a], remove: [a, b] }, person)).body['episode_lists']).toEqual(
      [a],
    );
    expect((await read(a)).body['count']).toBe(1);
  });

  it('change all or none: nobody’s own is touched by strangers', async () => {
    const [mine, hers] = [await make('Mine'), await make('Hers', [], other)];
    const refused = await assign({ uuid: idOf(0), add: [mine, hers] }, member);
    expect([refused.status, refused.code]).toEqual([403, 'list.of-another']);
    expect((await assign({ uuid: idOf(0), add: [mine, randomUUID()] }, member)).status).toBe(404);
    expect((await read(mine)).body['count']).toBe(0);
  });

  it('are of items that are there', async () => {
    const answers = [await ofItem(randomUUID(), member), await assign({ uuid: randomUUID() }, member)];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [404, 'item.not-found'],
      [404, 'item.not-found'],
    ]);
  });

  it('leave out the smart playlist, which the wizard makes anew', async () => {
    const person = await world.becomeMember('wizard@fund.example');
    const config = { scheme: 'default', survey: {}, categories: ['news'], tags: [], podcasts: [] };
    const { id = '' } = (await world.store.users.findByEmail('wizard@fund.example')) ?? {};
    await world.store.transaction((tx) =>
      tx.lists.replaceOnboardingList({ ownerId: id, title: 'Smart', config, itemIds: [] }),
    );
    expect((await ofItem(idOf(0), person)).body['all_lists']).toEqual([]);
    const { body } = await call('/v2/episode_list/get_user_lists_info', { session: person });
    expect(body['all_lists']).toMatchObject([{ title: 'Smart', type: 'onboarding', can_edit: true }]);
  });

  it('hold so many items and no more', async () => {
    const many = await world.store.items.insertMany(
      Array.from({ length: limits.listItemsMax }, (_, index) => ({
        kind: 'article',
        title: `Many ${index}`,
        nextStage: null,
      })),
    );
    const id = await make('Full');
    await world.store.lists.replaceItems(
      id,
      many.map((item) => item.id),
    );
    const refused = await assign({ uuid: idOf(0), add: [id] }, member);
    expect([refused.status, refused.message]).toEqual([
      409,
      '“Full” holds 1,000 items, and there is no room for more.',
    ]);
    expect((await assign({ uuid: many[0]?.id, add: [id] }, member)).status).toBe(200);
    expect((await read(id)).body['count']).toBe(limits.listItemsMax);
  });
});

describe('the lists of a person', () => {
  it('are told to that person and to admins', async () => {
    const person = await world.becomeMember('keeper@fund.example');
    await make('Kept', [idOf(0)], person);
    const mine = (session: string, query = '') =>
      call(`/v2/episode_list/get_user_lists_info${query}`, { session });
    const own = await mine(person);
    expect(own.body['all_lists']).toMatchObject([{ title: 'Kept', count: 1, can_edit: true }]);
    expect((await mine(person, '?email=Keeper@fund.example')).body).toEqual(own.body);
    expect((await mine(admin, '?email=keeper@fund.example')).body['all_lists']).toHaveLength(1);
    for (const email of ['keeper@fund.example', 'nobody@fund.example']) {
      const refused = await mine(other, `?email=${email}`);
      expect([refused.status, refused.message]).toEqual([403, "Only admins may see another person's lists."]);
    }
    expect((await mine(admin, '?email=nobody@fund.example')).status).toBe(404);
  });

  it('are so many and no more', async () => {
    const person = await world.becomeMember('hoarder@fund.example');
    const { id = '' } = (await world.store.users.findByEmail('hoarder@fund.example')) ?? {};
    for (let count = 0; count < limits.listsMax; count++)
      await world.store.lists.create({ ownerId: id, title: `${count}`, description: null, itemIds: [] });
    const one = await call('/v2/episode_list', { method: 'POST', json: { title: 'More' }, session: person });
    expect([one.status, one.code]).toEqual([409, 'list.too-many']);
    const claimed = await change(await makeNobodys(), { assign_owner: true }, person);
    expect([claimed.status, claimed.code]).toEqual([409, 'list.too-many']);
  });
});

describe('a curated list', () => {
  const curate = (id: string, json: object) =>
    call(`/v2/admin/lists/${id}`, { method: 'PATCH', json, session: admin });
  const curated = async (session?: string) => {
    const { body } = await call('/v2/curated_lists', session ? { session } : {});
    return body['curated_episode_lists'];
  };
  const open = async () => (await call('/v2/episode_list/get_public_episode_lists', {})).body['all_lists'];

  it('is shown to everybody, with its items, until it is personal again', async () => {
    const id = await make('Best of fees', [idOf(0), idOf(1)], admin);
    const made = await curate(id, { curated: true, category: 'Fees' });
    expect(made.body).toMatchObject({ type: 'curated', category: 'Fees', count: 2 });
    expect(await open()).toMatchObject([{ uuid: id, category: 'Fees', can_edit: false }]);
    expect(await curated()).toMatchObject([
      { uuid: id, completed: false, episodes: [{ title: 'One' }, { title: 'Two' }] },
    ]);
    expect((await curate(id, { curated: true })).body['category']).toBe('Fees');
    for (const uuid of [idOf(0), idOf(1)])
      await call('/v2/user_history_list', { method: 'POST', json: { uuid }, session: member });
    expect(await curated(member)).toMatchObject([{ completed: true }]);
    expect(await curated(other)).toMatchObject([{ completed: false }]);
    expect((await read(id, { session: member })).body['completed']).toBe(true);

    expect((await curate(id, { curated: false })).body).toMatchObject({ type: 'personal', category: null });
    expect([await open(), await curated()]).toEqual([[], []]);
  });

  it('takes items from every admin', async () => {
    const id = await make('Shared', [], admin);
    await curate(id, { curated: true });
    const second = await world.becomeMember('second@fund.example');
    const user = await world.store.users.findByEmail('second@fund.example');
    await world.store.users.update(user?.id ?? '', { role: 'admin' });
    const json = { uuid: idOf(0), add: [id] };
    const path = '/v2/episode_list/update_episodes_lists';
    const { body } = await call(path, { method: 'POST', json, session: second });
    expect(body).toEqual({ all_lists: [{ id, title: 'Shared' }], episode_lists: [id] });
    await curate(id, { curated: false });
  });

  it('is no one else’s own list, and none that the product made', async () => {
    const id = await make('Private');
    const refused = await curate(id, { curated: true });
    expect([refused.status, refused.code]).toEqual([409, 'list.not-curable']);
    const { body } = await call('/v2/get_daily_list', { method: 'POST', json: {}, session: admin });
    expect((await curate(String(body['uuid']), { curated: true })).status).toBe(409);
    expect((await curate(id, { curated: false })).body['type']).toBe('personal');
  });

  it('that was nobody’s becomes the admin’s, so that not everybody may change it', async () => {
    const id = await makeNobodys();
    await curate(id, { curated: true });
    expect((await change(id, { title: 'Ours' }, member)).status).toBe(403);
    await curate(id, { curated: false });
  });
});
