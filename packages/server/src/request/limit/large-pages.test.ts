import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

it('large pages are made two at once, a few wait, and others are told when to ask again', async () => {
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  const { promise: refused, resolve: noteRefusal } = Promise.withResolvers<void>();
  // While a transaction is open the database of a test answers nobody else, so that none of the pages is made.
  const holding = world.store.transaction(() => isHeld);
  const asking = Array.from({ length: 25 }, async (_, index) => {
    const answer = await world.ask(`/v2/library?per_page=${201 + index}`);
    if (answer.status === 503) noteRefusal();
    return answer;
  });
  await refused;
  release();
  await holding;
  const answers = await Promise.all(asking);
  const refusals = answers.filter(({ status }) => status === 503);
  expect(refusals).toHaveLength(3);
  expect(refusals[0]?.body['code']).toBe('server.busy');
  expect(refusals[0]?.headers.get('retry-after')).toBe('5');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(22);
});
