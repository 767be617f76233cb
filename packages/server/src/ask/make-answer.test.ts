import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { makeAnswer } from './make-answer.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  await createItem(world.store, {
    ...{ kind: 'episode', title: 'Talk of mills', status: 'ASSERTIONS_COMPLETE' },
    lines: [{ text: 'The managers of mills charge a fee of 3 percent.' }],
  });
});
afterAll(() => world.end());

it('looks for what the likeliest source answers besides while the question is answered, and not behind it', async () => {
  const { pipeline, store } = world;
  const begun = Promise.withResolvers<void>();
  const reported = await makeAnswer(
    {
      store,
      pipeline: {
        ...pipeline,
        suggestQuestions: (itemWithShow) => {
          begun.resolve();
          return pipeline.suggestQuestions(itemWithShow);
        },
        // The engine answers only once the other has begun.
        askItems: async (itemsQuestion) => {
          await begun.promise;
          return pipeline.askItems(itemsQuestion);
        },
      },
    },
    {
      ...{ query: 'What fee do the managers of mills charge?', needs: [], without: [], graph: null },
      asked: { scope: { kind: 'library', id: '', title: null }, itemIds: null, organizations: [] },
      askedAt: new Date('2026-05-04T12:00:00Z'),
    },
  );
  expect(reported.sentences.map(({ lead }) => lead)).toEqual(['3 percent']);
});
