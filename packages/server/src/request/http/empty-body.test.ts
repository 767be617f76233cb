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

const headers = { 'content-type': 'application/json' };

it('a call without a body that says it is JSON is answered', async () => {
  const json = { name: 'Linden', org_type: 'PENSION_FUND' };
  await world.ask('/v2/manage/org', { method: 'POST', json, session });
  const { status } = await world.ask('/v2/manage/org/linden', { method: 'DELETE', headers, session });
  expect(status).toBe(200);
});

it.each(['{', 'x', '{"__proto__":{}}'])('a body that is %s is not valid', async (body) => {
  const input = { method: 'POST', body, headers, session };
  const { status, body: answer } = await world.ask('/v2/manage/org', input);
  expect([status, answer['code']]).toEqual([400, 'request.malformed']);
});
