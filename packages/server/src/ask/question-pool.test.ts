import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { createQuestionPool } from './question-pool.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  const call = (show: string, title: string, text: string) =>
    createItem(world.store, {
      ...{ kind: 'episode', show, title, status: 'ASSERTIONS_COMPLETE' },
      lines: [{ text }],
    });
  for (const [at, subject] of ['roads', 'ports', 'mills'].entries())
    await call('Harbor talks', `Talk ${at}`, `The managers of ${subject} charge a fee of ${at + 2} percent.`);
  await call('Meadow talks', 'Talk of barns', 'The managers of barns charge a fee of 9 percent.');
});
afterAll(() => world.end());

/** Asks of each talk what its one line answers, and what nothing answers. */
const questions = ['roads', 'ports', 'mills', 'barns'].map(
  (subject) => `What fee do the managers of ${subject} charge?`,
);

it('keeps questions that all of the library answers by that very item, two of a show at most, and is not waited for', async () => {
  const { pipeline, store } = world;
  const questionPool = createQuestionPool({
    store,
    now: Date.now,
    pipeline: {
      ...pipeline,
      suggestQuestions: async ({ item }) => {
        const { id } = item;
        const [line] = await store.segments.ofItem(id);
        const own = questions.filter((query) => line?.text.includes(query.split(' ').at(-2) ?? ''));
        return ['What fee do the managers of castles charge?', ...own];
      },
    },
    onError: (error) => expect.fail(String(error)),
  });
  expect(await questionPool.read()).toEqual([]);
  await expect.poll(questionPool.read, { timeout: 30_000 }).not.toEqual([]);
  const ready = await questionPool.read();
  expect(ready).toContain('What fee do the managers of barns charge?');
  expect(ready).toHaveLength(3);
  expect(ready).not.toContain('What fee do the managers of castles charge?');
});
