import { defineJob, type JobDefinition, type Transaction } from '@ecco/store';
import { z } from 'zod';

const CrawlJob = z.object({ crawlId: z.uuid() });
type CrawlJob = z.infer<typeof CrawlJob>;

/** Looks at some more addresses of a crawl; sends itself until none is left. */
export const crawlJob: JobDefinition<CrawlJob> = defineJob({
  name: 'crawl',
  payload: CrawlJob,
  // What stands on the way is written page by page; what fails here is of our own making.
  retry: { limit: 5, delaySeconds: 10, backoff: true },
  concurrency: 2,
  expireSeconds: 600,
});

/** `after`: how many addresses it has looked at, since a job that runs cannot be queued again under its own key. */
export async function queueCrawl(
  { jobs }: Pick<Transaction, 'jobs'>,
  crawlId: string,
  after: string,
): Promise<void> {
  await jobs.send(crawlJob, { crawlId }, { singletonKey: `${crawlId} ${after}`, priority: -5 });
}
