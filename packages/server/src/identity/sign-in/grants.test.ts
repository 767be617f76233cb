import { createUser } from '@ecco/factories/rows';
import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Access } from '../../request/access/access.ts';
import { grantsOf, promoteNamed } from './grants.ts';

const access: Access = {
  waitlistOn: true,
  adminEmails: ['chief@ecco.example', 'waits@ecco.example', 'nobody@ecco.example'],
  healthHubDomains: ['clinic.example'],
  peHubDomains: ['fund.example'],
  google: null,
  contactEmail: null,
};
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

it.each([
  ['chief@ecco.example', { role: 'admin' }],
  ['ada@clinic.example', { healthHub: true }],
  ['ada@fund.example', { peHub: true }],
  ['ada@evil-fund.example', {}],
  ['ada@fund.example.evil.example', {}],
  ['"@fund.example"@evil.example', {}],
])('%s is given %j', (email, grants) => {
  expect(grantsOf(access, email)).toEqual(grants);
});

it('makes those admin at the start whom the configuration names and who are verified', async () => {
  const add = (email: string, emailVerified: boolean) => createUser(store, { email, emailVerified });
  await add('chief@ecco.example', true);
  await add('waits@ecco.example', false);
  await add('other@ecco.example', true);
  await promoteNamed({ store, access });
  const roleOf = async (email: string) => (await store.users.findByEmail(email))?.role;
  expect(await roleOf('chief@ecco.example')).toBe('admin');
  expect(await roleOf('waits@ecco.example')).toBe('member');
  expect(await roleOf('other@ecco.example')).toBe('member');
});
