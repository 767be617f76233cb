import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, testPassword, tokenOfLink, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1', WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

let requests = 0;
const post = (path: string, json: unknown) => {
  requests += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${requests}` };
  return world.ask(`/v2/auth${path}`, { method: 'POST', json, headers });
};
const request = (email: string) => post('/request_reset_password', { email });
const reset = (token: string, password: string) => post(`/reset_password/${token}`, { password });
const login = (email: string, password: string) => post('/login/email', { email, password });
const mailsTo = async (email: string) => {
  await world.auth.background.settle();
  const { rows } = await world.store.mails.page({ page: 1, perPage: 100 });
  return rows.filter((mail) => mail.to === email);
};
async function tokenFor(email: string): Promise<string> {
  await request(email);
  await world.auth.background.settle();
  return tokenOfLink(await world.linkTo(email, '/reset-password/'));
}

describe('a forgotten password', () => {
  it('is set anew by the link, once, and everybody is signed out', async () => {
    const email = 'forgot@ecco.example';
    const sessions = [await world.becomeMember(email), await world.signIn({ email, password: testPassword })];
    const token = await tokenFor(email);
    const answer = await reset(token, 'a better password');
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Your password has been successfully reset. Please log in with your new password.' },
    ]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    for (const session of sessions)
      expect((await world.ask('/v2/session', { session })).body['role']).toBe('anonymous');
    expect((await login(email, testPassword)).status).toBe(401);
    expect((await login(email, 'a better password')).status).toBe(200);
    expect((await reset(token, 'a third password')).status).toBe(410);
    expect((await login(email, 'a better password')).status).toBe(200);
    const [newest] = await mailsTo(email);
    expect(newest?.subject).toContain('was changed');
  });

  it.each(['password1234', 'weak@ecco.example', ' '.repeat(12)])(
    'is not replaced by "%s", which is guessed, and the link stays good',
    async (password) => {
      const email = 'weak@ecco.example';
      if ((await world.store.users.findByEmail(email)) === null) await world.becomeMember(email);
      const token = await tokenFor(email);
      const refused = await reset(token, password);
      expect([refused.status, refused.body['code']]).toEqual([400, 'auth.password-weak']);
      expect((await login(email, password)).status).toBe(401);
      expect((await reset(token, 'a better password')).status).toBe(200);
    },
  );

  it('is set by the newest link only', async () => {
    const email = 'newest@ecco.example';
    await world.becomeMember(email);
    const [older, newer] = [await tokenFor(email), await tokenFor(email)];
    expect(newer).not.toBe(older);
    expect((await reset(older, 'the older password')).body['code']).toBe('auth.reset-refused');
    expect((await reset(newer, 'the newer password')).status).toBe(200);
  });

  it('is set by one of many who use the link at once', async () => {
    const email = 'race@ecco.example';
    await world.becomeMember(email);
    const token = await tokenFor(email);
    const words = ['first', 'second', 'third'];
    const answers = await Promise.all(words.map((word) => reset(token, `the ${word} password`)));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410,
    ]);
  });

  it('stays with the account of its link', async () => {
    await world.becomeMember('mine@ecco.example');
    await world.becomeMember('theirs@ecco.example');
    const token = await tokenFor('mine@ecco.example');
    await post(`/reset_password/${token}`, { password: 'my new password', email: 'theirs@ecco.example' });
    expect((await login('theirs@ecco.example', testPassword)).status).toBe(200);
    expect((await login('mine@ecco.example', 'my new password')).status).toBe(200);
  });

  it('proves the address', async () => {
    const email = 'proved@ecco.example';
    const json = { email, password: 'of somebody else', firstname: 'Not', lastname: 'Me' };
    await post('/register', json);
    const verification = tokenOfLink(await world.linkTo(email, '/verify-email/'));
    await reset(await tokenFor(email), 'of the owner');
    expect((await login(email, 'of somebody else')).status).toBe(401);
    expect((await login(email, 'of the owner')).status).toBe(200);
    expect((await post(`/verify_email/${verification}`, undefined)).status).toBe(410);
  });

  it('is kept when the new one is too short or the link is none', async () => {
    await world.becomeMember('short@ecco.example');
    const token = await tokenFor('short@ecco.example');
    expect((await reset(token, 'seven77')).body['message']).toContain('Minimum 8 characters.');
    expect((await reset('nonsense', 'a good password')).status).toBe(410);
    expect((await reset(token, 'a good password')).status).toBe(200);
  });
});

describe('asking for the link', () => {
  it('is answered alike whether or not there is an account', async () => {
    await world.becomeMember('known@ecco.example');
    const bare = async (email: string) => {
      const { status, headers, body } = await request(email);
      const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(headers);
      return { status, body, headers: rest };
    };
    const known = await bare('known@ecco.example');
    expect(known).toEqual(await bare('unknown@ecco.example'));
    expect(known.body).toEqual({
      message: 'If your email exists in our system, a password reset link has been sent to you.',
    });
    expect(await mailsTo('unknown@ecco.example')).toHaveLength(0);
  });

  it('sends five mails an hour at most, and the last of them works', async () => {
    const email = 'often@ecco.example';
    await world.becomeMember(email);
    for (let time = 0; time < 6; time++) expect((await request(email)).status).toBe(200);
    const links = (await mailsTo(email)).filter((mail) => mail.text?.includes('/reset-password/'));
    // The first of the five was the verification.
    expect(links).toHaveLength(4);
    const token = tokenOfLink(await world.linkTo(email, '/reset-password/'));
    expect((await reset(token, 'a good password')).status).toBe(200);
  });

  it('keeps the token out of the database and the answers', async () => {
    await world.becomeMember('secret@ecco.example');
    const token = await tokenFor('secret@ecco.example');
    const all = await world.store.identity.find('verification', { where: [], limit: 100 });
    expect(all.length).toBeGreaterThan(0);
    expect(JSON.stringify(all)).not.toContain(token);
  });

  it('sends nothing to a disabled account', async () => {
    await world.becomeMember('gone@ecco.example');
    const user = await world.store.users.findByEmail('gone@ecco.example');
    await world.store.users.update(user?.id ?? '', { disabledAt: new Date() });
    await request('gone@ecco.example');
    expect(await mailsTo('gone@ecco.example')).toHaveLength(1);
  });
});
