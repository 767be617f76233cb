import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const email = 'ada.example@fund.example';
let world: World;
let admin: string;
let member: string;
let id: string;
let itemId: string;

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember(email);
  id = (await world.store.users.findByEmail(email))?.id ?? '';
  itemId = (await createProcessedItem(world.store, { title: 'Added by Ada', lines: 4, addedBy: id })).id;
  await world.ask('/v2/episode_list', {
    method: 'POST',
    json: { title: 'Of Ada', items: [itemId] },
    session: member,
  });
  const search = { name: 'Fees', query: 'fees', tab: 'transcripts' };
  await world.ask('/v2/saved_searches', { method: 'POST', json: search, session: member });
});
afterAll(() => world.end());

const idOf = async (address: string) => (await world.store.users.findByEmail(address))?.id ?? '';
const dataOf = (uuid: string, session = admin) => world.ask(`/v2/admin/users/${uuid}/data`, { session });
const remove = (uuid: string, address: string, session = admin) =>
  world.ask(`/v2/admin/users/${uuid}/delete`, { method: 'POST', json: { email: address }, session });

describe('the data of a person', () => {
  it('is a file with all that is theirs, without what lets in', async () => {
    const { status, headers, body, text } = await dataOf(id);
    expect([status, body['email']]).toEqual([200, email]);
    expect(headers.get('content-disposition')).toContain('attachment');
    const tables = Object.keys(Object(body['tables']));
    expect(tables).toEqual(
      expect.arrayContaining(['users', 'accounts', 'sessions', 'lists', 'saved_searches', 'items', 'mails']),
    );
    expect(text).toContain('Added by Ada');
    expect(text).not.toContain('argon2id');
    expect(text).not.toContain('token_hash');
  });

  it('is given to admins alone, and to no key', async () => {
    expect((await dataOf(id, member)).status).toBe(403);
    const key = await world.ask('/v2/user/api_keys', {
      method: 'POST',
      json: { name: 'Of an admin' },
      session: admin,
    });
    const headers = { authorization: `Bearer ${String(key.body['key'])}` };
    expect((await world.ask(`/v2/admin/users/${id}/data`, { headers })).body['code']).toBe(
      'session.key-not-enough',
    );
    expect((await dataOf('nobody')).status).toBe(404);
  });
});

describe('deleting a person', () => {
  it('wants their address', async () => {
    const refused = await remove(id, 'other@fund.example');
    expect([refused.status, refused.body['code']]).toEqual([400, 'user.address-differs']);
    expect(await world.store.users.findById(id)).not.toBeNull();
  });

  it('is done by no admin to themselves, and so never to the last one', async () => {
    const own = await remove(await idOf('admin@ecco.example'), 'admin@ecco.example');
    expect([own.status, own.body['code']]).toEqual([409, 'user.own-account']);
  });

  it('ends their session at once, and leaves what they added to the library', async () => {
    const answer = await remove(id, email.toUpperCase());
    expect([answer.status, answer.body]).toEqual([200, { message: 'The person has been deleted.' }]);
    expect((await world.ask('/v2/session', { session: member })).body['role']).toBe('anonymous');
    expect(await world.store.users.findById(id)).toBeNull();
    expect((await world.store.items.findById(itemId))?.item).toMatchObject({ addedBy: null });
    expect((await dataOf(id)).status).toBe(404);
  });

  it('is told in the audit log without their name', async () => {
    const { text } = await world.ask('/v2/admin/audit', { session: admin });
    expect(text).toContain('administration.deleteUser');
    expect(text).toContain('Deleted person');
    expect(text).not.toContain(email);
  });
});
