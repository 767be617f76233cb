import { createGuardedFetch, type GuardedFetch } from '@ecco/pipeline';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type IdentityProvider, newKeys, openIdentityProvider } from '../../testing/identity-provider.ts';
import { createKeySource } from './google-keys.ts';
import { createGoogleVerifier, type GoogleVerifier } from './google-verifier.ts';

let provider: IdentityProvider;
let fetch: GuardedFetch;
let verifier: GoogleVerifier;
let now: number;

beforeAll(async () => {
  provider = await openIdentityProvider();
  const { host } = provider;
  fetch = createGuardedFetch({
    allowHosts: [host],
    maxBytes: 1_000_000,
    timeoutMs: 5_000,
    maxRedirects: 0,
    userAgent: 'test',
  });
});
beforeEach(async () => {
  now = Date.now();
  await provider.turnKeys('first');
  const { clientId, issuer, keysUrl } = provider;
  const keys = createKeySource({ url: keysUrl, fetch, now: () => now });
  verifier = createGoogleVerifier({ clientId, issuer, keys, now: () => now });
});
afterAll(async () => {
  await fetch.close();
  await provider.end();
});

const claims = { sub: 'ada', email: 'Ada@Mail.example', name: 'Ada\r\nExample' };

it('tells who it is, in one line, and without the picture of another scheme', async () => {
  const credential = await provider.credential({ ...claims, picture: 'javascript:alert(1)' });
  expect(await verifier.verify(credential)).toMatchObject({
    subject: 'ada',
    email: 'ada@mail.example',
    firstName: 'Ada Example',
    lastName: '',
    picture: null,
  });
});

it('knows the issuer without its scheme as well', async () => {
  const credential = await provider.credential({ ...claims, iss: provider.issuer.replace('https://', '') });
  expect(await verifier.verify(credential)).toMatchObject({ subject: 'ada' });
});

it('fetches the keys once for all who come at once, and again for a new key after a minute', async () => {
  const before = provider.fetches();
  const credential = await provider.credential(claims);
  await Promise.all([verifier.verify(credential), verifier.verify(credential)]);
  expect(provider.fetches()).toBe(before + 1);

  await provider.turnKeys('second');
  const newer = await provider.credential(claims);
  await expect(verifier.verify(newer)).rejects.toMatchObject({ code: 'auth.google-refused' });
  now += 61_000;
  expect(await verifier.verify(newer)).toMatchObject({ subject: 'ada' });
  expect(provider.fetches()).toBe(before + 2);
});

it('takes ES256 as well, of a key that is known', async () => {
  await provider.turnKeys('curve', 'ES256');
  const credential = await provider.credential(claims, { alg: 'ES256' });
  expect(await verifier.verify(credential)).toMatchObject({ subject: 'ada' });
  const keys = await newKeys('ES256');
  const foreign = await provider.credential(claims, { alg: 'ES256', keys });
  await expect(verifier.verify(foreign)).rejects.toMatchObject({ code: 'auth.google-refused' });
});

it.each(['RS512', 'PS256', 'ES384'])('refuses %s, though the key is known', async (alg) => {
  await provider.turnKeys(`other ${alg}`, alg);
  const credential = await provider.credential(claims, { alg });
  await expect(verifier.verify(credential)).rejects.toMatchObject({ code: 'auth.google-refused' });
});

it('says so when the keys cannot be had, and asks again the next time', async () => {
  const { clientId, issuer } = provider;
  let isUp = false;
  const keys = createKeySource({
    url: provider.keysUrl,
    fetch: { get: (url) => (isUp ? fetch.get(url) : Promise.reject(new Error('down'))) },
    now: () => now,
  });
  const unlucky = createGoogleVerifier({ clientId, issuer, keys, now: () => now });
  const credential = await provider.credential(claims);
  await expect(unlucky.verify(credential)).rejects.toMatchObject({ code: 'auth.google-unreachable' });
  isUp = true;
  expect(await unlucky.verify(credential)).toMatchObject({ subject: 'ada' });
});
