import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: string;
let member: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
});
afterAll(() => world.end());

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
/** As a program asks: no cookie, and nothing that a browser would say. */
const byKey = (path: string, key: string, init: RequestInit = {}) =>
  fetch(world.url + path, { ...init, headers: { 'content-type': 'application/json', ...bearer(key) } });
const make = async (session: string, name = 'Script') => {
  const { status, body } = await world.ask('/v2/user/api_keys', { method: 'POST', json: { name }, session });
  return { status, body, id: String(body['id']), key: String(body['key']) };
};
const remove = (id: string, session: string) =>
  world.ask(`/v2/user/api_keys/${id}`, { method: 'DELETE', session });
const list = (session: string) => world.ask('/v2/user/api_keys', { session });
const roleBy = async (key: string) => (await (await byKey('/v2/session', key)).json()).role;

describe('an API key', () => {
  it('is told once, acts as its maker and shows when it was used', async () => {
    const { status, body, id, key } = await make(member, '  Nightly import ');
    expect(status).toBe(200);
    expect(key).toMatch(/^ecco_[\w-]{43}$/);
    expect(body).toMatchObject({ name: 'Nightly import', hint: key.slice(-4), last_used_at: null });
    expect(await roleBy(key)).toBe('member');
    const listed = await list(member);
    expect(listed.body).toMatchObject({ api_keys: [{ id, last_used_at: expect.any(String) }] });
    expect(listed.text).not.toContain(key);
    expect(world.log.join('\n')).not.toContain(key);
    expect(JSON.stringify(await world.store.apiKeys.listOf((await memberRow())?.id ?? ''))).not.toContain(
      key,
    );
    await remove(id, member);
  });

  it('needs neither our page nor the app token', async () => {
    const { id, key } = await make(member);
    const json = JSON.stringify({ prompt_type: 'profile_prompt', prompt_text: 'By a program' });
    const saved = await byKey('/v2/user/update_prompt_context', key, { method: 'POST', body: json });
    expect([saved.status, await saved.json()]).toMatchObject([
      200,
      { prompt_context: { profile_prompt: 'By a program' } },
    ]);
    expect((await byKey('/v2/api-docs', key)).status).not.toBe(401);
    await remove(id, member);
  });

  it('has the role of its maker at that moment, and no more', async () => {
    const { id, key } = await make(member);
    const uuid = (await memberRow())?.id ?? '';
    const become = (json: unknown) =>
      world.ask(`/v2/admin/users/${uuid}`, { method: 'PATCH', json, session: admin });
    expect((await byKey('/v2/admin/waitlist', key)).status).toBe(403);
    await become({ role: 'admin' });
    expect((await byKey('/v2/admin/waitlist', key)).status).toBe(200);
    await become({ role: 'member' });
    expect((await byKey('/v2/admin/waitlist', key)).status).toBe(403);
    await remove(id, member);
  });

  it('cannot make, see or remove keys, nor sessions, nor change people, nor read the outbox', async () => {
    const { id, key } = await make(admin);
    const body = JSON.stringify({ name: 'Another' });
    const uuid = (await memberRow())?.id ?? '';
    const refused = [
      await byKey('/v2/user/api_keys', key, { method: 'POST', body }),
      await byKey('/v2/user/api_keys', key),
      await byKey(`/v2/user/api_keys/${id}`, key, { method: 'DELETE' }),
      await byKey('/v2/user/sessions', key),
      await byKey('/v2/user/sessions', key, { method: 'DELETE' }),
      await byKey('/v2/admin/outbox', key),
      await byKey(`/v2/admin/users/${uuid}`, key, { method: 'PATCH', body: '{"role":"admin"}' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    await remove(id, admin);
  });

  it.each(['ecco_wrong', `ecco_${'x'.repeat(43)}`, 'other', 'two words', ''])(
    'that is wrong ("%s") is refused, and not taken for a visitor, with a cookie too',
    async (key) => {
      expect((await byKey('/v2/session', key)).status).toBe(401);
      const both = await world.ask('/v2/session', { headers: bearer(key), session: member });
      expect([both.status, both.body['code']]).toEqual([401, 'api-key.refused']);
    },
  );

  it('of another scheme is none', async () => {
    const headers = { authorization: 'Basic ZWNjbzplY2Nv' };
    expect((await world.ask('/v2/session', { headers, session: member })).body['role']).toBe('member');
  });

  it('stops working when it is revoked, by its maker only', async () => {
    const { id, key } = await make(member);
    expect((await remove(id, other)).status).toBe(404);
    expect((await remove(id, admin)).status).toBe(404);
    expect(await roleBy(key)).toBe('member');
    expect((await remove(id, member)).status).toBe(200);
    expect((await byKey('/v2/session', key)).status).toBe(401);
    expect((await remove(id, member)).status).toBe(404);
  });

  it('stops working while the account of its maker is turned off', async () => {
    const { key } = await make(other);
    const uuid = (await world.store.users.findByEmail('other@fund.example'))?.id ?? '';
    const turn = (disabled: boolean) =>
      world.ask(`/v2/admin/users/${uuid}`, { method: 'PATCH', json: { disabled }, session: admin });
    await turn(true);
    expect((await byKey('/v2/session', key)).status).toBe(401);
    await turn(false);
    expect(await roleBy(key)).toBe('member');
  });
});

describe('API keys', () => {
  it('are twenty to a person, however many are asked for at once', async () => {
    const session = await world.becomeMember('many@fund.example');
    const made = await Promise.all(Array.from({ length: 23 }, () => make(session)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'api-key.used-up' });
    const [first] = made.filter(({ status }) => status === 200);
    await remove(first?.id ?? '', session);
    expect((await make(session)).status).toBe(200);
  });

  it('are for members, made on our own pages, and have a name', async () => {
    expect([(await list('')).status, (await make('')).status]).toEqual([401, 401]);
    expect((await make(member, ' ')).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const json = { name: 'Foreign' };
    const answer = await world.ask('/v2/user/api_keys', {
      method: 'POST',
      json,
      session: member,
      headers: foreign,
    });
    expect(answer.status).toBe(403);
  });
});

const memberRow = () => world.store.users.findByEmail('member@fund.example');
