import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { stageJobs } from '../assembly/stage-jobs.ts';
import { bytesOf, openWorld, textEngines, type World } from '../testing/world.fixture.ts';
import { remakeAtNight, remakeSome, untilNight } from './remake-old.ts';

const hourMs = 3_600_000;
const at = (hour: number, minute = 0) => new Date(2026, 4, 12, hour, minute);

test.each([
  [at(1), 0],
  [at(4, 59), 0],
  [at(5), 20 * hourMs],
  [at(23, 30), 1.5 * hourMs],
  [at(0, 30), 0.5 * hourMs],
])('at %s a night is so far away', (now, ms) => expect(untilNight(now)).toBe(ms));

describe('results of older versions', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await world.pipeline.start();
  });
  afterAll(() => world.close());

  async function ingested(name: string): Promise<string> {
    const words = `Ada: The board speaks of ${name} and its fees.\n\nBen: They rose by twelve basis points.`;
    const { items } = await world.pipeline.ingestFile({ name: `${name}.txt`, content: bytesOf(words) });
    return (await world.settled(items[0]?.id ?? '')).id;
  }
  const tools = (now: Date) => ({
    store: world.store,
    engines: textEngines(),
    jobOf: stageJobs(1),
    clock: () => now,
  });
  const runs = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await world.store.items.findById(id))?.item.run));

  it('are made again at night from the first stage that is old on, each once, and not by day', async () => {
    const { store } = world;
    const ids = [await ingested('timber'), await ingested('credit'), await ingested('gold')].toSorted();
    const [old = '', older = '', current = ''] = ids;
    expect(await remakeAtNight(tools(at(12)))).toBeNull();

    await store.items.noteMaker(old, { task: 'analyse', maker: 'built-in 0.1' });
    await store.items.noteMaker(older, { task: 'outline', maker: 'built-in 0.1' });
    await store.items.noteMaker(older, { task: 'analyse', maker: 'built-in 0.1' });
    await store.items.noteMaker(current, { task: 'transcribe', maker: 'of before' });
    expect(await remakeAtNight(tools(at(12)))).toEqual(new Date(2026, 4, 13, 1));

    const before = await runs(...ids);
    await remakeSome(tools(at(12)), { after: null });
    expect(await runs(...ids)).toEqual(before);
    await remakeSome(tools(at(2)), { after: null });
    const [oldRun = 0, olderRun = 0, currentRun] = before;
    expect(await runs(...ids)).toEqual([oldRun + 1, olderRun + 1, currentRun]);
    await Promise.all(ids.map((id) => world.settled(id)));
    expect(await remakeAtNight(tools(at(12)))).toBeNull();
  });
});
