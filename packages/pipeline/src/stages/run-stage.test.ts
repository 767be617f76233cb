import type { StageName } from '@ecco/domain';
import { handleJob, type JobDefinition } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageJobs } from '../assembly/stage-jobs.ts';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import { metaOf } from '../item/item-meta.ts';
import type { StageJob } from '../jobs/stage-job.ts';
import { openWorld, until, type World } from '../testing/world.fixture.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { createWorkPool } from '../work/work-pool.ts';
import { runStage } from './run-stage.ts';
import type { Stage } from './stage.type.ts';

const jobOf: (stage: StageName) => JobDefinition<StageJob> = stageJobs(1);
const pool = createWorkPool({ maxThreads: 1 });
const fetch = createGuardedFetch({ maxBytes: 1, timeoutMs: 1, maxRedirects: 0, userAgent: 'test' });
let world: World;
let computed = 0;
beforeAll(async () => {
  world = await openWorld();
  await world.pipeline.declare();
});
afterAll(async () => {
  await pool.close();
  await fetch.close();
  await world.close();
});

const outlineLike = (compute: Stage['compute']): Stage => ({
  name: 'outline',
  working: () => 'SUMMARIZING_STAGE_1',
  done: null,
  tries: 2,
  compute: (input, tools) => {
    computed += 1;
    return compute(input, tools);
  },
});

async function newItem(title: string) {
  const { item } = await world.store.items.insertOrFind({
    kind: 'episode',
    title,
    nextStage: 'outline',
    meta: {},
  });
  return item;
}

function run(stage: Stage, job: StageJob, attempt = 1) {
  const limits = {
    mediaKeepMaxBytes: 0,
    keepsVoicePrints: true,
    mediaFetchMaxBytes: 0,
    mediaFetchTimeoutMs: 1,
    textMaxBytes: 1,
  };
  const tools = { store: world.store, engines: {}, fetch, pool, jobOf, limits };
  const context = { attempt, signal: new AbortController().signal };
  return runStage({ tools, stage, job, context, writePausesMs: [0, 0] });
}

describe('a stage', () => {
  it('writes its result, the next stage and its job once, however often its job comes', async () => {
    const item = await newItem('twice');
    const stage = outlineLike(async ({ item: { id } }) => async (tx) => {
      await tx.items.update(id, { oneLiner: 'written' });
    });
    const job = { itemId: item.id, run: item.run };
    expect(await run(stage, job)).toMatchObject({ outcome: 'written' });
    expect(await run(stage, job)).toMatchObject({ outcome: 'stale' });
    const after = (await world.store.items.findById(item.id))?.item;
    expect(after).toMatchObject({
      oneLiner: 'written',
      nextStage: 'overview',
      status: 'SUMMARIZING_STAGE_1',
    });
    const depths = await world.store.jobs.depths();
    expect(depths.find(({ name }) => name === 'stage.overview')?.queued).toBe(1);
  });

  it('of an earlier run has no effect', async () => {
    const item = await newItem('old run');
    await world.store.items.restart({ itemId: item.id, stage: 'outline', status: 'NOT_STARTED' });
    const before = computed;
    const stage = outlineLike(() => Promise.reject(new Error('must not be asked')));
    expect(await run(stage, { itemId: item.id, run: 1 })).toMatchObject({ outcome: 'stale' });
    expect(computed).toBe(before);
  });

  it('that was overtaken while it computed writes nothing', async () => {
    const item = await newItem('overtaken');
    const stage = outlineLike(async ({ item: { id } }) => {
      await world.store.items.restart({ itemId: id, stage: 'acquire', status: 'NOT_STARTED' });
      return async (tx) => {
        await tx.items.update(id, { oneLiner: 'late' });
      };
    });
    expect(await run(stage, { itemId: item.id, run: 1 })).toMatchObject({ outcome: 'stale' });
    expect((await world.store.items.findById(item.id))?.item.oneLiner).toBeNull();
  });

  it('whose write fails in passing is not computed again', async () => {
    const item = await newItem('flaky write');
    const before = computed;
    let writes = 0;
    const stage = outlineLike(async () => async () => {
      writes += 1;
      if (writes < 3) throw new Error('the connection was lost');
    });
    expect(await run(stage, { itemId: item.id, run: 1 })).toMatchObject({ outcome: 'written' });
    expect([writes, computed - before]).toEqual([3, 1]);
  });

  it('that meets a passing fault is tried again, then leaves a reason and where to resume', async () => {
    const item = await newItem('passing');
    const busy = new PipelineError({ code: 'test.busy', message: 'The service is busy.', retryable: true });
    const stage = outlineLike(() => Promise.reject(busy));
    const job = { itemId: item.id, run: 1 };
    await expect(run(stage, job, 1)).rejects.toBe(busy);
    expect(await run(stage, job, 2)).toMatchObject({ outcome: 'failed' });
    const failed = (await world.store.items.findById(item.id))?.item;
    expect(failed).toMatchObject({
      status: 'FAILED',
      statusMessage: 'The service is busy.',
      nextStage: 'outline',
    });
    expect(metaOf(failed ?? { meta: {} }).failure).toEqual({ code: 'test.busy', stage: 'outline' });
  });

  it('fails at once on a fault that will not pass, and never shows what a library said', async () => {
    const item = await newItem('final');
    const stage = outlineLike(() => Promise.reject(new Error('select * from secrets')));
    expect(await run({ ...stage, tries: 1 }, { itemId: item.id, run: 1 })).toMatchObject({
      outcome: 'failed',
    });
    const { statusMessage } = (await world.store.items.findById(item.id))?.item ?? {};
    expect(statusMessage).toMatch(/went wrong in the step “outline”/);
    expect(await run(stage, { itemId: item.id, run: 1 })).toMatchObject({ outcome: 'stale' });
  });

  it('gives its turn to the next one', async () => {
    const [first, urgent] = [await newItem('in its turn'), await newItem('whose turn it is')];
    const stage = outlineLike(async () => async () => undefined);
    await run(stage, { itemId: first.id, run: 1, priority: -3 });
    await run(stage, { itemId: urgent.id, run: 1, priority: 8 });
    const begun: string[] = [];
    const { reservedFrom: _none, ...overview } = jobOf('overview');
    const handler = handleJob(overview, { run: async ({ itemId }) => void begun.push(itemId) });
    await world.store.jobs.start({ definitions: [overview], handlers: [handler] });
    await until(async () => (begun.includes(first.id) && begun.includes(urgent.id) ? true : null));
    expect(begun.indexOf(urgent.id)).toBeLessThan(begun.indexOf(first.id));
  });
});
