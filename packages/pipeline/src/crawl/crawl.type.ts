import type { Crawl, CrawlPage, ReadingReport } from '@ecco/domain';
import type { NewCrawlPage, Store } from '@ecco/store';
import type { CrawlSubject, UnjudgedCandidate } from '../candidates/candidate.type.ts';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import type { FeedTools } from '../ingest/intake.type.ts';
import type { PodcastDirectory } from '../sources/directory/directory.type.ts';
import type { Engines } from '../work/engine-chain.ts';
import type { HostGate } from './host-gate.ts';
import type { RobotsReader } from './robots.ts';

/** How far one crawl goes. Times in ms, sizes in bytes. */
export type CrawlLimits = {
  pagesMax: number;
  bytesMax: number;
  pageMaxBytes: number;
  depthMax: number;
  /** Between two requests to one host; a site that asks for more gets it. */
  pauseMs: number;
  timeoutMs: number;
};

export type CrawlTools = FeedTools & {
  engines: Engines;
  fetch: GuardedFetch;
  hosts: HostGate;
  robots: RobotsReader;
  /** The directory of podcasts; null where none is configured. */
  directory: PodcastDirectory | null;
  limits: CrawlLimits;
  store: Store;
};

/** What is looked at in one step, and for whom. */
export type StepInput = {
  crawl: Crawl;
  page: CrawlPage;
  subject: CrawlSubject;
  signal: AbortSignal;
};

/** What a step found: candidates, addresses to look at next and addresses left out, each with the reason. */
export type StepResult = {
  outcome: 'found' | 'read' | 'unchanged' | 'skipped' | 'failed';
  note: string | null;
  readingReports?: ReadingReport[];
  bytes: number;
  found: UnjudgedCandidate[];
  next: NewCrawlPage[];
  leftOut: (NewCrawlPage & { note: string })[];
  /** What the words of a page come to without numbers. */
  signature?: string;
};
