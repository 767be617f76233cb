import type { Proceedings } from '@ecco/domain';
import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';
import type { Engines } from '../work/engine-chain.ts';
import { PipelineError } from '../work/pipeline.errors.ts';

const none: Proceedings = { agenda: [], decisions: [], signals: [] };

/** Finds the first line to be the only item of an agenda. */
const clerk: Engines = {
  ...textEngines(),
  proceedings: {
    fallBack: false,
    engines: [
      {
        engine: 'clerk',
        version: '1',
        ports: {
          proceedings: async ({ segments: [first] }) => {
            if (first === undefined || first.text.includes('silence'))
              throw new PipelineError({ code: 'clerk.silence', message: 'Nothing was said.' });
            const citation = {
              segmentId: first.id,
              quote: first.text,
              startMs: null,
              endMs: null,
              page: null,
            };
            const title = 'Opening';
            return {
              ...none,
              agenda: [{ number: null, title, state: null, firstSegment: 0, lastSegment: 0, citation }],
            };
          },
        },
      },
    ],
  },
};

let world: World;
beforeAll(async () => {
  world = await openWorld(clerk);
});
afterAll(() => world.close());

const ended = { chapters: 1, status: 'ASSERTIONS_COMPLETE' } as const;
const itemNow = async (id: string) => (await world.store.items.findById(id))?.item;

it('an item of before there were proceedings is read at the start, and stays at its end', async () => {
  const { id, run } = await createItem(world.store, {
    ...ended,
    title: 'Older',
    lines: [{ text: 'We begin.' }],
  });
  const silent = await createItem(world.store, {
    ...ended,
    title: 'Silent',
    lines: [{ text: 'In silence.' }],
  });
  await world.pipeline.start();
  await until(async () => ((await itemNow(id))?.makers['proceedings'] === 'clerk 1' ? true : null));
  expect((await world.store.proceedings.ofItem(id)).agenda).toMatchObject([{ title: 'Opening' }]);
  expect(await itemNow(id)).toMatchObject({ status: 'ASSERTIONS_COMPLETE', nextStage: null, run });
  expect(await world.store.statusHistory.ofItem(id)).not.toContainEqual(
    expect.objectContaining({ status: 'EXTRACTING_ASSERTIONS' }),
  );

  await until(async () =>
    world.lines.some(({ item, outcome }) => item === silent.id && outcome === 'failed') ? true : null,
  );
  expect(await itemNow(silent.id)).toMatchObject({ status: 'ASSERTIONS_COMPLETE', statusMessage: null });
  expect(await world.store.proceedings.ofItem(silent.id)).toEqual(none);
});
