import type { CrawlSchedule } from '@ecco/domain';
import { and, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { organizations } from '../organizations/index.ts';
import { cutTo } from '../text/bounds.ts';
import { crawlSchedules, crawlVisits } from './crawl.table.ts';
import type { CrawlVisit } from './crawl.types.ts';

const hourMs = 3_600_000;
/** Links of one page that are kept, and how long what a site says of a page may be. */
const linksMax = 500;
const validatorMax = 500;

/** What crawls leave for the next one: what they saw of each address, and when the next one is. */
export function createCrawlVisits(db: Db, clock: Clock) {
  return {
    async visitOf(organizationId: string, url: string): Promise<CrawlVisit | null> {
      const [row] = await db
        .select()
        .from(crawlVisits)
        .where(and(eq(crawlVisits.organizationId, organizationId), eq(crawlVisits.url, url)));
      return row ?? null;
    },

    /** Another address that said the same since then; null where none did. */
    async sameSince(
      organizationId: string,
      { url, signature, since }: { url: string; signature: string; since: Date },
    ): Promise<string | null> {
      const [row] = await db
        .select({ url: crawlVisits.url })
        .from(crawlVisits)
        .where(
          and(
            eq(crawlVisits.organizationId, organizationId),
            eq(crawlVisits.signature, signature),
            gte(crawlVisits.visitedAt, since),
            ne(crawlVisits.url, url),
          ),
        )
        .limit(1);
      return row?.url ?? null;
    },

    async noteVisit(
      organizationId: string,
      { url, links, contentHash, signature, ...validators }: CrawlVisit,
    ): Promise<void> {
      const seen = {
        etag: validators.etag && cutTo(validators.etag, validatorMax),
        lastModified: validators.lastModified && cutTo(validators.lastModified, validatorMax),
        contentHash,
        signature,
        links: links.slice(0, linksMax),
        visitedAt: clock(),
      };
      await db
        .insert(crawlVisits)
        .values({ organizationId, url, ...seen })
        .onConflictDoUpdate({ target: [crawlVisits.organizationId, crawlVisits.url], set: seen });
    },

    async schedule(organizationId: string): Promise<CrawlSchedule | null> {
      const [row] = await db
        .select()
        .from(crawlSchedules)
        .where(eq(crawlSchedules.organizationId, organizationId));
      return row ?? null;
    },

    /** From now on every so many hours; null for never again by itself. */
    async setSchedule(organizationId: string, everyHours: number | null): Promise<void> {
      if (everyHours === null) {
        await db.delete(crawlSchedules).where(eq(crawlSchedules.organizationId, organizationId));
        return;
      }
      const set = { everyHours, nextAt: new Date(clock().getTime() + everyHours * hourMs) };
      await db
        .insert(crawlSchedules)
        .values({ organizationId, ...set })
        .onConflictDoUpdate({ target: crawlSchedules.organizationId, set });
    },

    /** The organizations whose turn it is, each put off to its next one. */
    async takeDue(limit: number): Promise<string[]> {
      const now = clock();
      const due = await db
        .select({ id: crawlSchedules.organizationId, everyHours: crawlSchedules.everyHours })
        .from(crawlSchedules)
        .innerJoin(organizations, eq(organizations.id, crawlSchedules.organizationId))
        .where(and(lte(crawlSchedules.nextAt, now), isNull(organizations.deletedAt)))
        .limit(limit);
      for (const { id, everyHours } of due)
        await db
          .update(crawlSchedules)
          .set({ nextAt: new Date(now.getTime() + everyHours * hourMs) })
          .where(eq(crawlSchedules.organizationId, id));
      return due.map(({ id }) => id);
    },
  };
}
