import type { Transaction } from '@ecco/store';
import { z } from 'zod';
import type { CrawlTools } from '../crawl/crawl.type.ts';
import { failureOf, stageInterrupted } from '../work/failure.ts';
import { defineJob } from './define-job.ts';

const CrawlJob = z.object({ crawlId: z.uuid() });
type CrawlJob = z.infer<typeof CrawlJob>;

/** Looks at some more addresses of a crawl; sends itself until none is left. */
export const crawlJob = defineJob<CrawlJob, { crawl: CrawlTools }>({
  name: 'crawl',
  payload: CrawlJob,
  // What stands on the way is written page by page; what fails here is of our own making.
  retry: { limit: 5, delaySeconds: 10, backoff: true },
  concurrency: 2,
  expireSeconds: 600,
  async run({ crawl }, { crawlId }, { signal }) {
    const { crawlSome } = await import('../crawl/crawl-run.ts');
    return crawlSome(crawl, crawlId, signal);
  },
  async onFinalFailure({ crawl }, { crawlId }) {
    const { message } = failureOf(stageInterrupted('crawl'), 'crawl');
    await crawl.store.crawls.finish(crawlId, { status: 'failed', message });
  },
  due: {
    everyMs: 300_000,
    // What was under way when the process ended goes on.
    async atStart({ crawl: { store } }) {
      for (const { id } of await store.crawls.underWay()) await queueCrawl(store, id, 'resume');
    },
    async regularly({ crawl: { store } }) {
      const { beginDueCrawls } = await import('../crawl/crawl-schedule.ts');
      await beginDueCrawls(store);
    },
  },
});

/** `after`: how many addresses it has looked at, since a job that runs cannot be queued again under its own key. */
export async function queueCrawl(
  { jobs }: Pick<Transaction, 'jobs'>,
  crawlId: string,
  after: string,
): Promise<void> {
  await jobs.send(crawlJob, { crawlId }, { singletonKey: `${crawlId} ${after}`, priority: -5 });
}
