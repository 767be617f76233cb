import { randomUUID } from 'node:crypto';
import type { Crawl, CrawlPage, CrawlStatus } from '@ecco/domain';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { organizations } from '../organizations/index.ts';
import { cutTo } from '../text/bounds.ts';
import { crawlPages, crawls } from './crawl.table.ts';
import type { CrawlStepDone, NewCrawl, NewCrawlPage } from './crawl.types.ts';
import { createCrawlVisits } from './crawl-visit.repository.ts';

/** Rows of one statement. */
const rowsAtOnce = 500;
const noteMax = 500;
const underWay: readonly CrawlStatus[] = ['waiting', 'running'];

export function createCrawlsRepository(db: Db, clock: Clock) {
  const running = (id: string) => and(eq(crawls.id, id), inArray(crawls.status, [...underWay]));

  async function one(condition: ReturnType<typeof eq> | ReturnType<typeof and>): Promise<Crawl | null> {
    const [row] = await db.select().from(crawls).where(condition).orderBy(desc(crawls.createdAt)).limit(1);
    return row ?? null;
  }

  async function begin(given: NewCrawl): Promise<{ crawl: Crawl; begun: boolean }> {
    const row = { ...given, id: randomUUID(), status: 'waiting' as const, createdAt: clock() };
    const [crawl] = await db.insert(crawls).values(row).onConflictDoNothing().returning();
    if (crawl) return { crawl, begun: true };
    const result = await one(
      and(eq(crawls.organizationId, given.organizationId), inArray(crawls.status, [...underWay])),
    );
    // None is left where it ended between the two statements.
    return result === null ? begin(given) : { crawl: result, begun: false };
  }

  return {
    ...createCrawlVisits(db, clock),

    /** Begins a look; the one that is under way already where there is one. */
    begin,

    find: (id: string): Promise<Crawl | null> => one(eq(crawls.id, id)),

    /** Crawls that are under way, wherever. */
    underWay: (): Promise<Crawl[]> =>
      db
        .select()
        .from(crawls)
        .where(inArray(crawls.status, [...underWay])),

    /** The crawls of an organization, the newest first. */
    async page(organizationId: string, page: Page): Promise<RowPage<Crawl>> {
      const ofIt = eq(crawls.organizationId, organizationId);
      const rows = await db
        .select()
        .from(crawls)
        .where(ofIt)
        .orderBy(desc(crawls.createdAt))
        .limit(page.perPage)
        .offset(offsetOf(page));
      return { rows, total: await db.$count(crawls, ofIt) };
    },

    /** When each of these people was last looked for. */
    async lastOfPeople(personIds: readonly string[]): Promise<Map<string, Date>> {
      if (personIds.length === 0) return new Map();
      const at = sql<string>`max(${crawls.finishedAt})`;
      const rows = await db
        .select({ id: crawls.personId, at })
        .from(crawls)
        .where(inArray(crawls.personId, [...personIds]))
        .groupBy(crawls.personId);
      return new Map(rows.flatMap(({ id, at: last }) => (id && last ? [[id, new Date(last)] as const] : [])));
    },

    /** Says that it works. False where it has ended, or its organization is gone. */
    async start(id: string): Promise<boolean> {
      const rows = await db
        .update(crawls)
        .set({
          status: 'running',
          startedAt: sql`coalesce(${crawls.startedAt}, ${clock().toISOString()}::timestamptz)`,
        })
        .where(
          and(
            running(id),
            sql`exists (select 1 from ${organizations}
              where ${organizations.id} = ${crawls.organizationId} and ${organizations.deletedAt} is null)`,
          ),
        )
        .returning({ id: crawls.id });
      return rows.length > 0;
    },

    /** Ends it, where it has not ended; its organization was crawled now, unless one of its people was. */
    async finish(
      id: string,
      end: { status: Exclude<CrawlStatus, 'waiting' | 'running'>; message: string | null },
    ): Promise<boolean> {
      const at = clock();
      const [row] = await db
        .update(crawls)
        .set({
          status: end.status,
          message: end.message === null ? null : cutTo(end.message, noteMax),
          finishedAt: at,
        })
        .where(running(id))
        .returning();
      if (row === undefined) return false;
      if (end.status === 'done' && row.personId === null)
        await db
          .update(organizations)
          .set({ lastCrawledAt: at })
          .where(eq(organizations.id, row.organizationId));
      return true;
    },

    /** Addresses to look at; those that it has already are left alone. Gives how many are new. */
    async addPages(crawlId: string, pages: readonly NewCrawlPage[]): Promise<number> {
      let added = 0;
      for (let start = 0; start < pages.length; start += rowsAtOnce) {
        const rows = pages
          .slice(start, start + rowsAtOnce)
          .map((page) => ({ ...page, crawlId, outcome: 'waiting' as const }));
        const made = await db
          .insert(crawlPages)
          .values(rows)
          .onConflictDoNothing()
          .returning({ position: crawlPages.position });
        added += made.length;
      }
      if (added > 0)
        await db
          .update(crawls)
          .set({ waiting: sql`${crawls.waiting} + ${added}` })
          .where(eq(crawls.id, crawlId));
      return added;
    },

    /** Addresses that are left out before anybody looks at them, each with the reason. */
    async skipPages(crawlId: string, pages: readonly (NewCrawlPage & { note: string })[]): Promise<void> {
      if (pages.length === 0) return;
      const rows = pages
        .slice(0, rowsAtOnce)
        .map((page) => ({ ...page, crawlId, outcome: 'skipped' as const }));
      const made = await db
        .insert(crawlPages)
        .values(rows)
        .onConflictDoNothing()
        .returning({ position: crawlPages.position });
      await db
        .update(crawls)
        .set({ skipped: sql`${crawls.skipped} + ${made.length}` })
        .where(eq(crawls.id, crawlId));
    },

    /** What is looked at next; null at the end. */
    async nextPage(crawlId: string): Promise<(CrawlPage & { weight: number }) | null> {
      const [row] = await db
        .select()
        .from(crawlPages)
        .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.outcome, 'waiting')))
        .orderBy(desc(crawlPages.weight), asc(crawlPages.position))
        .limit(1);
      return row ?? null;
    },

    /** Writes what came of an address, and counts it. False where the crawl was ended meanwhile: then nothing is written. */
    async pageDone(crawlId: string, done: CrawlStepDone): Promise<boolean> {
      const { url, outcome, note, readingReports, candidates, bytes } = done;
      const [isLooked, isSkipped, isFailed] = [
        outcome !== 'skipped' && outcome !== 'failed',
        outcome === 'skipped',
        outcome === 'failed',
      ].map(Number);
      const rows = await db
        .update(crawls)
        .set({
          looked: sql`${crawls.looked} + ${isLooked}`,
          skipped: sql`${crawls.skipped} + ${isSkipped}`,
          failed: sql`${crawls.failed} + ${isFailed}`,
          waiting: sql`greatest(0, ${crawls.waiting} - 1)`,
          candidates: sql`${crawls.candidates} + ${candidates}`,
          bytes: sql`${crawls.bytes} + ${bytes}`,
        })
        .where(running(crawlId))
        .returning({ id: crawls.id });
      if (rows.length === 0) return false;
      await db
        .update(crawlPages)
        .set({
          ...{ outcome, readingReports, candidates },
          note: note === null ? null : cutTo(note, noteMax),
          lookedAt: clock(),
        })
        .where(and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.url, url)));
      return true;
    },

    /** What waits is left out for this reason: the crawl has had enough. */
    async skipWaiting(crawlId: string, note: string): Promise<void> {
      const waits = and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.outcome, 'waiting'));
      const gone = await db
        .update(crawlPages)
        .set({ outcome: 'skipped', note })
        .where(waits)
        .returning({ position: crawlPages.position });
      await db
        .update(crawls)
        .set({ waiting: 0, skipped: sql`${crawls.skipped} + ${gone.length}` })
        .where(eq(crawls.id, crawlId));
    },

    /** The addresses of a crawl with what became of them, in the order in which they were found. */
    async report(
      crawlId: string,
      query: Page & { outcome?: CrawlPage['outcome'] | undefined },
    ): Promise<RowPage<CrawlPage>> {
      const { outcome } = query;
      const condition = and(
        eq(crawlPages.crawlId, crawlId),
        outcome === undefined ? undefined : eq(crawlPages.outcome, outcome),
      );
      const rows = await db
        .select()
        .from(crawlPages)
        .where(condition)
        .orderBy(asc(crawlPages.position))
        .limit(query.perPage)
        .offset(offsetOf(query));
      const [counted] = await db.select({ total: count() }).from(crawlPages).where(condition);
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
