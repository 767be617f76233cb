import type { Store, User } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import { authBusy } from '../password/password.errors.ts';
import { createPasswords, type Passwords } from '../password/passwords.ts';
import { hashToken } from '../session/session-token.ts';
import { type AuthLibrary, createAuthLibrary } from './auth-library.ts';

let store: Store;
let user: User;
const log: string[] = [];
const email = 'ada@fund.example';
const device = { address: '192.0.2.1', userAgent: 'curl/8', sessionToken: null };

function open(passwords: Passwords): AuthLibrary {
  return createAuthLibrary({
    store,
    passwords,
    google: null,
    secret: 'a secret of the tests',
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
    onResetToken: async () => undefined,
    onPasswordReset: async () => undefined,
  });
}

beforeAll(async () => {
  store = await openMemoryStore();
  const passwordHash = await createPasswords().hash('right words');
  const names = { firstName: 'Ada', lastName: 'Example' };
  const made = await store.transaction((tx) =>
    tx.accounts.addPerson({ email, passwordHash, emailVerified: true, ...names }),
  );
  if (!made) throw new Error('the store is not empty');
  user = made;
});
afterAll(() => store.close());

it('opens sessions that are known by a hash, with the device as we saw it', async () => {
  const library = open(createPasswords());
  const tokens = [
    await library.signIn({ email, password: 'right words' }, device),
    await library.openSession(user.id, device),
  ];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    const match = await store.sessions.find(hashToken(token ?? ''));
    expect(match?.session).toMatchObject({ userId: user.id, ipAddress: '192.0.2.1', userAgent: 'curl/8' });
  }
});

it('hands our own refusals on as they are', async () => {
  const busy: Passwords = {
    ...createPasswords(),
    hash: () => Promise.reject(authBusy()),
    isRight: () => Promise.reject(authBusy()),
  };
  const library = open(busy);
  for (const address of [email, 'nobody@fund.example'])
    await expect(library.signIn({ email: address, password: 'x' }, device)).rejects.toMatchObject({
      code: 'auth.busy',
    });
});

it('says nothing about people', async () => {
  const library = open(createPasswords());
  await expect(library.signIn({ email, password: 'wrong words' }, device)).rejects.toMatchObject({
    code: 'auth.login-failed',
  });
  await expect(library.verifyEmail('no token')).rejects.toMatchObject({
    code: 'auth.verification-refused',
  });
  await library.requestReset('nobody@fund.example');
  const said = log.join('');
  expect(said).toContain('auth-library');
  for (const secret of ['@fund.example', 'wrong words', 'no token']) expect(said).not.toContain(secret);
  expect(log.every((line) => JSON.parse(line).level === 'debug')).toBe(true);
});

it('signs the tokens of mails with a secret of its own', async () => {
  const token = await open(createPasswords()).makeVerificationToken(email);
  expect(await open(createPasswords()).makeVerificationToken(email)).not.toBe(token);
  const [header = '', payload = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256' });
  const { exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(exp - iat).toBe(86_400);
  await open(createPasswords()).verifyEmail(token);
  await expect(open(createPasswords()).verifyEmail(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({
    statusCode: 410,
  });
});
