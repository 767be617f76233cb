import { randomUUID } from 'node:crypto';
import { createItems } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
let member: string;
let other: string;
let items: Item[];
beforeAll(async () => {
  world = await openWorld();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
  items = await createItems(
    world.store,
    ['One', 'Two', 'Three'].map((title) => ({ title })),
  );
});
afterAll(() => world.end());

const path = '/v2/user_history_list';
const forget = (json: object, session: string) => world.ask(path, { method: 'DELETE', json, session });
beforeEach(() => forget({}, member));

/** Opens an item at a time after all others. */
async function open(index: number, position?: number, session = member) {
  const began = Date.now();
  await until(() => Date.now() > began);
  const json = { uuid: items[index]?.id, ...(position === undefined ? {} : { position }) };
  return world.ask(path, { method: 'POST', json, session });
}

async function historyOf(session = member, query = '') {
  const { body } = await world.ask(path + query, { session });
  const episodes = Array.isArray(body['episodes']) ? body['episodes'] : [];
  return {
    entries: episodes.map(({ title, position }) => [title, position]),
    pagination: body['pagination'],
  };
}

it('tells what was opened, newest first, where it was left, in pages', async () => {
  await open(0, 12.25);
  await open(1);
  await open(2, 0);
  expect((await historyOf()).entries).toEqual([
    ['Three', 0],
    ['Two', null],
    ['One', 12.25],
  ]);
  expect(await historyOf(member, '?page=2&per_page=2')).toEqual({
    entries: [['One', 12.25]],
    pagination: { page: 2, per_page: 2, total: 3, pages: 2 },
  });
  await open(0);
  expect((await historyOf()).entries[0]).toEqual(['One', 12.25]);
  expect((await historyOf(other)).entries).toEqual([]);
});

it('forgets one, or all', async () => {
  await open(0);
  await open(1);
  const one = await forget({ uuid: items[0]?.id }, member);
  expect([one.status, one.body['message']]).toEqual([200, 'Removed from your history']);
  expect((await historyOf()).entries).toEqual([['Two', null]]);
  await open(0, 3, other);
  const all = await forget({}, member);
  expect([all.status, all.body['message']]).toEqual([200, 'Your history is empty now']);
  expect([(await historyOf()).entries, (await historyOf(other)).entries]).toEqual([[], [['One', 3]]]);
});

it('puts back what was taken out, at its time', async () => {
  await open(0, 12.25);
  await open(1);
  const { body } = await world.ask(path, { session: member });
  const entries = Array.isArray(body['episodes']) ? body['episodes'] : [];
  const { uuid, opened_at } = entries[1];
  const { receipt } = (await forget({ uuid }, member)).body;
  expect((await forget({ uuid }, member)).body).toEqual({ message: 'Removed from your history' });
  const back = (json: object, session = member) =>
    world.ask(path, { method: 'POST', json: { uuid, opened_at, receipt, ...json }, session });

  for (const wrong of [
    { opened_at: new Date(Date.now() + 60_000).toISOString() },
    { opened_at: '2020-01-01T00:00:00Z' },
    { uuid: items[2]?.id },
    { receipt: 'made-up' },
    { receipt: undefined },
  ])
    expect((await back(wrong)).body['code']).toBe('history.entry-unknown');
  expect((await back({}, other)).status).toBe(409);
  expect((await back({ opened_at: 'yesterday' })).status).toBe(400);

  expect((await back({ position: 12.25 })).status).toBe(200);
  expect((await world.ask(path, { session: member })).body['episodes']).toEqual(entries);
  await open(0);
  expect((await back({})).status).toBe(200);
  expect((await historyOf()).entries[0]).toEqual(['One', 12.25]);
});

it('is of items that are there, and of places that can be', async () => {
  const note = (json: object) => world.ask(path, { method: 'POST', json, session: member });
  const unknown = await note({ uuid: randomUUID() });
  expect([unknown.status, unknown.body['code']]).toEqual([404, 'item.not-found']);
  for (const position of [-1, 2_000_001, '5'])
    expect((await note({ uuid: items[0]?.id, position })).status).toBe(400);
  expect((await note({ uuid: items[0]?.id, position: 2_000_000 })).status).toBe(200);
});

it('takes notes from our own pages only', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const json = { uuid: items[0]?.id };
  const { status } = await world.ask(path, { method: 'POST', json, session: member, headers: foreign });
  expect(status).toBe(403);
});
