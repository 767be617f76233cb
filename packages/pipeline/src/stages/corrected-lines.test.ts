import type { Item, Store } from '@ecco/store';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { stageJobs } from '../assembly/stage-jobs.ts';
import { bytesOf, openWorld, type World } from '../testing/world.fixture.ts';
import { remakeCorrected, withCorrections } from './corrected-lines.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pipeline.start();
});
afterAll(() => world.close());

const spoken = [
  'Ada: We begin with the report of the investment committee on private credit and its fees.',
  'Ben: The fees of the managers rose by twelve basis points over the last fiscal year.',
  'Ada: The board approved the commitment of forty million dollars to Bridgewell without dissent.',
].join('\n\n');

async function correct(store: Store, itemId: string, from: string, to: string): Promise<string> {
  const line = (await store.segments.ofItem(itemId)).find(({ text }) => text.includes(from));
  if (!line) throw new Error(`no line has ${from}`);
  const text = line.text.replace(from, to);
  const { id, said, text: before } = line;
  await store.transaction(async (tx) => {
    await tx.lineEdits.add({
      itemId,
      segmentId: id,
      userId: null,
      said: said ?? before,
      before,
      after: text,
      undoes: null,
    });
    await tx.segments.correct({ itemId, id, before, text });
  });
  return id;
}

async function ingested(name: string, words: string): Promise<Item> {
  const { items } = await world.pipeline.ingestFile({ name, content: bytesOf(words) });
  return world.settled(items[0]?.id ?? '');
}

it('a corrected line stays so when the transcript is cut again, under the same id', async () => {
  const { store, pipeline } = world;
  const item = await ingested('board.txt', spoken);
  const id = await correct(store, item.id, 'Bridgewell', 'Bridgwell');
  await pipeline.runAgain(item.id, { from: 'process' });
  await world.settled(item.id);
  const line = (await store.segments.byIds([id])).get(id);
  expect(line?.text).toContain('Bridgwell');
  expect(line?.said).toContain('Bridgewell');
  expect(await store.lineEdits.unsettled(item.id)).toEqual([]);
});

it('what rests on corrected lines is made again once nobody has corrected for a while', async () => {
  const { store } = world;
  const item = await ingested('fees.txt', `${spoken} Thank you.`);
  const { run } = item;
  await correct(store, item.id, 'twelve', 'twenty');
  const jobOf = stageJobs(1);
  const runNow = async () => (await store.items.findById(item.id))?.item.run;

  await remakeCorrected(store, jobOf, new Date());
  expect(await runNow()).toBe(run);
  await remakeCorrected(store, jobOf, new Date(Date.now() + 60_000));
  expect(await runNow()).toBe(run + 1);
  await world.settled(item.id);
  expect(await store.lineEdits.unsettled(item.id)).toEqual([]);
  await remakeCorrected(store, jobOf, new Date(Date.now() + 60_000));
  expect(await runNow()).toBe(run + 1);
});

test('a source that says something else by now is right until it is corrected again', () => {
  const standing = [
    { segmentId: 'a', said: 'Feas rose.', after: 'Fees rose.' },
    { segmentId: 'b', said: 'The bord met.', after: 'The board met.' },
    { segmentId: 'c', said: 'Good.', after: 'Good.' },
  ];
  const cut = [
    { id: 'a', text: 'Feas rose.' },
    { id: 'b', text: 'The board met again.' },
    { id: 'c', text: 'Good.' },
  ];
  expect(withCorrections(cut, standing)).toEqual([
    { id: 'a', text: 'Fees rose.', said: 'Feas rose.' },
    { id: 'b', text: 'The board met again.', said: null },
    { id: 'c', text: 'Good.', said: null },
  ]);
});
