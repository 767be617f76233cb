import { eq } from 'drizzle-orm';
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
