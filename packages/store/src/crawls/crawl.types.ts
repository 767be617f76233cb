import type { CandidateSource, Crawl, CrawlOutcome, CrawlStep, ReadingReport } from '@ecco/domain';
import type { crawlVisits } from './crawl.table.ts';

export type NewCrawl = Pick<Crawl, 'organizationId' | 'personId' | 'force' | 'requestedBy'>;

/** An address that is to be looked at; what weighs more goes first. */
export type NewCrawlPage = {
  url: string;
  step: CrawlStep;
  source: CandidateSource;
  depth: number;
  weight: number;
};

/** What came of looking at one address. */
export type CrawlStepDone = {
  url: string;
  outcome: Exclude<CrawlOutcome, 'waiting'>;
  note: string | null;
  readingReports: ReadingReport[];
  candidates: number;
  bytes: number;
};

export type CrawlVisit = Omit<typeof crawlVisits.$inferSelect, 'organizationId' | 'visitedAt'>;
