import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, openWorld, testPassword, tokenOfLink, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    TRUST_PROXY: '1',
    ADMIN_EMAILS: 'CHIEF@ecco.example, later@ecco.example',
    HEALTH_HUB_DOMAINS: 'clinic.example',
    PE_HUB_DOMAINS: 'fund.example',
  });
});
afterAll(() => world.end());

let requests = 0;
/** From a new network each time, so that the limits of networks do not meet. */
const elsewhere = () => {
  requests += 1;
  return { 'x-forwarded-for': `198.51.100.${requests}` };
};
const post = (path: string, json: unknown, headers: Record<string, string> = elsewhere()) =>
  world.ask(`/v2/auth${path}`, { method: 'POST', json, headers });
const person = (email: string, password = testPassword) => ({
  email,
  password,
  firstname: 'Grace',
  lastname: 'Example',
});
const approve = (...emails: string[]) => world.store.waitlist.approve(emails, 'admin@ecco.example');
const login = (email: string, password: string) => post('/login/email', { email, password });
const verify = (token: string) => post(`/verify_email/${token}`, undefined);
const mailsTo = async (email: string) => {
  await world.auth.background.settle();
  const { rows } = await world.store.mails.page({ page: 1, perPage: 100 });
  return rows.filter((mail) => mail.to === email);
};
/** What a caller can see of an answer, apart from the date and the number of the request. */
const seen = ({ status, headers, body }: Awaited<ReturnType<typeof post>>) => {
  const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(headers);
  return { status, headers: rest, body };
};
const profileIn = (body: Record<string, unknown>) => body['user_profile'];

describe('a password that is guessed', () => {
  it.each(['password1234', 'guess@fund.example', 'guess2026', 'aaaaaaaaaa'])(
    '%s makes no account',
    async (password) => {
      await approve('guess@fund.example');
      const refused = await post('/register', person('guess@fund.example', password));
      expect([refused.status, refused.body['code']]).toEqual([400, 'auth.password-weak']);
      expect(refused.body['issues']).toEqual([{ path: 'password', message: refused.body['message'] }]);
      expect(await world.store.users.findByEmail('guess@fund.example')).toBeNull();
    },
  );

  it('is refused alike, whether there is an account or none', async () => {
    const known = 'known@fund.example';
    await world.becomeMember(known);
    await approve('unknown@fund.example');
    const [ofKnown, ofNobody] = [
      await post('/register', person(known, 'password1234')),
      await post('/register', person('unknown@fund.example', 'password1234')),
    ];
    expect(seen(ofKnown)).toEqual(seen(ofNobody));
  });
});

