import { defineNoun } from '../changes/noun.ts';
import { createCrawlsRepository } from './crawl.repository.ts';
import { crawlPages, crawlSchedules, crawls, crawlVisits } from './crawl.table.ts';

export { crawls } from './crawl.table.ts';
export type { CrawlStepDone, CrawlVisit, NewCrawl, NewCrawlPage } from './crawl.types.ts';

const unseen = { silent: 'How far a crawl has come is asked for each time, and nobody keeps it.' };

export const crawlsNoun = defineNoun({
  tables: { crawls, crawlPages, crawlVisits, crawlSchedules },
  repository: createCrawlsRepository,
  access: {
    begin: unseen,
    find: 'reads',
    underWay: 'reads',
    page: 'reads',
    lastOfPeople: 'reads',
    start: unseen,
    finish: unseen,
    addPages: unseen,
    skipPages: unseen,
    nextPage: 'reads',
    pageDone: unseen,
    skipWaiting: unseen,
    report: 'reads',
    visitOf: 'reads',
    sameSince: 'reads',
    noteVisit: unseen,
    schedule: 'reads',
    setSchedule: unseen,
    takeDue: unseen,
  },
});
