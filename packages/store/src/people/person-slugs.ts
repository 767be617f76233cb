import { eq } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { people, personSlugs } from './person.table.ts';

/** The person who has this slug, or had it before. */
async function holderOf(db: Db, slug: string): Promise<string | null> {
  const [present] = await db.select({ id: people.id }).from(people).where(eq(people.slug, slug));
  if (present) return present.id;
  const [past] = await db
    .select({ id: personSlugs.personId })
    .from(personSlugs)
    .where(eq(personSlugs.slug, slug));
  return past?.id ?? null;
}

/** Whether a slug, also one of before, leads nowhere yet. */
export const isFree = async (db: Db, slug: string): Promise<boolean> => (await holderOf(db, slug)) === null;

/** Has the old slug lead on once a person bears the new one; false where the new one leads to somebody else. */
export async function moveSlug(
  db: Db,
  personId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const holder = await holderOf(db, to);
  if (holder !== null && holder !== personId) return false;
  await db.delete(personSlugs).where(eq(personSlugs.slug, to));
  if (from !== to) await db.insert(personSlugs).values({ slug: from, personId });
  return true;
}
