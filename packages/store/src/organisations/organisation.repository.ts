import type { Organisation } from '@ecco/domain';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { boundOrganisation } from './organisation.bounds.ts';
import { organisationSlugs, organisations } from './organisation.table.ts';
import type { NamedOrganisation, OrganisationChanges } from './organisation.types.ts';
import { createOrganisationAdding } from './organisation-adding.repository.ts';
import { createOrganisationFacts } from './organisation-facts.repository.ts';
import { createOrganisationList } from './organisation-list.repository.ts';
import { aliasesBeside, aliasesOf, writeNames } from './organisation-names.ts';
import { moveSlug, takenSlugs } from './organisation-slugs.ts';

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createOrganisationsRepository(db: Db, clock: Clock) {
  /** Slugs are in lower case, in whatever case they are given. */
  const isAt = (name: string, idOrSlug = name.toLowerCase()) =>
    inArray(
      organisations.id,
      // Two looks into indexes: an alternative of both would read every row.
      unionAll(
        db
          .select({ id: organisations.id })
          .from(organisations)
          .where(eq(uuidShape.test(idOrSlug) ? organisations.id : organisations.slug, idOrSlug)),
        // What was merged into another leads on by its id too.
        db
          .select({ id: organisationSlugs.organisationId })
          .from(organisationSlugs)
          .where(eq(organisationSlugs.slug, idOrSlug)),
      ),
    );

  async function namedOf(ids: readonly string[]): Promise<Map<string, NamedOrganisation>> {
    const rows = await db
      .select()
      .from(organisations)
      .where(and(isOneOf(organisations.id, [...new Set(ids)]), isNull(organisations.deletedAt)));
    const aliases = await aliasesOf(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(
      rows.map((organisation) => [
        organisation.id,
        { organisation, aliases: aliases.get(organisation.id) ?? [] },
      ]),
    );
  }

  async function one(condition: ReturnType<typeof and>): Promise<NamedOrganisation | null> {
    const [found] = await db
      .select({ organisation: organisations, aliases: aliasesBeside })
      .from(organisations)
      .where(condition);
    return found ?? null;
  }

  return {
    ...createOrganisationList(db),
    ...createOrganisationFacts(db, clock),
    ...createOrganisationAdding(db, clock),

    /** The organisation with this uuid, slug, or slug of before. */
    find: (idOrSlug: string): Promise<NamedOrganisation | null> =>
      one(and(isAt(idOrSlug), isNull(organisations.deletedAt))),

    /** The same of one that was deleted and can be put back. */
    findDeleted: (idOrSlug: string): Promise<NamedOrganisation | null> =>
      one(and(isAt(idOrSlug), isNotNull(organisations.deletedAt))),

    /** The organisations of these slugs, or slugs of before, by the slug that was asked for. */
    async findBySlugs(slugs: readonly string[]): Promise<Map<string, NamedOrganisation>> {
      const wanted = [...new Set(slugs)];
      const [present, past] = await Promise.all([
        db
          .select({ slug: organisations.slug, id: organisations.id })
          .from(organisations)
          .where(inArray(organisations.slug, wanted)),
        db
          .select({ slug: organisationSlugs.slug, id: organisationSlugs.organisationId })
          .from(organisationSlugs)
          .where(inArray(organisationSlugs.slug, wanted)),
      ]);
      const led = [...present, ...past];
      const named = await namedOf(led.map(({ id }) => id));
      return new Map(
        led.flatMap(({ slug, id }) => {
          const found = named.get(id);
          return found ? [[slug, found] as const] : [];
        }),
      );
    },

    /** Which of these slugs nothing new can have. */
    takenSlugs: (slugs: readonly string[]): Promise<Set<string>> => takenSlugs(db, slugs),

    /** Those of these ids with what else they are called, by id. */
    findNamed: (ids: readonly string[]): Promise<Map<string, NamedOrganisation>> => namedOf(ids),

    /** Those of these ids that are there, in no order. */
    async findByIds(ids: readonly string[]): Promise<Organisation[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(organisations)
        .where(and(isOneOf(organisations.id, ids), isNull(organisations.deletedAt)));
    },

    /** What links to those of these ids are made of that are there, in no order. */
    async namesOf(ids: readonly string[]): Promise<Pick<Organisation, 'id' | 'slug' | 'name' | 'type'>[]> {
      if (ids.length === 0) return [];
      const { id, slug, name, type, deletedAt } = organisations;
      return db
        .select({ id, slug, name, type })
        .from(organisations)
        .where(and(isOneOf(id, ids), isNull(deletedAt)));
    },

    /**
     * Changes what is given and nothing else; under another slug the old one leads on. Null where the slug leads to
     * another organisation. Call it inside a transaction.
     */
    async update(
      { organisation: before, aliases: known }: NamedOrganisation,
      given: OrganisationChanges,
    ): Promise<Organisation | null> {
      const { aliases = known, ...changes } = boundOrganisation(given);
      const { slug = before.slug } = changes;
      if (slug !== before.slug && !(await moveSlug(db, before.id, { from: before.slug, to: slug })))
        return null;
      const { name = before.name, ticker = before.ticker } = changes;
      const isCalledOtherwise =
        name !== before.name || ticker !== before.ticker || aliases.join('\n') !== known.join('\n');
      const now = clock();
      const [row] = await db
        .update(organisations)
        .set({ ...changes, updatedAt: now, ...(isCalledOtherwise && { relinkSince: now }) })
        .where(eq(organisations.id, before.id))
        .returning();
      if (isCalledOtherwise) await writeNames(db, [{ id: before.id, name, aliases, ticker }]);
      return row ?? null;
    },

    /** Takes it out of everything that is shown; until it is forgotten it can be put back. */
    async remove(id: string): Promise<boolean> {
      const gone = { deletedAt: clock(), updatedAt: clock() };
      const rows = await db
        .update(organisations)
        .set(gone)
        .where(and(eq(organisations.id, id), isNull(organisations.deletedAt)))
        .returning({ id: organisations.id });
      return rows.length > 0;
    },

    /** Puts back what was deleted; whatever led on from it to another leads to it again. */
    async restore(id: string): Promise<boolean> {
      const [row] = await db
        .update(organisations)
        .set({ deletedAt: null, updatedAt: clock() })
        .where(and(eq(organisations.id, id), isNotNull(organisations.deletedAt)))
        .returning({ id: organisations.id, slug: organisations.slug });
      if (!row) return false;
      await db.delete(organisationSlugs).where(inArray(organisationSlugs.slug, [row.id, row.slug]));
      return true;
    },
  };
}
