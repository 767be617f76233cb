import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld();
  ({ session } = await signIn(world.store, { email: 'admin@fund.example', role: 'admin' }));
});
afterAll(() => world.end());

it.each([
  '/v2/content/a%00b',
  '/v2/article?slug=%00',
  '/v2/admin/users?query=%00',
  '/v2/api-docs/%00',
  '/ep/%00',
  '/conversation/%00',
  '/https://example.org/%00',
])('the address %s is not valid', async (path) => {
  const { status, body } = await world.ask(path, { session });
  expect([status, body['code']]).toEqual([400, 'request.malformed']);
});

it.each([
  ['/v2/user/update_prompt_context', { prompt_type: 'profile_prompt', prompt_text: 'a\0b' }],
  ['/v2/user/api_keys', { name: '\0' }],
  ['/v2/user/api_keys', { name: 'a', deep: [{ 'er\0': 1 }] }],
  ['/v2/auth/login/email', { email: 'a@fund.example', password: 'a\0b' }],
  ['/v2/manage/org', { name: 'Alder', org_type: 'PENSION_FUND', aliases: ['Half a sign \ud83d'] }],
])('a body of %s with it is not valid', async (path, json) => {
  const { status, body } = await world.ask(path, { method: 'POST', json, session });
  expect([status, body['code']]).toEqual([400, 'request.malformed']);
});

it('a body may hold a list as long as it is allowed to be', async () => {
  const body = `[${'0,'.repeat(300_000)}0]`;
  const headers = { 'content-type': 'application/json' };
  const { status, body: reported } = await world.ask('/v2/manage/import', {
    method: 'POST',
    body,
    headers,
    session,
  });
  expect([status, reported['code']]).toEqual([400, 'request.invalid']);
});

it('a body may nest as deep as it is long', async () => {
  const body = '['.repeat(30_000) + ']'.repeat(30_000);
  const headers = { 'content-type': 'application/json' };
  const { status } = await world.ask('/v2/user/api_keys', { method: 'POST', body, headers, session });
  expect(status).toBe(400);
});
