/** Every kind of job of the pipeline with its handler: one per stage, and those that bring items in. */
import { handleJob, type JobDefinition, type JobHandler, type Transaction } from '@ecco/store';
import type { CrawlTools } from '../crawl/crawl.type.ts';
import { crawlSome } from '../crawl/crawl-run.ts';
import { discoverFeed } from '../feeds/discover-feed.ts';
import { importOpml } from '../feeds/import-opml.ts';
import { pollFeeds } from '../feeds/poll-feeds.ts';
import type { FeedTools } from '../ingest/intake.type.ts';
import { crawlJob } from '../jobs/crawl.job.ts';
import { discoverFeedJob, discoverListedFeedJob } from '../jobs/discover-feed.job.ts';
import { gatherSignalsJob } from '../jobs/gather-signals.job.ts';
import { importOpmlJob } from '../jobs/import-opml.job.ts';
import { instrumented, type JobLine, type JobResult } from '../jobs/job-line.ts';
import { keepMediaJob } from '../jobs/keep-media.job.ts';
import { linkItemJob, linkLibraryJob, queueLinking } from '../jobs/link.job.ts';
import { queueDigest } from '../jobs/make-digest.job.ts';
import { pollFeedsJob } from '../jobs/poll-feeds.job.ts';
import { readOlderJob } from '../jobs/read-older.job.ts';
import { readProceedingsJob } from '../jobs/read-proceedings.job.ts';
import { remakeOldJob } from '../jobs/remake-old.job.ts';
import { type StageJob, type StageJobOf, stageJob } from '../jobs/stage-job.ts';
import { gatherSignals } from '../ledger/gather-signals.ts';
import { linkOne } from '../linking/link-item.ts';
import { linkSome } from '../linking/link-library.ts';
import { keepMedia } from '../stages/keep-media.ts';
import { readSomeOlder } from '../stages/read-older.ts';
import { readProceedings } from '../stages/read-proceedings.ts';
import { remakeSome } from '../stages/remake-old.ts';
import { failItem, runStage } from '../stages/run-stage.ts';
import { stages } from '../stages/stage.list.ts';
import type { Stage, StageTools } from '../stages/stage.type.ts';
import { failureOf, stageInterrupted } from '../work/failure.ts';

/** The job of each stage, made once. */
export function stageJobs(concurrency: number): StageJobOf {
  const made = new Map(stages.map(({ name }) => [name, stageJob(name, concurrency)]));
  return (stage) => made.get(stage) ?? stageJob(stage, concurrency);
}

type JobTools = {
  tools: StageTools;
  discover: FeedTools;
  crawl: CrawlTools;
  /** How often a feed is looked at; 0 when never by itself. */
  feedPollMs: number;
  jobOf: StageJobOf;
  clock: () => Date;
  log: (line: JobLine) => void;
};

/** What follows the last stage of an item. */
async function atEnd(tx: Transaction, job: StageJob): Promise<void> {
  await queueDigest(tx, job);
  await queueLinking(tx, job);
}

const done: JobResult = { outcome: 'written', failure: null };

function stageHandler({ tools, jobOf, clock, log }: JobTools, stage: Stage): JobHandler {
  const definition = jobOf(stage.name);
  return handleJob(definition, {
    run: (job, context) =>
      instrumented({ job: definition.name, stage: stage.name, item: job.itemId, context, clock, log }, () =>
        runStage({ tools, stage, job, context, atEnd }),
      ),
    onFinalFailure: async (job) => {
      const failure = failureOf(stageInterrupted(stage.name), stage.name);
      await failItem(tools.store, { ...job, stage: stage.name }, failure);
    },
  });
}

