import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, openWorld, testPassword, type World } from '../../testing/world.ts';

let world: World;
const email = 'member@ecco.example';
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1' });
});
afterAll(() => world.end());

type Listed = { id: string; device: string; address: string; current: boolean };
const sessionsOf = async (session: string): Promise<Listed[]> => {
  const { text } = await world.ask('/v2/user/sessions', { session });
  return JSON.parse(text).sessions;
};
const remove = (path: string, session: string) => world.ask(`/v2/user${path}`, { method: 'DELETE', session });
const roleOf = async (session: string) => (await world.ask('/v2/session', { session })).body['role'];

describe('where somebody is signed in', () => {
  it('is told in words, with the session that asks', async () => {
    const first = await world.becomeMember(email);
    const answer = await world.ask('/v2/auth/login/email', {
      method: 'POST',
      json: { email, password: testPassword },
      headers: {
        'x-forwarded-for': '2001:db8::7',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    });
    const second = cookieOf(answer);
    const listed = await sessionsOf(second);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Linux', address: '2001:db8::7', current: true }),
    );
    expect(listed.filter((session) => session.current)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(second.split('=')[1]);
    expect((await sessionsOf(first)).filter((session) => session.current)).toHaveLength(1);
  });

  it('can be ended there, but not for others', async () => {
    const mine = await world.signIn({ email, password: testPassword });
    const theirs = await world.becomeMember('other@ecco.example');
    const [foreign] = await sessionsOf(theirs);
    expect((await remove(`/sessions/${foreign?.id}`, mine)).status).toBe(404);
    expect(await roleOf(theirs)).toBe('member');

    const elsewhere = (await sessionsOf(mine)).filter((session) => !session.current);
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const { id } of elsewhere) {
      const { status, headers } = await remove(`/sessions/${id}`, mine);
      expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await sessionsOf(mine)).toHaveLength(1);
    const [own] = await sessionsOf(mine);
    expect((await remove(`/sessions/${own?.id}`, mine)).headers.get('set-cookie')).toMatch(
      /^ecco_session=; /,
    );
    expect(await roleOf(mine)).toBe('anonymous');
  });

  it('can be ended everywhere', async () => {
    const who = { email, password: testPassword };
    const [here, there] = [await world.signIn(who), await world.signIn(who)];
    const { status, headers } = await remove('/sessions', here);
    expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^ecco_session=; /)]);
    expect([await roleOf(here), await roleOf(there)]).toEqual(['anonymous', 'anonymous']);
  });

  it('is nothing for visitors', async () => {
    expect((await world.ask('/v2/user/sessions')).status).toBe(401);
  });
});
