import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import { stageJob } from '../jobs/stage-job.ts';
import { createWorkPool, type WorkPool } from '../work/work-pool.ts';
import { ingestFile } from './ingest-file.ts';
import type { Intake } from './intake.type.ts';

const work = createWorkPool({ maxThreads: 1 });
/** No beginning is read in time. */
const hasty = createWorkPool({ maxThreads: 1, limits: () => ({ timeMs: 1, memoryBytes: 2 ** 30 }) });
const limits = { maxBytes: 1_000_000, timeoutMs: 1_000, maxRedirects: 0, userAgent: 'test' };
const fetch = createGuardedFetch({ ...limits, allowHosts: [] });
let store: Intake['store'];
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => Promise.all([store.close(), fetch.close(), work.close(), hasty.close()]));

const intakeWith = (headPool: WorkPool): Intake => ({
  ...{ store, fetch, pool: work, headPool, addedBy: null, share: null },
  ...{ feedMaxEntries: 10, feedMaxBytes: 1_000_000, textMaxBytes: 1_000_000, uploadMaxBytes: 1_000_000 },
  laterTranscripts: 'propose',
  jobOf: (stage) => stageJob(stage, 1),
  clock: () => new Date(),
});

async function* manyLines(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('Ada: The fees fell.\n'.repeat(20_000));
}

it('tells what a file is off the event loop and for so long only, and keeps nothing of what it could not', async () => {
  const file = { name: 'minutes.txt', content: manyLines() };
  await expect(ingestFile(intakeWith(hasty), file)).rejects.toMatchObject({ code: 'source.too-slow' });
  for await (const { key } of store.files.list()) expect(key).toBe('none');
  expect((await store.items.library({ page: 1, perPage: 1 })).total).toBe(0);
});
