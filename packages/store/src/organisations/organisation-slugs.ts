import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { organisationSlugs, organisations } from './organisation.table.ts';

/** The organisation that has this slug, or had it before. */
async function holderOf(db: Db, slug: string): Promise<string | null> {
  const [present] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.slug, slug));
  if (present) return present.id;
  const [past] = await db
    .select({ id: organisationSlugs.organisationId })
    .from(organisationSlugs)
    .where(eq(organisationSlugs.slug, slug));
  return past?.id ?? null;
}

/** Calls of the API that stand where the slug of an organisation would. */
const reserved: readonly string[] = ['ask', 'earnings', 'list', 'types'];

/** Whether a slug, also one of before, leads nowhere yet. */
export const isFree = async (db: Db, slug: string): Promise<boolean> =>
  !reserved.includes(slug) && (await holderOf(db, slug)) === null;

/** Which of these slugs nothing new can have: those that lead somewhere, also to what is deleted, and names of calls. */
export async function takenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const [present, past] = await Promise.all([
    db
      .select({ slug: organisations.slug })
      .from(organisations)
      .where(inArray(organisations.slug, [...slugs])),
    db
      .select({ slug: organisationSlugs.slug })
      .from(organisationSlugs)
      .where(inArray(organisationSlugs.slug, [...slugs])),
  ]);
  return new Set([...[...present, ...past].map(({ slug }) => slug), ...reserved]);
}

/**
 * Has the old slug lead on once an organisation bears the new one. False, with nothing written, where the new one leads
 * to another organisation.
 */
export async function moveSlug(
  db: Db,
  organisationId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const holder = await holderOf(db, to);
  if (reserved.includes(to) || (holder !== null && holder !== organisationId)) return false;
  await db.delete(organisationSlugs).where(eq(organisationSlugs.slug, to));
  if (from !== to) await db.insert(organisationSlugs).values({ slug: from, organisationId });
  return true;
}
