import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { slugCandidates } from '../text/slug.ts';
import { boundOutcome, boundShow } from './show.bounds.ts';
import { shows } from './show.table.ts';
import type { FetchOutcome, NewShow, Publication, PublicationName, Show } from './show.types.ts';

export function createShowsRepository(db: Db, clock: Clock) {
  async function findByFeedUrl(feedUrl: string): Promise<Show | null> {
    const [row] = await db.select().from(shows).where(eq(shows.feedUrl, feedUrl));
    return row ?? null;
  }

  async function findBySlug(slug: string): Promise<Show | null> {
    const [row] = await db.select().from(shows).where(eq(shows.slug, slug));
    return row ?? null;
  }

  /** What a newer fetch knows replaces what is stored; what it does not know stays. */
  async function refresh(show: Show, input: NewShow): Promise<Show> {
    const known = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
    const { slug: _slug, kind: _kind, ...changes }: Partial<NewShow> = Object.fromEntries(known);
    const [row] = await db
      .update(shows)
      .set({ ...changes, updatedAt: clock() })
      .where(eq(shows.id, show.id))
      .returning();
    return row ?? show;
  }

  async function findPublication({ name, website }: PublicationName): Promise<Show | null> {
    const [row] = await db
      .select()
      .from(shows)
      .where(and(eq(shows.kind, 'publication'), eq(shows.name, name), eq(shows.website, website)));
    return row ?? null;
  }

  async function complete(show: Show, about: Pick<Show, 'imageUrl' | 'description'>): Promise<Show> {
    const imageUrl = show.imageUrl ?? about.imageUrl;
    const description = show.description ?? about.description;
    if (imageUrl === show.imageUrl && description === show.description) return show;
    return refresh(show, { ...show, imageUrl, description });
  }

  return {
    findByFeedUrl,
    findBySlug,

    async findById(id: string): Promise<Show | null> {
      const [row] = await db.select().from(shows).where(eq(shows.id, id));
      return row ?? null;
    },

    async findByIds(ids: string[]): Promise<Show[]> {
      return ids.length === 0 ? [] : db.select().from(shows).where(inArray(shows.id, ids));
    },

    /** The shows of these feeds, in no order. */
    async findByFeedUrls(feedUrls: readonly string[]): Promise<Show[]> {
      return feedUrls.length === 0
        ? []
        : db
            .select()
            .from(shows)
            .where(inArray(shows.feedUrl, [...feedUrls]));
    },

    /** All shows by name. */
    async list(): Promise<Show[]> {
      return db.select().from(shows).orderBy(asc(shows.name), asc(shows.id));
    },

    /**
     * Stores a show or refreshes the one with the same `feedUrl` (without a feed: the same slug). The unique
     * index decides, so two submissions at once give one show.
     */
    async upsert(given: NewShow): Promise<{ show: Show; created: boolean }> {
      const input = boundShow(given);
      const now = clock();
      for (const slug of slugCandidates(input.slug)) {
        const [created] = await db
          .insert(shows)
          .values({ ...input, id: randomUUID(), slug, createdAt: now, updatedAt: now })
          .onConflictDoNothing()
          .returning();
        if (created) return { show: created, created: true };
        const known = await (input.feedUrl ? findByFeedUrl(input.feedUrl) : findBySlug(input.slug));
        if (known) return { show: await refresh(known, input), created: false };
      }
      throw new Error('unreachable: the last slug candidate is random');
    },

    findPublication,

    /**
     * The publication of a site; the slug decides, so two pages at once give one. What its site says of it completes
     * what is stored.
     */
    async putPublication(given: Publication): Promise<Show> {
      const { imageUrl = null, description = null, ...wanted } = boundShow(given);
      const now = clock();
      const publication = { kind: 'publication' as const, imageUrl, description, ...wanted };
      for (const slug of slugCandidates(wanted.name)) {
        const [created] = await db
          .insert(shows)
          .values({ ...publication, id: randomUUID(), slug, createdAt: now, updatedAt: now })
          .onConflictDoNothing()
          .returning();
        if (created) return created;
        const known = await findPublication(wanted);
        if (known) return complete(known, { imageUrl, description });
      }
      throw new Error('unreachable: the last slug candidate is random');
    },

    /** Ignores a show from now on, or no longer; null when there is no such show. */
    async setIgnored(id: string, ignored: boolean): Promise<Show | null> {
      const [row] = await db
        .update(shows)
        .set({ ignoredAt: ignored ? clock() : null, updatedAt: clock() })
        .where(eq(shows.id, id))
        .returning();
      return row ?? null;
    },

    /** Gives a show the address at which its feed lives from now on; null where another show has it. */
    async moveFeed(id: string, feedUrl: string): Promise<Show | null> {
      if ((await findByFeedUrl(feedUrl)) !== null) return null;
      const [row] = await db
        .update(shows)
        .set({ feedUrl, etag: null, lastModified: null, contentHash: null, updatedAt: clock() })
        .where(eq(shows.id, id))
        .returning();
      return row ?? null;
    },

    /** Records a fetch: validators on success, the reason and a count of failures in a row otherwise. */
    async recordFetch(outcome: FetchOutcome): Promise<void> {
      const { showId, error, heldOffUntil = null, ...validators } = boundOutcome(outcome);
      await db
        .update(shows)
        .set({
          ...(error === null ? validators : {}),
          lastFetchedAt: clock(),
          heldOffUntil,
          fetchError: error,
          fetchFailures: error === null ? 0 : sql`${shows.fetchFailures} + 1`,
        })
        .where(eq(shows.id, showId));
    },
  };
}
