import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { createAnswerMaker } from './ask.usecases.ts';
import type { QuestionScope } from './ask-scope.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  await createItem(world.store, {
    kind: 'article',
    title: 'Cobble Teachers and its ferries',
    lines: [
      { text: 'Cobble Teachers committed $30 million to a ferry fund of Wicker Partners in May 2026.' },
      { text: 'Its trustees had asked for fewer ferries and more bridges.' },
    ],
  });
});
afterAll(() => world.end());

const query = 'How much did Cobble Teachers commit to the ferry fund?';
const library: QuestionScope = {
  scope: { kind: 'library', id: '', title: null },
  itemIds: null,
  organizations: [],
};

it('answers without a part of the search as far as it can, and asks again once that is back', async () => {
  let isDown = true;
  const { search } = world.store;
  const answer = createAnswerMaker({
    pipeline: world.pipeline,
    now: Date.now,
    store: {
      ...world.store,
      search: {
        ...search,
        about: (hitQuery) => (isDown ? Promise.resolve([]) : search.about(hitQuery)),
        degraded: () => (isDown ? ['bm25'] : []),
      },
    },
  });
  const without = await answer({ query, asked: library, needs: '', userId: null });
  expect(without.told).toMatchObject({ found: false, degraded: ['bm25'], madeBy: null });
  isDown = false;
  const { told } = await answer({ query, asked: library, needs: '', userId: null });
  expect(told).toMatchObject({ found: true, degraded: [] });
  expect(told.madeBy?.engine).toBe('built-in');
});

it('answers or slows down whoever asks a hundred questions at once, and serves everybody else', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      world.ask(`/v2/episode/answers?query=${encodeURIComponent(`Who asked for bridge number ${at}?`)}`),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  for (const { status, body, headers } of answers)
    if (status === 429)
      expect([typeof body['message'], Number(headers.get('retry-after')) > 0]).toEqual(['string', true]);
  expect((await world.ask('/v2/library')).status).toBe(200);
});
