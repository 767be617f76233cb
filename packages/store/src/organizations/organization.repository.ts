import type { Organization } from '@ecco/domain';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { boundOrganization } from './organization.bounds.ts';
import { organizationSlugs, organizations } from './organization.table.ts';
import type { NamedOrganization, OrganizationChanges } from './organization.types.ts';
import { createOrganizationAdding } from './organization-adding.repository.ts';
import { createOrganizationFacts } from './organization-facts.repository.ts';
import { createOrganizationList } from './organization-list.repository.ts';
import { aliasesBeside, aliasesOf, writeNames } from './organization-names.ts';
import { moveSlug, takenSlugs } from './organization-slugs.ts';

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createOrganizationsRepository(db: Db, clock: Clock) {
  /** Slugs are in lower case, in whatever case they are given. */
  const isAt = (name: string, idOrSlug = name.toLowerCase()) =>
    inArray(
      organizations.id,
      // Two looks into indexes: an alternative of both would read every row.
      unionAll(
        db
          .select({ id: organizations.id })
          .from(organizations)
          .where(eq(uuidShape.test(idOrSlug) ? organizations.id : organizations.slug, idOrSlug)),
        // What was merged into another leads on by its id too.
        db
          .select({ id: organizationSlugs.organizationId })
          .from(organizationSlugs)
          .where(eq(organizationSlugs.slug, idOrSlug)),
      ),
    );

  async function namedOf(ids: readonly string[]): Promise<Map<string, NamedOrganization>> {
    const rows = await db
      .select()
      .from(organizations)
      .where(and(isOneOf(organizations.id, [...new Set(ids)]), isNull(organizations.deletedAt)));
    const aliases = await aliasesOf(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(
      rows.map((organization) => [
        organization.id,
        { organization, aliases: aliases.get(organization.id) ?? [] },
      ]),
    );
  }

  async function one(condition: ReturnType<typeof and>): Promise<NamedOrganization | null> {
    const [match] = await db
      .select({ organization: organizations, aliases: aliasesBeside })
      .from(organizations)
      .where(condition);
    return match ?? null;
  }

  return {
    ...createOrganizationList(db),
    ...createOrganizationFacts(db, clock),
    ...createOrganizationAdding(db, clock),

    /** The organization with this uuid, slug, or slug of before. */
    find: (idOrSlug: string): Promise<NamedOrganization | null> =>
      one(and(isAt(idOrSlug), isNull(organizations.deletedAt))),

    /** The same of one that was deleted and can be put back. */
    findDeleted: (idOrSlug: string): Promise<NamedOrganization | null> =>
      one(and(isAt(idOrSlug), isNotNull(organizations.deletedAt))),

    /** The organizations of these slugs, or slugs of before, by the slug that was asked for. */
    async findBySlugs(slugs: readonly string[]): Promise<Map<string, NamedOrganization>> {
      const requested = [...new Set(slugs)];
      const [present, past] = await Promise.all([
        db
          .select({ slug: organizations.slug, id: organizations.id })
          .from(organizations)
          .where(inArray(organizations.slug, requested)),
        db
          .select({ slug: organizationSlugs.slug, id: organizationSlugs.organizationId })
          .from(organizationSlugs)
          .where(inArray(organizationSlugs.slug, requested)),
      ]);
      const led = [...present, ...past];
      const named = await namedOf(led.map(({ id }) => id));
      return new Map(
        led.flatMap(({ slug, id }) => {
          const result = named.get(id);
          return result ? [[slug, result] as const] : [];
        }),
      );
    },

    /** Which of these slugs nothing new can have. */
    takenSlugs: (slugs: readonly string[]): Promise<Set<string>> => takenSlugs(db, slugs),

    /** Those of these ids with what else they are called, by id. */
    findNamed: (ids: readonly string[]): Promise<Map<string, NamedOrganization>> => namedOf(ids),

    /** Those of these ids that are there, in no order. */
    async findByIds(ids: readonly string[]): Promise<Organization[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(organizations)
        .where(and(isOneOf(organizations.id, ids), isNull(organizations.deletedAt)));
    },

    /** What links to those of these ids are made of that are there, in no order. */
    async namesOf(ids: readonly string[]): Promise<Pick<Organization, 'id' | 'slug' | 'name' | 'type'>[]> {
      if (ids.length === 0) return [];
      const { id, slug, name, type, deletedAt } = organizations;
      return db
        .select({ id, slug, name, type })
        .from(organizations)
        .where(and(isOneOf(id, ids), isNull(deletedAt)));
    },

    /**
     * Changes what is given and nothing else; under another slug the old one leads on. Null where the slug leads to
     * another organization. Call it inside a transaction.
     */
    async update(
      { organization: before, aliases: known }: NamedOrganization,
      given: OrganizationChanges,
    ): Promise<Organization | null> {
      const { aliases = known, ...changes } = boundOrganization(given);
      const { slug = before.slug } = changes;
      if (slug !== before.slug && !(await moveSlug(db, before.id, { from: before.slug, to: slug })))
        return null;
      const { name = before.name, ticker = before.ticker } = changes;
      const isCalledOtherwise =
        name !== before.name || ticker !== before.ticker || aliases.join('\n') !== known.join('\n');
      const now = clock();
      const [row] = await db
        .update(organizations)
        .set({ ...changes, updatedAt: now, ...(isCalledOtherwise && { relinkSince: now }) })
        .where(eq(organizations.id, before.id))
        .returning();
      if (isCalledOtherwise) await writeNames(db, [{ id: before.id, name, aliases, ticker }]);
      return row ?? null;
    },

    /** Takes it out of everything that is shown; until it is forgotten it can be put back. */
    async remove(id: string): Promise<boolean> {
      const gone = { deletedAt: clock(), updatedAt: clock() };
      const rows = await db
        .update(organizations)
        .set(gone)
        .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)))
        .returning({ id: organizations.id });
      return rows.length > 0;
    },

    /** Puts back what was deleted; whatever led on from it to another leads to it again. */
    async restore(id: string): Promise<boolean> {
      const [row] = await db
        .update(organizations)
        .set({ deletedAt: null, updatedAt: clock() })
        .where(and(eq(organizations.id, id), isNotNull(organizations.deletedAt)))
        .returning({ id: organizations.id, slug: organizations.slug });
      if (!row) return false;
      await db.delete(organizationSlugs).where(inArray(organizationSlugs.slug, [row.id, row.slug]));
      return true;
    },
  };
}
