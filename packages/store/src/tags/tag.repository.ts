import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { shows } from '../shows/index.ts';
import { cutTo } from '../text/bounds.ts';
import { slugOf } from '../text/slug.ts';
import { showTags } from './tag.table.ts';

export type Tag = { slug: string; label: string };
/** A tag and the shows under it, by name. */
export type TagWithShows = Tag & { showIds: string[] };

/** What a feed may say at most: labels, and characters of one. */
const labelsMax = 100;
const labelMax = 200;

/** Labels that differ in spelling only are one tag; what has no letter or digit is none. */
function tagsOf(labels: readonly string[]): Tag[] {
  const bySlug = new Map<string, Tag>();
  for (const given of labels.slice(0, labelsMax)) {
    const label = cutTo(given, labelMax);
    const slug = slugOf(label, '');
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, { slug, label });
  }
  return [...bySlug.values()];
}

export function createTagsRepository(db: Db) {
  /** Feeds spell one tag in several ways: the usual one is shown. */
  const withShows = (condition?: SQL): Promise<TagWithShows[]> =>
    db
      .select({
        slug: showTags.slug,
        label: sql<string>`mode() within group (order by ${showTags.label})`,
        showIds: sql<string[]>`array_agg(${shows.id}::text order by ${shows.name}, ${shows.id})`,
      })
      .from(showTags)
      .innerJoin(shows, eq(shows.id, showTags.showId))
      .where(and(isNull(shows.ignoredAt), condition))
      .groupBy(showTags.slug)
      .orderBy(showTags.slug);

  return {
    /** Every tag with the shows under it; a show that is ignored is under none. */
    list: () => withShows(),

    /** The tag of this slug; null where no show is under it. */
    async find(slug: string): Promise<TagWithShows | null> {
      const [tag] = await withShows(eq(showTags.slug, slug));
      return tag ?? null;
    },

    /** The tags of a show by label. */
    async ofShow(showId: string): Promise<Tag[]> {
      return db
        .select({ slug: showTags.slug, label: showTags.label })
        .from(showTags)
        .where(eq(showTags.showId, showId))
        .orderBy(asc(showTags.label), asc(showTags.slug));
    },

    /** Puts the show under these labels and no others. Call it inside a transaction. */
    async replace(showId: string, labels: readonly string[]): Promise<void> {
      await db.delete(showTags).where(eq(showTags.showId, showId));
      const rows = tagsOf(labels).map((tag) => ({ ...tag, showId }));
      for (const batch of batchesOf(rows)) await db.insert(showTags).values(batch).onConflictDoNothing();
    },
  };
}
