import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostileCall, hostileCalls } from '../testing/hostile-calls.fixture.ts';
import { openWorld, type World } from '../testing/world.ts';

/** Calls under way together. */
const atOnce = 8;

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

it('every operation answers what nobody would send, and never by a fault of ours', async () => {
  const { id, slug } = await createProcessedItem(world.store, { lines: 8 });
  const known = { uuid: [id], id: [id, slug], slug: [slug] };
  const calls = await hostileCalls({ seed: 1, perOperation: 1, known });
  const session = await world.becomeAdmin();
  const faults: unknown[] = [];
  const ask = async ({ path, method, body }: HostileCall) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await world.ask(path, { method, session, headers, ...(body !== undefined && { body }) });
    if (answer.status >= 500) faults.push({ method, path, body, status: answer.status, text: answer.text });
  };
  for (let at = 0; at < calls.length; at += atOnce) await Promise.all(calls.slice(at, at + atOnce).map(ask));
  expect(calls.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