describe('registering', () => {
  it('sends a link that verifies the address once and signs in', async () => {
    await approve('new@fund.example');
    const answer = await post('/register', person(' New@Fund.example '));
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toEqual({ message: answer.body['message'] });
    expect(answer.headers.get('set-cookie')).toBeNull();

    const link = await world.linkTo('new@fund.example', '/verify-email/');
    expect(link.startsWith(`${world.url.replace('127.0.0.1', 'localhost')}/verify-email/`)).toBe(true);
    const token = tokenOfLink(link);
    const verified = await world.ask(`/v2/auth/verify_email/${token}`, { headers: elsewhere() });
    expect(verified.body).toMatchObject({
      message: 'Email verified successfully!',
      user_profile: {
        profile: { email: 'new@fund.example', name: 'Grace Example' },
        admin: false,
        flags: { health_hub: false, pe_hub: true },
        has_password: true,
      },
    });
    const session = cookieOf(verified);
    expect((await world.ask('/v2/session', { session })).body).toMatchObject({ role: 'member' });

    const again = await verify(token);
    expect([again.status, again.body['code'], again.headers.get('set-cookie')]).toEqual([
      410,
      'auth.verification-refused',
      null,
    ]);
  });

  it('is only for approved addresses while the waitlist is on', async () => {
    const refused = await post('/register', person('stranger@fund.example'));
    expect([refused.status, refused.body['code']]).toEqual([403, 'auth.not-approved']);
    expect(await world.store.users.findByEmail('stranger@fund.example')).toBeNull();
  });

  it('makes admins of the addresses that the configuration names, once they are verified', async () => {
    const email = 'chief@ecco.example';
    await post('/register', person('Chief@Ecco.example', 'of somebody else'));
    expect(await world.store.users.findByEmail(email)).toMatchObject({ role: 'member' });
    expect((await login(email, 'of somebody else')).status).toBe(401);
    const token = tokenOfLink(await world.linkTo(email, '/reset-password/'));
    expect((await post(`/reset_password/${token}`, { password: testPassword })).status).toBe(200);
    expect((await login(email, 'of somebody else')).status).toBe(401);
    expect(profileIn((await login(email, testPassword)).body)).toMatchObject({ admin: true });
  });

  it('gives an address that is named later to its owner alone, though somebody else chose the password', async () => {
    const email = 'later@ecco.example';
    const made = await world.store.transaction((tx) =>
      tx.accounts.addPerson({ email, firstName: 'A', lastName: 'B', passwordHash: 'a hash' }),
    );
    expect(made).not.toBeNull();
    if (made) await world.auth.mails.verification(made);
    const { body } = await verify(tokenOfLink(await world.linkTo(email, '/verify-email/')));
    expect(profileIn(body)).toMatchObject({ admin: true, has_password: false });
  });

  it('takes nothing but what is asked for', async () => {
    await approve('sly@fund.example');
    await post('/register', {
      ...person('sly@fund.example'),
      role: 'admin',
      admin: true,
      emailVerified: true,
      email_verified: true,
      id: 'chosen',
      healthHub: true,
    });
    expect(await world.store.users.findByEmail('sly@fund.example')).toMatchObject({
      role: 'member',
      emailVerified: false,
      healthHub: false,
      id: expect.not.stringMatching(/^chosen$/),
    });
  });

  it.each([
    ['a name of two lines', { firstname: 'Eve\r\nBcc: all@fund.example' }],
    ['an address of two lines', { email: 'eve@fund.example\r\nBcc: all@fund.example' }],
    ['two addresses', { email: 'eve@fund.example, all@fund.example' }],
    ['a short password', { password: 'seven77' }],
    ['a long password', { password: 'x'.repeat(129) }],
    ['no name', { firstname: ' ' }],
  ])('refuses %s', async (_, wrong) => {
    const answer = await post('/register', { ...person('eve@fund.example'), ...wrong });
    expect([answer.status, answer.body['code']]).toEqual([400, 'request.invalid']);
  });

  it('keeps no password and no session token as it is', async () => {
    const session = await world.becomeMember('kept@fund.example');
    const token = session.split('=')[1] ?? '';
    const user = await world.store.users.findByEmail('kept@fund.example');
    const where = [{ field: 'userId', operator: 'eq', value: user?.id }];
    const [account] = await world.store.identity.find('account', { where });
    const [stored] = await world.store.identity.find('session', { where });
    expect(account?.['password']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(token.length).toBeGreaterThan(20);
    for (const secret of [testPassword, token]) {
      expect(JSON.stringify([account, stored, user])).not.toContain(secret);
      expect(world.log.join('')).not.toContain(secret);
    }
  });
});

describe('an address that has an account', () => {
  beforeAll(async () => {
    await world.becomeMember('owner@fund.example');
    await approve('waits@fund.example', 'free@fund.example');
    await post('/register', person('waits@fund.example'));
  });

  it('is told only to who gives its password', async () => {
    const exists = await post('/register', person('owner@fund.example'));
    const message = "It appears you've already attempted to register this email address.";
    expect(exists.body).toEqual({ message, data: { status: 'account_exists', message } });
    const waits = await post('/register', person('waits@fund.example'));
    expect(waits.body['data']).toEqual({
      status: 'needs_verification',
      message:
        'This email address as been registered, but you need to validate it. Press the "Resend Verification" button.',
    });
  });

  it('is answered like a new one with another password, and its owner is written to', async () => {
    const before = await world.store.accounts.passwordOf(
      (await world.store.users.findByEmail('owner@fund.example'))?.id ?? '',
    );
    const taken = await post('/register', person('owner@fund.example', 'another password'));
    const free = await post('/register', person('free@fund.example', 'another password'));
    expect(seen(taken)).toEqual(seen(free));
    const user = await world.store.users.findByEmail('owner@fund.example');
    expect(await world.store.accounts.passwordOf(user?.id ?? '')).toBe(before);
    const [newest] = await mailsTo('owner@fund.example');
    expect(newest?.subject).toContain('already have an account');
  });

  it('is answered like a stranger where it was never approved', async () => {
    await world.store.waitlist.remove(['owner@fund.example']);
    const [known, stranger] = [
      await post('/register', person('owner@fund.example', 'another password')),
      await post('/register', person('nobody@fund.example', 'another password')),
    ];
    expect(known.status).toBe(403);
    expect(seen(known)).toEqual(seen(stranger));
  });

  it('belongs to nobody who registers it until its owner sets a password, whoever came first', async () => {
    const email = 'wanted@fund.example';
    await approve(email);
    await post('/register', { ...person(email, 'of the attacker'), firstname: 'Mallory' });
    const unasked = tokenOfLink(await world.linkTo(email, '/verify-email/'));
    const again = await post('/register', person(email, 'of the owner'));
    expect(again.body['data']).toEqual({ message: again.body['message'] });
    // Two letters under way at once may come in either order; here the second is asked for after the first.
    await world.linkTo(email, '/reset-password/');
    await post('/register', person(email, 'of the attacker'));
    const token = tokenOfLink(await world.linkTo(email, '/reset-password/'));
    for (const password of ['of the attacker', 'of the owner'])
      expect((await login(email, password)).status).toBe(401);

    expect((await post(`/reset_password/${token}`, { password: 'set by the link' })).status).toBe(200);
    const { body } = await login(email, 'set by the link');
    expect(profileIn(body)).toMatchObject({ profile: { given_name: 'Grace' } });
    expect((await login(email, 'of the attacker')).status).toBe(401);
    expect((await verify(unasked)).status).toBe(410);
  });

  it('is asked for a new password again where the first mail did not come', async () => {
    const email = 'lost@fund.example';
    await approve(email);
    await post('/register', person(email, 'password one'));
    expect(await mailsTo(email)).toHaveLength(1);
    await post('/register', person(email, 'password two'));
    await post('/resend_verification', { email });
    const letters = (await mailsTo(email)).map((mail) => mail.subject);
    expect(letters.toSorted()).toEqual([
      'Choose your password for Ecco',
      'Choose your password for Ecco',
      'Verify your email for Ecco',
    ]);
  });

  it('is registered once, however many try at once', async () => {
    await approve('twice@fund.example');
    const answers = await Promise.all(
      ['one', 'two', 'six'].map((word) =>
        post('/register', person('twice@fund.example', `password ${word}`)),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const where = [{ field: 'email', operator: 'eq', value: 'twice@fund.example' }];
    expect(await world.store.identity.count('user', where)).toBe(1);
  });
});

describe('the verification mail', () => {
  const resend = (email: string) => post('/resend_verification', { email });

  it('can be sent again, which ends the older link', async () => {
    await approve('again@fund.example');
    await post('/register', person('again@fund.example'));
    const older = tokenOfLink(await world.linkTo('again@fund.example', '/verify-email/'));
    await resend('again@fund.example');
    const mails = await mailsTo('again@fund.example');
    expect(mails).toHaveLength(2);
    const newer = tokenOfLink(await world.linkTo('again@fund.example', '/verify-email/'));
    const refused = await verify(older);
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      410,
      'auth.verification-replaced',
      'A newer verification email was sent. Use the link in the latest one.',
    ]);
    expect((await verify(newer)).status).toBe(200);
    expect((await verify(newer)).body['code']).toBe('auth.verification-refused');
  });

  it('goes to an address five times an hour at most', async () => {
    await approve('often@fund.example');
    await post('/register', person('often@fund.example'));
    for (let time = 0; time < 7; time++) expect((await resend('often@fund.example')).status).toBe(200);
    expect(await mailsTo('often@fund.example')).toHaveLength(5);
    const newest = tokenOfLink(await world.linkTo('often@fund.example', '/verify-email/'));
    expect((await verify(newest)).status).toBe(200);
  });

  it('is answered alike for every address', async () => {
    await world.becomeMember('done@fund.example');
    await approve('open@fund.example');
    await post('/register', person('open@fund.example'));
    const [first, ...others] = await Promise.all(
      ['open@fund.example', 'done@fund.example', 'none@fund.example'].map(resend),
    );
    expect(first?.body).toEqual({ message: 'Please check your email to verify your account.' });
    for (const other of others) expect(seen(other)).toEqual(first && seen(first));
    expect((await mailsTo('none@fund.example')).length).toBe(0);
  });

  it.each([
    ['words', 'nonsense'],
    ['an unsigned token', `${btoa('{"alg":"none"}')}.${btoa('{"email":"open@fund.example"}')}.`],
    ['a token of 1,001 characters', 'x'.repeat(1_001)],
  ])('is not replaced by %s', async (_, token) => {
    const { status, headers } = await verify(encodeURIComponent(token));
    expect([400, 410]).toContain(status);
    expect(headers.get('set-cookie')).toBeNull();
  });
});
