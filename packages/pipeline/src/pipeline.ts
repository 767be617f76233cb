/**
 * The room's one constructor: binds the stages, jobs and ways in to a store, engines and the guarded client.
 * A process that answers requests calls `declare` and may then take sources in; one that works calls `start`.
 */

import type { StageName } from '@ecco/domain';
import { askItems } from './ask/ask-items.ts';
import { createAskedSources } from './ask/asked-sources.ts';
import { createComparedMinutes } from './ask/compared-minutes.ts';
import { createSuggestedQuestions } from './ask/suggested-questions.ts';
import { pipelineJobs, stageJobs } from './assembly/job.list.ts';
import { decide, reopen } from './candidates/decide.ts';
import { beginDueCrawls, scheduleEveryMs, takeUpCrawls } from './crawl/crawl-schedule.ts';
import { beginCrawl } from './crawl/crawl-start.ts';
import { crawlTools } from './crawl/crawl-tools.ts';
import { createCardAudio } from './digest/card-audio.ts';
import { digestOff, speechStopped } from './digest/digest.errors.ts';
import { digestJobs, takeUpDigests } from './digest/digest-jobs.ts';
import { createBriefAudio } from './digest/spoken-brief.ts';
import { planSpeech } from './digest/spoken-plan.ts';
import { createPolling } from './feeds/poll-feeds.ts';
import { notForStage } from './ingest/ingest.errors.ts';
import { ingestFile } from './ingest/ingest-file.ts';
import { ingestUrl } from './ingest/ingest-url.ts';
import { discoverFeedJob } from './jobs/discover-feed.job.ts';
import { instrumented } from './jobs/job-line.ts';
import { queueDigestAnew } from './jobs/make-digest.job.ts';
import { queueReadingAgain } from './jobs/read-older.job.ts';
import { createRecurring } from './jobs/recurring.ts';
import { takeTurnsAnew, turnsEveryMs } from './jobs/turns.ts';
import { takeUpUngathered } from './ledger/gather-signals.ts';
import { beginPass, resumePass } from './linking/link-library.ts';
import { deleteItem, restoreItem } from './maintenance/deleted-item.ts';
import { tidyFiles } from './maintenance/tidy-files.ts';
import { createPictures } from './media/kept-pictures.ts';
import type { CreatePipeline, Pipeline } from './pipeline.type.ts';
import { correctedEveryMs, remakeCorrected } from './stages/corrected-lines.ts';
import { readAgain } from './stages/read-again.ts';
import { olderReadings } from './stages/read-older.ts';
import { takeUpUnread } from './stages/read-proceedings.ts';
import { remakeAtNight } from './stages/remake-old.ts';
import { runAgain } from './stages/run-again.ts';
import { isStageName, positionOf } from './stages/stage.type.ts';
import { startRun, takeUpAwaiting, takeUpUnheard } from './stages/take-up.ts';
import { tellApart } from './stages/tell-apart.ts';
import { hasEngine, makersOf } from './work/engine-chain.ts';
import { pooled } from './work/pooled-engine.ts';
import { untilAsleep } from './work/until-asleep.ts';
import { createWorkPool } from './work/work-pool.ts';

/** How long a recording may take to come, in ms. */
const mediaFetchTimeoutMs = 30 * 60_000;

/**
 * How long texts wait until one more thread reads them, in ms: a thread takes as much memory as ten texts, and a few that
 * come together are read as soon by one.
 */
const textPatienceMs = 10_000;

/** Threads for questions: each keeps what it has read of the sources it was asked, and lives longer for it. */
const questionThreads = 2;
const questionIdleMs = 90_000;

/** Each has a process of its own. */
const picturesAtOnce = 2;

/** How often is looked whether the graph changed, in ms: changes that come together are linked together. */
const linkingEveryMs = 60_000;

/** How long a digest waits for texts that are being read, in ms. */
const voicePatienceMs = 120_000;

/** How often the store is tidied, in ms. */
const maintenanceEveryMs = 3 * 3_600_000;

/** Largest text and largest feed that are read, in bytes: each is held in memory, a feed briefly. */
const textLimit = 64 * 2 ** 20;
const feedLimit = 256 * 2 ** 20;

