import type { Store } from '@ecco/store';
import { beginCrawl } from './crawl-start.ts';

/** Crawls that begin at once. */
const atOnce = 20;

/** Begins the crawls whose time has come. */
export async function beginDueCrawls(store: Store): Promise<void> {
  for (const organizationId of await store.crawls.takeDue(atOnce))
    await beginCrawl(store, { organizationId, personId: null, force: false, requestedBy: null });
}
