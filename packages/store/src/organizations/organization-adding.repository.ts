import { randomUUID } from 'node:crypto';
import type { Organization } from '@ecco/domain';
import { appendAll } from '@ecco/domain';
import type { Clock, Db } from '../connection/db.ts';
import { slugCandidates, slugOf } from '../text/slug.ts';
import { boundOrganization } from './organization.bounds.ts';
import { organizations } from './organization.table.ts';
import type { NewOrganization } from './organization.types.ts';
import { writeNames } from './organization-names.ts';
import { isFree, takenSlugs } from './organization-slugs.ts';

/** Rows of one statement. */
const rowsAtOnce = 500;

/** How organizations come to be. */
export function createOrganizationAdding(db: Db, clock: Clock) {
  type SluggedOrganization = { given: NewOrganization; slug: string };

  async function insert(all: readonly SluggedOrganization[]): Promise<Organization[]> {
    if (all.length === 0) return [];
    const now = clock();
    const made = await db
      .insert(organizations)
      .values(
        all.map(({ given: { aliases: _aliases, ...details }, slug }) => ({
          ...details,
          id: randomUUID(),
          slug,
          relinkSince: now,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning();
    const aliases = new Map(all.map(({ given, slug }) => [slug, given.aliases ?? []]));
    await writeNames(
      db,
      made.map(({ id, slug, name, ticker }) => ({ id, name, ticker, aliases: aliases.get(slug) ?? [] })),
    );
    return made;
  }

  async function add(given: NewOrganization): Promise<Organization | null> {
    for (const slug of given.slug === undefined ? slugCandidates(given.name) : [given.slug]) {
      if (!(await isFree(db, slug))) continue;
      const [row] = await insert([{ given, slug }]);
      if (row) return row;
    }
    return null;
  }

  /** Those that get the slug they ask for are written together; the others one by one. */
  async function addSome(some: readonly NewOrganization[]): Promise<(Organization | null)[]> {
    const slugs = some.map(({ slug, name }) => slug ?? slugOf(name));
    const taken = await takenSlugs(db, slugs);
    const isFirst = (at: number): boolean => slugs.indexOf(slugs[at] ?? '') === at;
    const plain = some.flatMap((given, at) => {
      const slug = slugs[at] ?? '';
      return taken.has(slug) || !isFirst(at) ? [] : [{ given, slug }];
    });
    const made = new Map((await insert(plain)).map((row) => [row.slug, row]));
    const added: (Organization | null)[] = [];
    for (const [at, given] of some.entries()) {
      const row = isFirst(at) ? made.get(slugs[at] ?? '') : undefined;
      added.push(row ?? (await add(given)));
    }
    return added;
  }

  return {
    /** Null where the slug that is asked for leads elsewhere already. Call it inside a transaction. */
    add: (organization: NewOrganization): Promise<Organization | null> =>
      add(boundOrganization(organization)),

    /** The same of many, each in its place. Call it inside a transaction. */
    async addMany(all: readonly NewOrganization[]): Promise<(Organization | null)[]> {
      const added: (Organization | null)[] = [];
      for (let start = 0; start < all.length; start += rowsAtOnce)
        appendAll(added, await addSome(all.slice(start, start + rowsAtOnce).map(boundOrganization)));
      return added;
    },
  };
}
