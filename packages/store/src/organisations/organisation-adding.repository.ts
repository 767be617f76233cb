import { randomUUID } from 'node:crypto';
import type { Organisation } from '@ecco/domain';
import { appendAll } from '@ecco/domain';
import type { Clock, Db } from '../connection/db.ts';
import { slugCandidates, slugOf } from '../text/slug.ts';
import { boundOrganisation } from './organisation.bounds.ts';
import { organisations } from './organisation.table.ts';
import type { NewOrganisation } from './organisation.types.ts';
import { writeNames } from './organisation-names.ts';
import { isFree, takenSlugs } from './organisation-slugs.ts';

/** Rows of one statement. */
const rowsAtOnce = 500;

/** How organisations come to be. */
export function createOrganisationAdding(db: Db, clock: Clock) {
  type Slugged = { given: NewOrganisation; slug: string };

  async function insert(all: readonly Slugged[]): Promise<Organisation[]> {
    if (all.length === 0) return [];
    const now = clock();
    const made = await db
      .insert(organisations)
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

  async function add(given: NewOrganisation): Promise<Organisation | null> {
    for (const slug of given.slug === undefined ? slugCandidates(given.name) : [given.slug]) {
      if (!(await isFree(db, slug))) continue;
      const [row] = await insert([{ given, slug }]);
      if (row) return row;
    }
    return null;
  }

  /** Those that get the slug they ask for are written together; the others one by one. */
  async function addSome(some: readonly NewOrganisation[]): Promise<(Organisation | null)[]> {
    const slugs = some.map(({ slug, name }) => slug ?? slugOf(name));
    const taken = await takenSlugs(db, slugs);
    const isFirst = (at: number): boolean => slugs.indexOf(slugs[at] ?? '') === at;
    const plain = some.flatMap((given, at) => {
      const slug = slugs[at] ?? '';
      return taken.has(slug) || !isFirst(at) ? [] : [{ given, slug }];
    });
    const made = new Map((await insert(plain)).map((row) => [row.slug, row]));
    const added: (Organisation | null)[] = [];
    for (const [at, given] of some.entries()) {
      const row = isFirst(at) ? made.get(slugs[at] ?? '') : undefined;
      added.push(row ?? (await add(given)));
    }
    return added;
  }

  return {
    /** Null where the slug that is asked for leads elsewhere already. Call it inside a transaction. */
    add: (organisation: NewOrganisation): Promise<Organisation | null> =>
      add(boundOrganisation(organisation)),

    /** The same of many, each in its place. Call it inside a transaction. */
    async addMany(all: readonly NewOrganisation[]): Promise<(Organisation | null)[]> {
      const added: (Organisation | null)[] = [];
      for (let start = 0; start < all.length; start += rowsAtOnce)
        appendAll(added, await addSome(all.slice(start, start + rowsAtOnce).map(boundOrganisation)));
      return added;
    },
  };
}
