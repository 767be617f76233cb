import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { organizationSlugs, organizations } from './organization.table.ts';

/** The organization that has this slug, or had it before. */
async function holderOf(db: Db, slug: string): Promise<string | null> {
  const [present] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.slug, slug));
  if (present) return present.id;
  const [past] = await db
    .select({ id: organizationSlugs.organizationId })
    .from(organizationSlugs)
    .where(eq(organizationSlugs.slug, slug));
  return past?.id ?? null;
}

/** Calls of the API that stand where the slug of an organization would. */
const reserved: readonly string[] = ['ask', 'earnings', 'list', 'types'];

/** Whether a slug, also one of before, leads nowhere yet. */
export const isFree = async (db: Db, slug: string): Promise<boolean> =>
  !reserved.includes(slug) && (await holderOf(db, slug)) === null;

/** Which of these slugs nothing new can have: those that lead somewhere, also to what is deleted, and names of calls. */
export async function takenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const [present, past] = await Promise.all([
    db
      .select({ slug: organizations.slug })
      .from(organizations)
      .where(inArray(organizations.slug, [...slugs])),
    db
      .select({ slug: organizationSlugs.slug })
      .from(organizationSlugs)
      .where(inArray(organizationSlugs.slug, [...slugs])),
  ]);
  return new Set([...[...present, ...past].map(({ slug }) => slug), ...reserved]);
}

/**
 * Has the old slug lead on once an organization bears the new one. False, with nothing written, where the new one leads
 * to another organization.
 */
export async function moveSlug(
  db: Db,
  organizationId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const holder = await holderOf(db, to);
  if (reserved.includes(to) || (holder !== null && holder !== organizationId)) return false;
  await db.delete(organizationSlugs).where(eq(organizationSlugs.slug, to));
  if (from !== to) await db.insert(organizationSlugs).values({ slug: from, organizationId });
  return true;
}
