import { randomUUID } from 'node:crypto';
import type { Person } from '@ecco/domain';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Clock, Db } from '../connection/db.ts';
import { slugCandidates } from '../text/slug.ts';
import { boundPerson } from './person.bounds.ts';
import { people, personSlugs } from './person.table.ts';
import type { NamedPerson, NewPerson, PersonChanges } from './person.types.ts';
import { createPersonList } from './person-list.repository.ts';
import { aliasesOf, writeNames } from './person-names.ts';
import { isFree, moveSlug } from './person-slugs.ts';

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createPeopleRepository(db: Db, clock: Clock) {
  const isAt = (idOrSlug: string) =>
    inArray(
      people.id,
      // Two looks into indexes: an alternative of both would read every row.
      unionAll(
        db
          .select({ id: people.id })
          .from(people)
          .where(eq(uuidShape.test(idOrSlug) ? people.id : people.slug, idOrSlug)),
        // Who was merged into another leads on by their id too.
        db.select({ id: personSlugs.personId }).from(personSlugs).where(eq(personSlugs.slug, idOrSlug)),
      ),
    );

  async function insert({ slug, aliases = [], ofText, ...details }: NewPerson): Promise<Person | null> {
    const now = clock();
    for (const candidate of slug === undefined ? slugCandidates(details.name) : [slug]) {
      if (!(await isFree(db, candidate))) continue;
      const own = { id: randomUUID(), slug: candidate, createdAt: now, updatedAt: now };
      const [row] = await db
        .insert(people)
        .values({ ...details, ...own, relinkSince: ofText ? null : now })
        .onConflictDoNothing()
        .returning();
      if (!row) continue;
      await writeNames(db, row.id, { name: row.name, aliases });
      return row;
    }
    return null;
  }

  async function setDeleted(id: string, deletedAt: Date | null): Promise<boolean> {
    const rows = await db
      .update(people)
      .set({ deletedAt, updatedAt: clock() })
      .where(and(eq(people.id, id), deletedAt ? isNull(people.deletedAt) : isNotNull(people.deletedAt)))
      .returning({ id: people.id });
    return rows.length > 0;
  }

  return {
    ...createPersonList(db),

    /** The person with this uuid, slug, or slug of before. */
    async find(idOrSlug: string): Promise<NamedPerson | null> {
      const [person] = await db
        .select()
        .from(people)
        .where(and(isAt(idOrSlug), isNull(people.deletedAt)));
      if (!person) return null;
      return { person, aliases: (await aliasesOf(db, [person.id])).get(person.id) ?? [] };
    },

    /** Whether a slug leads nowhere yet, also to nobody who was deleted. */
    /** Those of these ids that are not deleted. */
    async findByIds(ids: readonly string[]): Promise<Person[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(people)
        .where(and(inArray(people.id, [...ids]), isNull(people.deletedAt)));
    },

    isSlugFree: (slug: string): Promise<boolean> => isFree(db, slug),

    /** Null where the slug that is asked for leads elsewhere already. Call it inside a transaction. */
    add: (person: NewPerson): Promise<Person | null> => insert(boundPerson(person)),

    /** Changes what is given and nothing else; null where the slug leads elsewhere. Call it inside a transaction. */
    async update(
      { person: before, aliases: known }: NamedPerson,
      given: PersonChanges,
    ): Promise<Person | null> {
      const { aliases = known, ...changes } = boundPerson(given);
      const { slug = before.slug, name = before.name } = changes;
      if (slug !== before.slug && !(await moveSlug(db, before.id, { from: before.slug, to: slug })))
        return null;
      const isCalledOtherwise = name !== before.name || aliases.join('\n') !== known.join('\n');
      const now = clock();
      const [row] = await db
        .update(people)
        .set({ ...changes, updatedAt: now, ...(isCalledOtherwise && { relinkSince: now }) })
        .where(eq(people.id, before.id))
        .returning();
      if (isCalledOtherwise) await writeNames(db, before.id, { name, aliases });
      return row ?? null;
    },

    /** Takes the page out of everything that is shown; until it is forgotten it can be put back. */
    remove: (id: string): Promise<boolean> => setDeleted(id, clock()),
    /** Puts it back; whatever led on from it to another leads to it again. */
    async restore(id: string): Promise<boolean> {
      if (!(await setDeleted(id, null))) return false;
      const [row] = await db.select({ slug: people.slug }).from(people).where(eq(people.id, id));
      await db.delete(personSlugs).where(inArray(personSlugs.slug, [id, row?.slug ?? id]));
      return true;
    },
  };
}
