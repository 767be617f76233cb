import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous } from '../access/actor.ts';
import type { RouteName } from '../access/route-policy.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const limitsOf = (): RequestLimits => createRequestLimits(store, { questions: 1_000, readings: 1_000 });

/** How many of so many calls come through. */
async function pass(
  limits: RequestLimits,
  { route, from, calls }: { route: RouteName; from: string; calls: number },
) {
  const answers = await Promise.allSettled(
    Array.from({ length: calls }, () => limits.slowDown(route, anonymous(from, false))),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  for (const { reason } of refused)
    expect(reason).toMatchObject({ statusCode: 429, code: 'request.too-many' });
  return calls - refused.length;
}

it('slow down guessing of the setup token in all processes together, and beyond a restart', async () => {
  const [one, other] = [limitsOf(), limitsOf()];
  const claims = { route: 'session.claim', from: '192.0.2.1', calls: 6 } as const;
  expect((await pass(one, claims)) + (await pass(other, claims))).toBe(10);
  expect(await pass(limitsOf(), claims)).toBe(0);
  expect(await pass(one, { ...claims, from: '192.0.2.2' })).toBe(6);
});

it('count what makes processes busy for all of them together, and a network as one', async () => {
  const speaking = { route: 'cardAudio.make', from: '2001:db8::1', calls: 31 } as const;
  const limits = limitsOf();
  expect(await pass(limits, speaking)).toBe(30);
  expect(await pass(limits, { ...speaking, from: '2001:db8::ffff:1', calls: 1 })).toBe(0);
  expect(await pass(limitsOf(), speaking)).toBe(0);
});

it('leave calls alone that have none', async () => {
  expect(await pass(limitsOf(), { route: 'item.content', from: '192.0.2.3', calls: 500 })).toBe(500);
});