/** Kinds of jobs and their handlers, in the same order. */
export function pipelineJobs(parts: JobTools): {
  definitions: Omit<JobDefinition, 'payload'>[];
  handlers: JobHandler[];
} {
  const { tools, discover, feedPollMs, jobOf, clock, log } = parts;
  const { store, fetch, pool, limits } = tools;
  const line = { stage: null, clock, log };
  const discoveries = [discoverFeedJob, discoverListedFeedJob].map((definition) =>
    handleJob(definition, {
      run: (job, context) =>
        instrumented({ ...line, job: definition.name, item: null, context }, () =>
          discoverFeed(discover, job, context),
        ),
    }),
  );
  const polling = handleJob(pollFeedsJob, {
    run: (_job, context) =>
      instrumented({ ...line, job: pollFeedsJob.name, item: null, context }, async () => {
        await pollFeeds({ store, everyMs: feedPollMs }, clock());
        return done;
      }),
  });
  const opml = handleJob(importOpmlJob, {
    run: (job, context) =>
      instrumented({ ...line, job: importOpmlJob.name, item: null, context }, async () => {
        await importOpml(store, job);
        return done;
      }),
  });
  const media = handleJob(keepMediaJob, {
    run: (job, context) =>
      instrumented({ ...line, job: keepMediaJob.name, item: job.itemId, context }, async () => {
        await keepMedia({ store, fetch, pool, limits }, job, context.signal);
        return done;
      }),
  });
  const unread = handleJob(readProceedingsJob, {
    run: (job, context) =>
      instrumented({ ...line, job: readProceedingsJob.name, item: job.itemId, context }, () =>
        readProceedings(tools, job, context),
      ),
  });
  const linking = handleJob(linkItemJob, {
    run: (job, context) =>
      instrumented({ ...line, job: linkItemJob.name, item: job.itemId, context }, () =>
        linkOne({ store, pool }, job.itemId, context.signal),
      ),
  });
  const relinking = handleJob(linkLibraryJob, {
    run: (_job, context) =>
      instrumented({ ...line, job: linkLibraryJob.name, item: null, context }, () =>
        linkSome({ store, pool }, context.signal),
      ),
  });
  const crawling = handleJob(crawlJob, {
    run: ({ crawlId }, context) =>
      instrumented({ ...line, job: crawlJob.name, item: null, context }, () =>
        crawlSome(parts.crawl, crawlId, context.signal),
      ),
    onFinalFailure: async ({ crawlId }) => {
      const message = failureOf(stageInterrupted('crawl'), 'crawl').message;
      await store.crawls.finish(crawlId, { status: 'failed', message });
    },
  });
  const gathering = handleJob(gatherSignalsJob, {
    run: (_job, context) =>
      instrumented({ ...line, job: gatherSignalsJob.name, item: null, context }, () =>
        gatherSignals(store, context.signal),
      ),
  });
  const remaking = handleJob(remakeOldJob, {
    run: (job, context) =>
      instrumented({ ...line, job: remakeOldJob.name, item: null, context }, async () => {
        await remakeSome({ store, engines: tools.engines, jobOf, clock }, job);
        return done;
      }),
  });
  const rereading = handleJob(readOlderJob, {
    run: (job, context) =>
      instrumented({ ...line, job: readOlderJob.name, item: null, context }, async () => {
        await readSomeOlder(tools, job, context.signal);
        return done;
      }),
  });
  return {
    definitions: [
      ...stages.map((stage) => jobOf(stage.name)),
      discoverFeedJob,
      discoverListedFeedJob,
      pollFeedsJob,
      importOpmlJob,
      keepMediaJob,
      readProceedingsJob,
      linkItemJob,
      linkLibraryJob,
      gatherSignalsJob,
      crawlJob,
      remakeOldJob,
      readOlderJob,
    ].map(({ payload: _payload, ...queue }) => queue),
    handlers: [
      ...stages.map((stage) => stageHandler(parts, stage)),
      ...discoveries,
      polling,
      opml,
      media,
      unread,
      linking,
      relinking,
      gathering,
      crawling,
      remaking,
      rereading,
    ],
  };
}
