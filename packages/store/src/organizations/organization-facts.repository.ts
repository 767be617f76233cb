import { randomUUID } from 'node:crypto';
import { appendAll, type Fact, type FactKind, factKinds } from '@ecco/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { boundFact } from './organization.bounds.ts';
import { organizationFacts, organizations } from './organization.table.ts';
import type { NewFact } from './organization.types.ts';

/** The columns of an organization that hold the newest fact of a kind. */
const shownIn = {
  total_assets: 'totalAssets',
  total_members: 'totalMembers',
  headquarters: 'headquarters',
} as const satisfies Partial<Record<FactKind, string>>;

/** What these columns are. */
const typeOf = {
  total_assets: 'float8',
  total_members: 'float8',
  headquarters: 'text',
} as const satisfies Record<keyof typeof shownIn, string>;

/** Rows of one statement. */
const rowsAtOnce = 1_000;

const isShown = (kind: FactKind): kind is keyof typeof shownIn => Object.hasOwn(shownIn, kind);

/** What is known of organizations as of a day. */
export function createOrganizationFacts(db: Db, clock: Clock) {
  /** Writes the newest facts of kinds where lists read them. */
  async function show(ids: readonly string[], kinds: readonly FactKind[]): Promise<void> {
    const { organizationId, kind: kindOf, asOf, value, words } = organizationFacts;
    for (const kind of new Set(kinds.filter(isShown))) {
      const newest = db
        .select({ value: sql`coalesce(to_jsonb(${value}), to_jsonb(${words})) #>> '{}'` })
        .from(organizationFacts)
        .where(and(eq(organizationId, organizations.id), eq(kindOf, kind)))
        .orderBy(desc(asOf))
        .limit(1);
      await db
        .update(organizations)
        .set({ [shownIn[kind]]: sql`(${newest})::${sql.raw(typeOf[kind])}`, updatedAt: clock() })
        .where(inArray(organizations.id, [...ids]));
    }
  }

  async function put(all: readonly NewFact[]): Promise<Fact[]> {
    const rows: Fact[] = [];
    const { organizationId, kind, asOf } = organizationFacts;
    for (let start = 0; start < all.length; start += rowsAtOnce) {
      const some = all.slice(start, start + rowsAtOnce).map(boundFact);
      const written = await db
        .insert(organizationFacts)
        .values(some.map((fact) => ({ ...fact, id: randomUUID(), createdAt: clock() })))
        .onConflictDoUpdate({
          target: [organizationId, kind, asOf],
          set: {
            value: sql`excluded.value`,
            words: sql`excluded.words`,
            provenance: sql`excluded.provenance`,
            source: sql`excluded.source`,
            sourceUrl: sql`excluded.source_url`,
            createdAt: sql`excluded.created_at`,
          },
        })
        .returning();
      await show(
        written.map((row) => row.organizationId),
        written.map((row) => row.kind),
      );
      appendAll(rows, written);
    }
    return rows;
  }

  return {
    /** All that is known of an organization, by kind, the newest first. */
    factsOf: (organizationId: string): Promise<Fact[]> =>
      db
        .select()
        .from(organizationFacts)
        .where(eq(organizationFacts.organizationId, organizationId))
        .orderBy(organizationFacts.kind, desc(organizationFacts.asOf)),

    /** Shows the newest facts of these organizations, whose facts came from another. Call it inside a transaction. */
    showFacts: (ids: readonly string[]): Promise<void> => show(ids, factKinds),

    /** Keeps a fact beside those of other days, in the place of one of its day. Call it inside a transaction. */
    async putFact(given: NewFact): Promise<Fact> {
      const [row] = await put([given]);
      if (!row) throw new Error('unreachable: an insert returns its row');
      return row;
    },

    /** The same of many, of which no two are of one kind and day of an organization. Call it inside a transaction. */
    putFacts: put,

    /** Null where the organization has no such fact. Call it inside a transaction. */
    async removeFact(organizationId: string, id: string): Promise<Fact | null> {
      const [row] = await db
        .delete(organizationFacts)
        .where(and(eq(organizationFacts.id, id), eq(organizationFacts.organizationId, organizationId)))
        .returning();
      if (row) await show([organizationId], [row.kind]);
      return row ?? null;
    },
  };
}
