import type {
  CrawledEntity,
  Crawl as PublicCrawl,
  CrawlPage as PublicPage,
  CrawlSchedule as PublicSchedule,
} from '@ecco/contract';
import type { Crawl, CrawlPage, CrawlSchedule, Person } from '@ecco/domain';
import type { ItemWithShow } from '@ecco/store';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** `people`: those whom crawls looked for, by id. */
export function presentCrawl(crawl: Crawl, people: ReadonlyMap<string, Person>): PublicCrawl {
  const person = crawl.personId === null ? undefined : people.get(crawl.personId);
  return {
    id: crawl.id,
    status: crawl.status,
    person: person === undefined ? null : { uuid: person.id, slug: person.slug, name: person.name },
    force: crawl.force,
    looked: crawl.looked,
    skipped: crawl.skipped,
    failed: crawl.failed,
    waiting: crawl.waiting,
    candidates_found: crawl.candidates,
    bytes: crawl.bytes,
    message: crawl.message,
    created_at: crawl.createdAt.toISOString(),
    started_at: iso(crawl.startedAt),
    finished_at: iso(crawl.finishedAt),
  };
}

export const presentPage = ({
  url,
  step,
  source,
  depth,
  outcome,
  note,
  readingReports,
  candidates,
  lookedAt,
}: CrawlPage): PublicPage => ({
  ...{ url, step, source, depth, outcome, note },
  reading_reports: readingReports,
  candidates_found: candidates,
  looked_at: iso(lookedAt),
});

export const presentSchedule = (schedule: CrawlSchedule | null): PublicSchedule | null =>
  schedule && { every_hours: schedule.everyHours, next_at: schedule.nextAt.toISOString() };

type EntityItem = CrawledEntity['entity']['episodes'][number];

export const presentEntityItem = ({ item }: ItemWithShow): EntityItem => ({
  uuid: item.id,
  slug: item.slug,
  title: item.title,
  release_date: iso(item.publishedAt),
  episode_url: item.audioUrl ?? item.sourceUrl,
  video_url: item.videoUrl,
  content_type: item.kind,
  description: item.description?.slice(0, 2_000) ?? null,
  duration: item.durationMs === null ? null : Math.round(item.durationMs / 1000),
});
