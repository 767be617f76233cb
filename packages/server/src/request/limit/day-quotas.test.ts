import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { perDay } from './day-quotas.ts';
import { createSharedLimit } from './shared-limit.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1', WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

/** So many calls were made on this day already. */
const spent = (name: string, who: string, amount: number) =>
  createSharedLimit(world.store, { name: `day-${name}`, max: amount, windowMs: 86_400_000 }, Date.now).take(
    who,
    amount,
  );
const makeList = (from: string, session?: string) =>
  world.ask('/v2/episode_list', {
    method: 'POST',
    json: { title: 'Fees' },
    headers: { 'x-forwarded-for': from },
    ...(session === undefined ? {} : { session }),
  });

it('lets the visitors of a network make so many lists in a day, and those of others besides', async () => {
  await spent('lists', '192.0.2.1', perDay.lists.visitor - 1);
  expect((await makeList('192.0.2.1')).status).toBe(200);
  const refused = await makeList('192.0.2.1');
  expect([refused.status, refused.body['code']]).toEqual([429, 'request.day-spent']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await makeList('192.0.2.2')).status).toBe(200);
});

it('counts a member wherever they are, and waiting addresses too', async () => {
  await world.becomeAdmin();
  const session = await world.becomeMember();
  const member = await world.store.users.findByEmail('member@ecco.example');
  await spent('lists', member?.id ?? '', perDay.lists.member);
  expect((await makeList('192.0.2.3', session)).status).toBe(429);
  expect((await makeList('192.0.2.3')).status).toBe(200);

  await spent('addresses', '192.0.2.4', perDay.addresses.visitor);
  const joined = await world.ask('/v2/auth/join_waitlist', {
    method: 'POST',
    json: { email: 'a@fund.example' },
    headers: { 'x-forwarded-for': '192.0.2.4' },
  });
  expect(joined.body).toMatchObject({ code: 'request.day-spent' });
});

it('counts what a member puts right, deletes and restores', async () => {
  const session = await world.becomeMember('careful@ecco.example');
  const id = (await world.store.users.findByEmail('careful@ecco.example'))?.id ?? '';
  const item = await createProcessedItem(world.store, { title: 'Fees', lines: 3, addedBy: id });
  const correct = (title: string) =>
    world.ask(`/v2/content/${item.id}`, { method: 'PATCH', json: { title }, session });
  await spent('corrections', id, perDay.corrections.member - 1);
  expect((await correct('Fees of May')).status).toBe(200);
  expect((await correct('Fees of June')).status).toBe(429);
});

it.each([
  [
    'questions',
    2_000,
    '/v2/episode/answers?question=What%20fell%3F',
    'GET',
    'as many questions as a day holds',
  ],
  ['readings', 3_000, '/v2/episode/get_summary_audio_url', 'POST', 'as can be read aloud in a day'],
])('counts %s of visitors too, and says so', async (what, max, path, method, words) => {
  const ask = (from: string) => world.ask(path, { method, headers: { 'x-forwarded-for': from } });
  await spent(what, '192.0.2.5', max);
  const refused = await ask('192.0.2.5');
  expect([refused.status, refused.body['code']]).toEqual([429, 'request.day-spent']);
  expect(refused.body['message']).toContain(words);
  expect((await ask('192.0.2.6')).status).not.toBe(429);
});