export function createPipeline(options: CreatePipeline): Pipeline {
  const { store, fetch, config, alsoJobs = [], clock = () => new Date(), log = () => undefined } = options;
  const { keepThreads } = options;
  const pool = createWorkPool({ maxThreads: config.concurrency, growsAfterMs: textPatienceMs, keepThreads });
  // One thread for the voice: what takes seconds must not stand before what takes none.
  const voicePool = createWorkPool({ maxThreads: 1, keepThreads });
  // Somebody waits for a card, and does not wait for the digests that are being made.
  const cardPool = createWorkPool({ maxThreads: 1, keepThreads });
  // Nor who brings something in, for what it is to be told.
  const headPool = createWorkPool({ maxThreads: 1, keepThreads });
  // Nor does who asks wait for the items that come in.
  const questionPool = createWorkPool({
    maxThreads: Math.min(questionThreads, config.concurrency),
    idleMs: questionIdleMs,
    keepThreads,
  });
  // Nor does who looks at pictures wait for papers.
  const picturePool = createWorkPool({ maxThreads: picturesAtOnce, keepThreads });
  const engines = pooled(options.engines, { pool, voicePool });
  const asking = {
    engines: pooled(options.engines, { pool: questionPool, voicePool }),
    sources: createAskedSources(store),
  };
  const { mediaKeepMaxBytes, mediaFetchMaxBytes, feedMaxEntries, feedPollMs } = config;
  const textMaxBytes = Math.min(textLimit, mediaFetchMaxBytes);
  const limits = { mediaKeepMaxBytes, mediaFetchMaxBytes, mediaFetchTimeoutMs, textMaxBytes };
  const jobOf = stageJobs(config.concurrency);
  const tools = { store, engines, fetch, pool, jobOf, limits };
  const feedMaxBytes = Math.min(feedLimit, mediaFetchMaxBytes);
  const discover = { store, fetch, pool, feedMaxEntries, feedMaxBytes, jobOf, clock };
  const crawl = crawlTools({ ...options, tools: { ...discover, engines, pool }, clock });
  const own = pipelineJobs({ tools, discover, crawl, feedPollMs, jobOf, clock, log });
  const stopping = new AbortController();
  const voice = { store, engines, pool: voicePool, stopped: stopping.signal };
  // The voice comes when the readers of texts have gone: together they take more memory than a start may.
  const mostMs = keepThreads === true ? 0 : voicePatienceMs;
  const room = (signal: AbortSignal) => untilAsleep(pool, voicePool, { mostMs, signal });
  const digest = { ...voice, isOn: config.digest && hasEngine(engines, 'speak'), room, clock, log };
  const spoken = digestJobs(digest);
  const jobs = {
    definitions: [own, spoken, ...alsoJobs].flatMap(({ definitions }) => definitions),
    handlers: [own, spoken, ...alsoJobs].flatMap(({ handlers }) => handlers),
  };
  const intake = { ...discover, headPool, textMaxBytes, uploadMaxBytes: config.uploadMaxBytes };

  const tended = (work: () => Promise<unknown>) => async () => {
    const line = { job: 'maintenance', stage: null, item: null, context: { attempt: 1 }, clock, log };
    await instrumented(line, async () => {
      await work();
      return { outcome: 'written', failure: null };
    });
  };
  const tidy = () => tidyFiles({ store, engines }, clock());
  const maintenance = createRecurring({
    atStart: tended(tidy),
    regularly: tended(async () => {
      await store.maintain();
      await tidy();
    }),
    everyMs: maintenanceEveryMs,
    // It is in the log already, and the next time comes by itself.
    onError: () => undefined,
  });

  const polling = createPolling({ store, everyMs: feedPollMs }, () => undefined);
  const linking = createRecurring({
    atStart: async () => {
      await resumePass(store);
      await takeUpUngathered(store);
    },
    regularly: async () => {
      await beginPass(store, { wanted: false });
      await takeUpUngathered(store);
    },
    everyMs: linkingEveryMs,
    // The next time comes by itself.
    onError: () => undefined,
  });

  const crawling = createRecurring({
    atStart: () => takeUpCrawls(store),
    regularly: () => beginDueCrawls(store),
    everyMs: scheduleEveryMs,
    // The next time comes by itself.
    onError: () => undefined,
  });

  const remaking = createRecurring({
    atStart: () => remakeCorrected(store, jobOf, clock()),
    regularly: () => remakeCorrected(store, jobOf, clock()),
    everyMs: correctedEveryMs,
    // The next time comes by itself.
    onError: () => undefined,
  });

  const turns = createRecurring({
    atStart: () => takeTurnsAnew(store),
    regularly: () => takeTurnsAnew(store),
    everyMs: turnsEveryMs,
    // The next time comes by itself.
    onError: () => undefined,
  });

  const also = alsoJobs.flatMap(({ regularly }) =>
    regularly === undefined
      ? []
      : createRecurring({
          atStart: regularly.work,
          regularly: regularly.work,
          everyMs: regularly.everyMs,
          // The next time comes by itself.
          onError: () => undefined,
        }),
  );
  const awaited = {
    ...voice,
    engines: pooled(options.engines, { pool, voicePool: cardPool }),
    pool: cardPool,
  };

  async function retry(itemId: string, from: StageName) {
    const found = await store.items.findById(itemId);
    if (found === null) return null;
    const { nextStage } = found.item;
    if (isStageName(nextStage) && positionOf(from) > positionOf(nextStage)) throw notForStage(from);
    return startRun(store, jobOf, { itemId, stage: from });
  }

  return {
    ...jobs,
    ingestUrl: (url, { place, addedBy = null, share = null } = {}) =>
      ingestUrl({ ...intake, addedBy, share }, url, place),
    ingestFile: (file, { addedBy = null, share = null } = {}) =>
      ingestFile({ ...intake, addedBy, share }, file),
    deleteItem: (itemId, by) => deleteItem({ store, jobOf }, itemId, by),
    restoreItem: (itemId) => restoreItem({ store, jobOf }, itemId),
    retry: (itemId, { from = 'acquire' } = {}) => retry(itemId, from),
    askItems: (asked) => askItems(asking, asked),
    suggestQuestions: createSuggestedQuestions({ store, sources: asking.sources, pool: questionPool }),
    compareMinutes: createComparedMinutes({ store, pool: questionPool }),
    pictures: createPictures({
      store,
      fetch,
      redraw: (bytes) => picturePool.run('redrawPicture', bytes),
    }),
    sanitize: (html) => pool.run('sanitizeDocument', html),
    currentMakers: () => makersOf(engines),
    remakeAtNight: () => remakeAtNight({ store, engines, clock }),
    readAgain: (itemId, { isConfirmed }) => readAgain(tools, { itemId, isConfirmed }),
    tellApart: (pair) => tellApart(store, jobOf, pair),
    olderReadings: () => olderReadings(store),
    readOlderAgain: () => queueReadingAgain(store, { after: null }),
    runAgain: (itemId, again) => runAgain(store, jobOf, { itemId, ...again }),
    crawl: (asked) => beginCrawl(store, asked),
    decideCandidates: (how) => decide({ store, jobOf, clock }, how),
    reopenCandidates: (ids) => reopen({ store, jobOf, clock }, ids),
    ...createCardAudio(awaited),
    ...createBriefAudio(awaited),
    async remakeDigest(itemId) {
      if (!digest.isOn) throw digestOff();
      if ((await planSpeech(engines, store, itemId)) === null) return null;
      return (await queueDigestAnew(store, itemId)) ? 'queued' : 'waiting';
    },
    async relink(how) {
      if (how === 'anew') await beginPass(store, { wanted: true });
      else await store.linkPasses.setStopped(how === 'stop');
      if (how === 'resume') await resumePass(store);
    },
    async lookAtFeed(showId) {
      return (await store.jobs.send(discoverFeedJob, { showId }, { singletonKey: showId })) !== null;
    },
    declare: () => store.jobs.declare(jobs.definitions),
    async start() {
      await store.jobs.declare(jobs.definitions);
      await takeUpAwaiting(store, jobOf);
      for (const { takeUp } of alsoJobs) await takeUp?.();
      if (hasEngine(engines, 'transcribe')) await takeUpUnheard(store, jobOf);
      if (hasEngine(engines, 'proceedings')) await takeUpUnread(store);
      await takeUpDigests(digest);
      await store.jobs.start(jobs);
      maintenance.start();
      polling.start();
      linking.start();
      crawling.start();
      remaking.start();
      turns.start();
      for (const one of also) one.start();
    },
    async stop(timeoutMs) {
      await Promise.all(also.map((one) => one.stop()));
      await polling.stop();
      await linking.stop();
      await crawling.stop();
      await remaking.stop();
      await turns.stop();
      await maintenance.stop();
      // A digest takes minutes on a slow machine, and goes on at the next start where it was.
      stopping.abort(speechStopped());
      await store.jobs.stop(timeoutMs);
      const pools = [pool, voicePool, cardPool, headPool, questionPool, picturePool];
      await Promise.all(pools.map((one) => one.close()));
    },
  };
}
