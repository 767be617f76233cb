import type { CrawlStatus, ShowKind } from '@ecco/domain';
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { crawls } from '../crawls/index.ts';
import { storedFiles } from '../files/index.ts';
import { items } from '../items/index.ts';
import { mails } from '../mails/index.ts';
import { organizations } from '../organizations/index.ts';
import { segments } from '../segments/index.ts';
import { shows } from '../shows/index.ts';

/** What made results of a task, and of how many items. */
export type MadeBy = { task: string; maker: string; items: number };
/** Feeds that are looked at, how many of them fail, and when the last one was read. */
export type FeedHealth = { total: number; failing: number; lastFetchedAt: Date | null };
/** A feed that could not be read the last times, and why. */
type FailingFeed = {
  id: string;
  slug: string;
  kind: ShowKind;
  name: string;
  failures: number;
  reason: string | null;
  lastFetchedAt: Date | null;
};
/** Crawls that are under way, and that failed since a moment. */
type CrawlHealth = { underWay: number; failed: number };
/** A crawl with whom it was for. */
type CrawlOf = {
  id: string;
  organization: { slug: string; name: string };
  status: CrawlStatus;
  looked: number;
  failed: number;
  candidates: number;
  message: string | null;
  createdAt: Date;
};
/** Sizes in bytes. */
export type StorageUse = { databaseBytes: number; fileBytes: number; files: number; segments: number };

/** How the product stands, counted over whole tables: for a page that is opened now and then. */
export function createSystemStatusRepository(db: Db) {
  const one = async <Row extends Record<string, unknown>>(
    query: ReturnType<typeof sql>,
  ): Promise<Row | undefined> => (await db.execute<Row>(query)).rows[0];

  return {
    /** What made the results of the items, by task; those of most items first. */
    async makers(): Promise<MadeBy[]> {
      const { rows } = await db.execute<MadeBy>(sql`
        select maker.key as task, maker.value as maker, count(*)::int as items
        from ${items}, jsonb_each_text(${items.makers}) as maker
        group by maker.key, maker.value order by maker.key, count(*) desc, maker.value`);
      return rows;
    },

    async feeds(): Promise<FeedHealth> {
      const row = await one<{ total: number; failing: number; last: string | null }>(sql`
        select count(*)::int as total,
          count(*) filter (where ${shows.fetchFailures} > 0)::int as failing,
          max(${shows.lastFetchedAt})::text as last
        from ${shows} where ${shows.feedUrl} is not null and ${shows.ignoredAt} is null`);
      const last = row?.last ?? null;
      return {
        total: row?.total ?? 0,
        failing: row?.failing ?? 0,
        lastFetchedAt: last === null ? null : new Date(last),
      };
    },

    /** Feeds that cannot be read, those that failed most often first. */
    failingFeeds: (limit: number): Promise<FailingFeed[]> =>
      db
        .select({
          id: shows.id,
          slug: shows.slug,
          kind: shows.kind,
          name: shows.name,
          failures: shows.fetchFailures,
          reason: shows.fetchError,
          lastFetchedAt: shows.lastFetchedAt,
        })
        .from(shows)
        .where(and(isNotNull(shows.feedUrl), isNull(shows.ignoredAt), gt(shows.fetchFailures, 0)))
        .orderBy(desc(shows.fetchFailures), shows.name)
        .limit(limit),

    async crawlHealth(since: Date): Promise<CrawlHealth> {
      const [underWay, failed] = await Promise.all([
        db.$count(crawls, inArray(crawls.status, ['waiting', 'running'])),
        db.$count(crawls, and(eq(crawls.status, 'failed'), gte(crawls.createdAt, since))),
      ]);
      return { underWay, failed };
    },

    /** The crawls of all organizations, newest first. */
    newestCrawls: (limit: number): Promise<CrawlOf[]> =>
      db
        .select({
          id: crawls.id,
          organization: { slug: organizations.slug, name: organizations.name },
          status: crawls.status,
          looked: crawls.looked,
          failed: crawls.failed,
          candidates: crawls.candidates,
          message: crawls.message,
          createdAt: crawls.createdAt,
        })
        .from(crawls)
        .innerJoin(organizations, eq(organizations.id, crawls.organizationId))
        .where(isNull(organizations.deletedAt))
        .orderBy(desc(crawls.createdAt), desc(crawls.id))
        .limit(limit),

    async storage(): Promise<StorageUse> {
      const row = await one<{ database: string; files: number; bytes: string; segments: number }>(sql`
        select pg_database_size(current_database())::text as database,
          (select count(*)::int from ${storedFiles}) as files,
          (select coalesce(sum(${storedFiles.size}), 0)::text from ${storedFiles}) as bytes,
          (select count(*)::int from ${segments}) as segments`);
      return {
        databaseBytes: Number(row?.database ?? 0),
        fileBytes: Number(row?.bytes ?? 0),
        files: row?.files ?? 0,
        segments: row?.segments ?? 0,
      };
    },

    /** How many mails there are of each status. */
    async mails(): Promise<Record<string, number>> {
      const { rows } = await db.execute<{ status: string; count: number }>(
        sql`select ${mails.status} as status, count(*)::int as count from ${mails} group by ${mails.status}`,
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
  };
}
