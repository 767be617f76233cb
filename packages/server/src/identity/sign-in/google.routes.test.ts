import { createHmac } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, newKeys, openIdentityProvider } from '../../testing/identity-provider.ts';
import { cookieOf, openWorld, testPassword, tokenOfLink, type World } from '../../testing/world.ts';

let provider: IdentityProvider;
let world: World;
beforeAll(async () => {
  provider = await openIdentityProvider();
  world = await openWorld({
    TRUST_PROXY: '1',
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_KEYS_URL: provider.keysUrl,
    FETCH_ALLOW_HOSTS: provider.host,
    ADMIN_EMAILS: 'chief@ecco.example',
  });
});
afterAll(async () => {
  await world.end();
  await provider.end();
});

let requests = 0;
const elsewhere = () => {
  requests += 1;
  return { 'x-forwarded-for': `198.51.100.${requests}` };
};
const send = (body: string, session?: string) =>
  world.ask('/v2/auth/login/google', {
    method: 'POST',
    body,
    headers: { ...elsewhere(), 'content-type': 'text/plain' },
    ...(session ? { session } : {}),
  });
const person = (name: string): JWTPayload => ({
  sub: `subject-of-${name}`,
  email: `${name}@mail.example`,
  name: `${name} Example`,
  given_name: name,
  family_name: 'Example',
  picture: 'https://pictures.example/face.png',
});
const approve = (...names: string[]) =>
  world.store.waitlist.approve(
    names.map((name) => `${name}@mail.example`),
    'admin@ecco.example',
  );
const enter = async (claims: JWTPayload) => send(await provider.credential(claims));
const roleOf = async (session: string) => (await world.ask('/v2/session', { session })).body['role'];

describe('Google', () => {
  it('lets an approved address in, makes its account once, and keeps no token of theirs', async () => {
    await approve('ada');
    const credential = await provider.credential(person('ada'));
    const first = await send(credential);
    expect([first.status, first.body['message']]).toEqual([200, 'Login successful!']);
    expect(first.body['user_profile']).toMatchObject({
      profile: {
        email: 'ada@mail.example',
        given_name: 'ada',
        family_name: 'Example',
        picture: 'https://pictures.example/face.png',
      },
      has_password: false,
    });
    const second = await send(await provider.credential(person('ada')), cookieOf(first));
    expect([await roleOf(cookieOf(first)), await roleOf(cookieOf(second))]).toEqual(['anonymous', 'member']);
    const where = [{ field: 'accountId', operator: 'eq', value: 'subject-of-ada' }];
    const accounts = await world.store.identity.find('account', { where, limit: 9 });
    expect(accounts).toHaveLength(1);
    expect(JSON.stringify(accounts)).not.toContain(credential.slice(0, 40));
    expect(world.log.join('')).not.toContain(credential.slice(0, 40));
  });

  it('puts an address that is not approved on the waitlist', async () => {
    const { status, body, headers } = await enter(person('stranger'));
    expect([status, headers.get('set-cookie')]).toEqual([202, null]);
    expect(Object.keys(body)).toEqual(['message']);
    expect(await world.store.waitlist.find('stranger@mail.example')).toMatchObject({ approvedAt: null });
    expect(await world.store.users.findByEmail('stranger@mail.example')).toBeNull();
  });

  it('makes admins of the addresses that the configuration names', async () => {
    const answer = await enter({ ...person('chief'), email: 'Chief@Ecco.example' });
    expect(answer.body['user_profile']).toMatchObject({ admin: true });
  });

  it('knows its people by their subject, whatever address they have now', async () => {
    await approve('before');
    await enter(person('before'));
    const answer = await enter({ ...person('before'), email: 'after@mail.example' });
    expect(answer.body['user_profile']).toMatchObject({ profile: { email: 'before@mail.example' } });
  });

  it('joins the verified account of the address, whose password stays', async () => {
    const email = 'both@mail.example';
    await world.becomeMember(email);
    const answer = await enter(person('both'));
    expect(answer.body['user_profile']).toMatchObject({
      has_password: true,
      profile: { name: 'Ada Example' },
    });
    expect(await world.signIn({ email, password: testPassword })).toMatch(/^ecco_session=/);
  });

  it('takes an unverified account from whoever made it', async () => {
    await approve('victim');
    const email = 'victim@mail.example';
    const json = { email, password: 'of the hijacker', firstname: 'Hi', lastname: 'Jacker' };
    await world.ask('/v2/auth/register', { method: 'POST', json, headers: elsewhere() });
    const link = tokenOfLink(await world.linkTo(email, '/verify-email/'));
    const answer = await enter(person('victim'));
    expect(answer.body['user_profile']).toMatchObject({
      has_password: false,
      profile: { name: 'victim Example' },
    });
    expect(await world.signIn({ email, password: 'of the hijacker' })).toBe('');
    const late = await world.ask(`/v2/auth/verify_email/${link}`, { method: 'POST', headers: elsewhere() });
    expect(late.status).toBe(410);
  });

  it('gives its people a password by the link of a mail, if they ask for one', async () => {
    await approve('later');
    const email = 'later@mail.example';
    await enter(person('later'));
    const post = (path: string, json: unknown) =>
      world.ask(`/v2/auth${path}`, { method: 'POST', json, headers: elsewhere() });
    await post('/request_reset_password', { email });
    const token = tokenOfLink(await world.linkTo(email, '/reset-password/'));
    await post(`/reset_password/${token}`, { password: testPassword });
    const session = await world.signIn({ email, password: testPassword });
    expect((await world.ask('/v2/session', { session })).body['user_profile']).toMatchObject({
      has_password: true,
    });
    expect((await enter(person('later'))).status).toBe(200);
  });

  it('does not let a disabled account in', async () => {
    await approve('off');
    await enter(person('off'));
    const user = await world.store.users.findByEmail('off@mail.example');
    await world.store.users.update(user?.id ?? '', { disabledAt: new Date() });
    const { status, headers, body } = await enter(person('off'));
    expect([status, headers.get('set-cookie'), body['code']]).toEqual([401, null, 'auth.login-failed']);
  });
});

