/**
 * The room's one constructor: binds the stages, jobs and ways in to a store, engines and the guarded client.
 * A process that answers requests calls `declare` and may then take sources in; one that works calls `start`.
 */

import type { StageName } from '@ecco/domain';
import { askItems } from './ask/ask-items.ts';
import { createQuestionSources } from './ask/asked-sources.ts';
import { createComparedMinutes } from './ask/compared-minutes.ts';
import { createSuggestedQuestions } from './ask/suggested-questions.ts';
import { jobs as ownJobs } from './assembly/jobs.generated.ts';
import { bindStageJobs, stageJobs } from './assembly/stage-jobs.ts';
import { createUpkeep } from './assembly/upkeep.ts';
import { decide, reopen } from './candidates/decide.ts';
import { beginCrawl } from './crawl/crawl-start.ts';
import { crawlTools } from './crawl/crawl-tools.ts';
import { createCardAudio } from './digest/card-audio.ts';
import { digestOff, speechStopped } from './digest/digest.errors.ts';
import { createBriefAudio } from './digest/spoken-brief.ts';
import { planSpeech } from './digest/spoken-plan.ts';
import { notForStage } from './ingest/ingest.errors.ts';
import { ingestFile } from './ingest/ingest-file.ts';
import { ingestUrl } from './ingest/ingest-url.ts';
import { bindJobs } from './jobs/define-job.ts';
import { discoverFeedJob } from './jobs/discover-feed.job.ts';
import { requeueDigest } from './jobs/make-digest.job.ts';
import { requeueReading } from './jobs/read-older.job.ts';
import { beginPass, resumePass } from './linking/link-library.ts';
import { deleteItem, restoreItem } from './maintenance/deleted-item.ts';
import { createPictures } from './media/cached-pictures.ts';
import type { CreatePipeline, Pipeline } from './pipeline.type.ts';
import { requestRevision } from './revision/request-revision.ts';
import { decideRevision } from './revision/use-revision.ts';
import { olderReadings } from './stages/read-older.ts';
import { remakeAtNight } from './stages/remake-old.ts';
import { reread } from './stages/reread.ts';
import { rerun } from './stages/rerun.ts';
import { startRun } from './stages/resume.ts';
import { splitItem } from './stages/split-item.ts';
import { isStageName, positionOf } from './stages/stage.type.ts';
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

/** How long a digest waits for texts that are being read, in ms. */
const voicePatienceMs = 120_000;

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
    sources: createQuestionSources(store),
  };
  const {
    mediaKeepMaxBytes,
    keepsVoicePrints,
    mediaFetchMaxBytes,
    feedMaxEntries,
    feedPollMs,
    laterTranscripts,
  } = config;
  const textMaxBytes = Math.min(textLimit, mediaFetchMaxBytes);
  const limits = {
    mediaKeepMaxBytes,
    keepsVoicePrints,
    mediaFetchMaxBytes,
    mediaFetchTimeoutMs,
    textMaxBytes,
  };
  const jobOf = stageJobs(config.concurrency);
  const tools = { store, engines, fetch, pool, jobOf, limits };
  const feedMaxBytes = Math.min(feedLimit, mediaFetchMaxBytes);
  const discover = { store, fetch, pool, feedMaxEntries, feedMaxBytes, jobOf, clock, laterTranscripts };
  const crawl = crawlTools({ ...options, tools: { ...discover, engines, pool }, clock });
  const stopping = new AbortController();
  const voice = { store, engines, pool: voicePool, stopped: stopping.signal };
  // The voice comes when the readers of texts have gone: together they take more memory than a start may.
  const mostMs = keepThreads === true ? 0 : voicePatienceMs;
  const room = (signal: AbortSignal) => untilAsleep(pool, voicePool, { mostMs, signal });
  const digest = { ...voice, isOn: config.digest && hasEngine(engines, 'speak'), room };
  const journal = { clock, log };
  const bound = [
    bindStageJobs({ tools, ...journal }),
    bindJobs(Object.values(ownJobs), { ...tools, discover, crawl, digest, feedPollMs, clock }, journal),
    ...alsoJobs,
  ];
  const jobs = {
    definitions: bound.flatMap(({ definitions }) => definitions),
    handlers: bound.flatMap(({ handlers }) => handlers),
  };
  const recurring = bound.flatMap((group) => group.recurring);
  const upkeep = createUpkeep({ tools, ...journal });
  const intake = { ...discover, headPool, textMaxBytes, uploadMaxBytes: config.uploadMaxBytes };
  const awaited = {
    ...voice,
    engines: pooled(options.engines, { pool, voicePool: cardPool }),
    pool: cardPool,
  };

  async function retry(itemId: string, from: StageName) {
    const itemWithShow = await store.items.findById(itemId);
    if (itemWithShow === null) return null;
    const { nextStage } = itemWithShow.item;
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
    askItems: (itemsQuestion) => askItems(asking, itemsQuestion),
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
    readAgain: (itemId, { isConfirmed }) => reread(tools, { itemId, isConfirmed }),
    tellApart: (pair) => splitItem(store, jobOf, pair),
    requestRevision: (request) => requestRevision({ store, engines }, request),
    decideRevision: (decision) => decideRevision(tools, decision),
    olderReadings: () => olderReadings(store),
    readOlderAgain: () => requeueReading(store, { after: null }),
    runAgain: (itemId, again) => rerun(store, jobOf, { itemId, ...again }),
    crawl: (newCrawl) => beginCrawl(store, newCrawl),
    decideCandidates: (how) => decide({ store, jobOf, clock }, how),
    reopenCandidates: (ids) => reopen({ store, jobOf, clock }, ids),
    ...createCardAudio(awaited),
    ...createBriefAudio(awaited),
    async remakeDigest(itemId) {
      if (!digest.isOn) throw digestOff();
      if ((await planSpeech(engines, store, itemId)) === null) return null;
      return (await requeueDigest(store, itemId)) ? 'queued' : 'waiting';
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
      for (const { takeUp } of bound) await takeUp();
      await store.jobs.start(jobs);
      for (const one of [...upkeep, ...recurring]) one.start();
    },
    async stop(timeoutMs) {
      await Promise.all([...recurring, ...upkeep].map((one) => one.stop()));
      // A digest takes minutes on a slow machine, and goes on at the next start where it was.
      stopping.abort(speechStopped());
      await store.jobs.stop(timeoutMs);
      const pools = [pool, voicePool, cardPool, headPool, questionPool, picturePool];
      await Promise.all(pools.map((one) => one.close()));
    },
  };
}
