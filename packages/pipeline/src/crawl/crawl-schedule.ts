import type { Store } from '@ecco/store';
import { queueCrawl } from '../jobs/crawl.job.ts';
import { beginCrawl } from './crawl-start.ts';

/** How often is looked whose turn it is, in ms. */
export const scheduleEveryMs = 300_000;
/** Crawls that begin at once. */
const atOnce = 20;

/** Begins the crawls whose time has come. */
export async function beginDueCrawls(store: Store): Promise<void> {
  for (const organizationId of await store.crawls.takeDue(atOnce))
    await beginCrawl(store, { organizationId, personId: null, force: false, requestedBy: null });
}

/** Queues what was under way when the process ended. */
export async function takeUpCrawls(store: Store): Promise<void> {
  for (const { id } of await store.crawls.underWay()) await queueCrawl(store, id, 'resume');
}