describe('a credential', () => {
  const claims = person('eve');
  const { sub: _subject, ...nobody } = claims;
  const now = () => Math.floor(Date.now() / 1000);
  beforeAll(async () => {
    await approve('eve');
  });
  const refused = async (credential: string) => {
    const { status, headers, body } = await send(credential);
    expect([status, headers.get('set-cookie'), body['code']]).toEqual([401, null, 'auth.google-refused']);
  };

  it('works once, however its signature is written', async () => {
    const credential = await provider.credential(claims);
    expect((await send(credential)).status).toBe(200);
    await refused(credential);
    const spare = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = spare.indexOf(credential.at(-1) ?? '');
    // The last sign of a signature of 256 bytes has four bits that decoders ignore.
    await refused(credential.slice(0, -1) + spare[last ^ 1]);
  });

  it('works once, however many send it at once', async () => {
    const credential = await provider.credential(claims);
    const answers = await Promise.all([send(credential), send(credential), send(credential)]);
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
  });

  it.each<[string, () => Promise<string>]>([
    ['another audience', () => provider.credential({ ...claims, aud: 'another.apps.example' })],
    ['another issuer', () => provider.credential({ ...claims, iss: 'https://evil.example' })],
    ['an end in the past', () => provider.credential({ ...claims, iat: now() - 7_200, exp: now() - 3_600 })],
    ['a start in the future', () => provider.credential({ ...claims, nbf: now() + 3_600 })],
    ['an unverified address', () => provider.credential({ ...claims, email_verified: false })],
    ['an address verified in words', () => provider.credential({ ...claims, email_verified: 'true' })],
    ['no address', () => provider.credential({ ...claims, email: undefined })],
    ['no subject', () => provider.credential(nobody)],
    ['a foreign key', async () => provider.credential(claims, { keys: await newKeys() })],
    ['an unknown key', async () => provider.credential(claims, { keys: await newKeys(), kid: 'unknown' })],
  ])('with %s is refused', async (_, make) => refused(await make()));

  it('without a signature is refused', async () => {
    const [, payload] = (await provider.credential(claims)).split('.');
    const part = (header: unknown) => Buffer.from(JSON.stringify(header)).toString('base64url');
    await refused(`${part({ alg: 'none' })}.${payload}.`);
    await refused(`${part({ alg: 'none', kid: 'first' })}.${payload}.AAAA`);
  });

  it('signed with the public key as a secret is refused', async () => {
    const [, payload] = (await provider.credential(claims)).split('.');
    const signed = `${Buffer.from('{"alg":"HS256","kid":"first"}').toString('base64url')}.${payload}`;
    const signature = createHmac('sha256', await provider.publicKey())
      .update(signed)
      .digest('base64url');
    await refused(`${signed}.${signature}`);
  });

  it('changed after it was signed is refused', async () => {
    const [header, payload = '', signature] = (await provider.credential(claims)).split('.');
    const read = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...read, email: 'chief@ecco.example' })).toString('base64url');
    await refused(`${header}.${other}.${signature}`);
  });

  it('that is none is refused', async () => {
    await refused('this is not a credential at all');
    expect((await send('short')).status).toBe(400);
    expect((await send('x'.repeat(9_000))).status).toBe(400);
    const file = { method: 'POST', body: 'x'.repeat(30), headers: { 'content-type': 'application/xml' } };
    expect((await world.ask('/v2/auth/login/google', file)).status).toBe(415);
  });

  it('of an unknown key does not make the keys be fetched again and again', async () => {
    const before = provider.fetches();
    for (let time = 0; time < 4; time++)
      await refused(await provider.credential(claims, { keys: await newKeys(), kid: `guess-${time}` }));
    expect(provider.fetches()).toBe(before);
  });
});

it('is not there where it is not configured', async () => {
  const plain = await openWorld();
  const { status, body } = await plain.ask('/v2/auth/login/google', {
    method: 'POST',
    body: await provider.credential(person('ada')),
    headers: { 'content-type': 'text/plain' },
  });
  await plain.end();
  expect([status, body['code']]).toEqual([404, 'auth.google-not-configured']);
});
