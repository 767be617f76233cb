import { crawlOutcomes, crawlRhythms, crawlStatuses, crawlSteps } from '@ecco/domain';
import { z } from 'zod';
import { Candidate, CandidateSource } from './candidate.schema.ts';
import { ReadingReport } from './reading-report.schema.ts';

export const CrawlOutcome = z.enum(crawlOutcomes);

/** One look for content of an organization, or of one of its people. */
export const Crawl = z.object({
  id: z.uuid(),
  status: z.enum(crawlStatuses),
  person: z.object({ uuid: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
  /** It looks again at what did not change. */
  force: z.boolean(),
  /** Addresses that were looked at, left out, that failed, and that wait. */
  looked: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  waiting: z.number().int(),
  candidates_found: z.number().int(),
  bytes: z.number().int(),
  /** Why it ended before its time. */
  message: z.string().nullable(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
});
export type Crawl = z.infer<typeof Crawl>;

/** An address of a crawl, and what became of it. */
export const CrawlPage = z.object({
  url: z.string(),
  step: z.enum(crawlSteps),
  source: CandidateSource,
  depth: z.number().int(),
  outcome: CrawlOutcome,
  note: z.string().nullable(),
  /** How well it was read. */
  reading_reports: z.array(ReadingReport),
  candidates_found: z.number().int(),
  looked_at: z.iso.datetime().nullable(),
});
export type CrawlPage = z.infer<typeof CrawlPage>;

export const CrawlSchedule = z.object({ every_hours: z.number().int(), next_at: z.iso.datetime() });
export type CrawlSchedule = z.infer<typeof CrawlSchedule>;

/** Every day, week or month; null for never by itself. */
export const NewCrawlSchedule = z.object({ every_hours: z.literal(crawlRhythms).nullable() });

/** An episode or a video of a person of an organization. */
const EntityItem = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  release_date: z.string().nullable(),
  episode_url: z.string().nullable(),
  video_url: z.string().nullable(),
  content_type: z.string(),
  description: z.string().nullable(),
  /** In seconds. */
  duration: z.number().nullable(),
});

/** A person of an organization with what there is of them, and what waits to be decided. */
export const CrawledEntity = z.object({
  entity: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    title: z.string().nullable(),
    last_crawled: z.iso.datetime().nullable(),
    episodes: z.array(EntityItem),
    videos: z.array(EntityItem),
  }),
  candidates: z.array(Candidate),
  /** The crawl that was begun, or is under way; null where none was asked for. */
  crawl: Crawl.nullable(),
});
export type CrawledEntity = z.infer<typeof CrawledEntity>;
