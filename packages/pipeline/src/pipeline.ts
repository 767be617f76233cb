/**
 * The room's one constructor: binds the stages, jobs and ways in to a store, engines and the guarded client.
 * A process that answers requests calls `declare` and may then take sources in; one that works calls `start`.
 */

import { notForStage } from './ingest/ingest.errors.ts';
import { ingestFile } from './ingest/ingest-file.ts';
import { ingestUrl } from './ingest/ingest-url.ts';

import { pipelineJobs, stageJobs } from './jobs/job.list.ts';
import { watched } from './jobs/job-line.ts';
import { startRun, takeUpAwaiting, takeUpUnheard } from './jobs/take-up.ts';
import { tidyFiles } from './jobs/tidy-files.ts';
import { createUpkeep } from './jobs/upkeep.ts';
import type { CreatePipeline, Pipeline } from './pipeline.type.ts';
import { stages } from './stages/stage.list.ts';
import type { StageName } from './stages/stage.type.ts';
import { hasEngine } from './work/engine-chain.ts';
import { offloaded } from './work/offloaded-engine.ts';
import { createWorkPool } from './work/work-pool.ts';

/** How long a recording may take to come, in ms. */
const mediaFetchTimeoutMs = 30 * 60_000;

/** How often the store is tidied, in ms. */
const upkeepEveryMs = 3 * 3_600_000;

/** Largest text and largest feed that are read, in bytes: each is held in memory, a feed briefly. */
const textLimit = 64 * 2 ** 20;
const feedLimit = 256 * 2 ** 20;

const place = (stage: string): number => stages.findIndex(({ name }) => name === stage);

export function createPipeline(options: CreatePipeline): Pipeline {
  const { store, fetch, config, alsoJobs = [], clock = () => new Date(), log = () => undefined } = options;
  const pool = createWorkPool({ maxThreads: config.concurrency });
  const engines = offloaded(options.engines, pool);
  const { mediaKeepMaxBytes, mediaFetchMaxBytes, feedMaxEntries } = config;
  const textMaxBytes = Math.min(textLimit, mediaFetchMaxBytes);
  const limits = { mediaKeepMaxBytes, mediaFetchMaxBytes, mediaFetchTimeoutMs, textMaxBytes };
  const jobOf = stageJobs(config.concurrency);
  const tools = { store, engines, fetch, pool, limits };
  const feedMaxBytes = Math.min(feedLimit, mediaFetchMaxBytes);
  const discover = { store, fetch, pool, feedMaxEntries, feedMaxBytes, jobOf, clock };
  const own = pipelineJobs({ tools, discover, jobOf, clock, log });
  const jobs = {
    definitions: [own, ...alsoJobs].flatMap(({ definitions }) => definitions),
    handlers: [own, ...alsoJobs].flatMap(({ handlers }) => handlers),
  };
  const intake = { ...discover, textMaxBytes, uploadMaxBytes: config.uploadMaxBytes };

  const tended = (work: () => Promise<unknown>) => async () => {
    const line = { job: 'upkeep', stage: null, item: null, context: { attempt: 1 }, clock, log };
    await watched(line, async () => {
      await work();
      return { outcome: 'written', failure: null };
    });
  };
  const tidy = () => tidyFiles(store, clock());
  const upkeep = createUpkeep({
    atStart: tended(tidy),
    regularly: tended(async () => {
      await tidy();
      await store.maintain();
    }),
    everyMs: upkeepEveryMs,
    // It is in the log already, and the next time comes by itself.
    onError: () => undefined,
  });

  async function retry(itemId: string, from: StageName) {
    const found = await store.items.findById(itemId);
    if (found === null) return null;
    const { nextStage } = found.item;
    if (nextStage !== null && place(from) > place(nextStage)) throw notForStage(from);
    return startRun(store, jobOf, { itemId, stage: from });
  }

  return {
    ...jobs,
    ingestUrl: (url) => ingestUrl(intake, url),
    ingestFile: (file) => ingestFile(intake, file),
    retry: (itemId, { from = 'acquire' } = {}) => retry(itemId, from),
    declare: () => store.jobs.declare(jobs.definitions),
    async start() {
      await store.jobs.declare(jobs.definitions);
      await takeUpAwaiting(store, jobOf);
      for (const { takeUp } of alsoJobs) await takeUp?.();
      if (hasEngine(engines, 'transcribe')) await takeUpUnheard(store, jobOf);
      await store.jobs.start(jobs);
      upkeep.start();
    },
    async stop(timeoutMs) {
      await upkeep.stop();
      await store.jobs.stop(timeoutMs);
      await pool.close();
    },
  };
}
