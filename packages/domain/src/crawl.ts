import type { CandidateSource } from './candidate.ts';
import type { ReadingReport } from './reading-report.ts';

/** Where a crawl stands. A stopped one was ended by an admin, or with its organization. */
export const crawlStatuses = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type CrawlStatus = (typeof crawlStatuses)[number];

/** What became of an address of a crawl. `waiting` until it was looked at. */
export const crawlOutcomes = ['waiting', 'found', 'read', 'unchanged', 'skipped', 'failed'] as const;
export type CrawlOutcome = (typeof crawlOutcomes)[number];

/** What an address of a crawl is looked at as. */
export const crawlSteps = ['page', 'sitemap', 'calendar', 'feed', 'directory'] as const;
export type CrawlStep = (typeof crawlSteps)[number];

/** One look for content of an organization, or of one of its people. */
export type Crawl = {
  id: string;
  organizationId: string;
  personId: string | null;
  status: CrawlStatus;
  /** Looks again at what did not change. */
  force: boolean;
  /** Addresses that were looked at, that gave candidates, that were left out, and that failed. */
  looked: number;
  skipped: number;
  failed: number;
  /** Addresses that wait. */
  waiting: number;
  candidates: number;
  bytes: number;
  /** Why it ended before its time, in words. */
  message: string | null;
  requestedBy: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};

/** An address of a crawl and what became of it. */
export type CrawlPage = {
  position: number;
  url: string;
  step: CrawlStep;
  source: CandidateSource;
  depth: number;
  outcome: CrawlOutcome;
  /** Why it was skipped or failed, or what it is, in words. */
  note: string | null;
  readingReports: ReadingReport[];
  candidates: number;
  lookedAt: Date | null;
};

/** How often an organization is crawled by itself. */
export type CrawlSchedule = { organizationId: string; everyHours: number; nextAt: Date };
export const crawlRhythms = [24, 168, 720] as const;
