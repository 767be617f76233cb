import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../testing/sign-in.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

const mayOf = (thing: unknown): unknown =>
  typeof thing === 'object' && thing !== null && 'may' in thing ? thing.may : null;

it('tells everybody with an item, and with a meeting of it, what they may do with it', async () => {
  const item = await createProcessedItem(world.store, { lines: 1 });
  const member = (await signIn(world.store, { email: 'ada@fund.example' })).session;
  const admin = (await signIn(world.store, { email: 'admin@fund.example', role: 'admin' })).session;
  const seen = async (session?: string) =>
    mayOf((await world.ask(`/v2/content/${item.slug}`, session ? { session } : {})).body['item']);
  expect(await seen()).toEqual({
    retry: false,
    read_again: false,
    curate: false,
    assign: false,
    correct: false,
  });
  expect(await seen(member)).toEqual({
    retry: false,
    read_again: false,
    curate: false,
    assign: true,
    correct: false,
  });
  expect(await seen(admin)).toEqual({
    retry: true,
    read_again: false,
    curate: true,
    assign: true,
    correct: true,
  });

  const meeting = async (session?: string) =>
    mayOf((await world.ask(`/v2/pension_funds/events/${item.id}`, session ? { session } : {})).body['event']);
  expect(await meeting(admin)).toEqual({ change: false, remove: false });
  const json = { title: 'Board meeting', sources: [item.id] };
  await world.ask('/v2/admin/events', { method: 'POST', json, session: admin });
  expect(await meeting(member)).toEqual({ change: false, remove: false });
  expect(await meeting(admin)).toEqual({ change: true, remove: true });
});
