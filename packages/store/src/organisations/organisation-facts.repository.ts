import { randomUUID } from 'node:crypto';
import { appendAll, type Fact, type FactKind, factKinds } from '@ecco/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { boundFact } from './organisation.bounds.ts';
import { organisationFacts, organisations } from './organisation.table.ts';
import type { NewFact } from './organisation.types.ts';

/** The columns of an organisation that hold the newest fact of a kind. */
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

/** What is known of organisations as of a day. */
export function createOrganisationFacts(db: Db, clock: Clock) {
  /** Writes the newest facts of kinds where lists read them. */
  async function show(ids: readonly string[], kinds: readonly FactKind[]): Promise<void> {
    const { organisationId, kind: kindOf, asOf, value, words } = organisationFacts;
    for (const kind of new Set(kinds.filter(isShown))) {
      const newest = db
        .select({ value: sql`coalesce(to_jsonb(${value}), to_jsonb(${words})) #>> '{}'` })
        .from(organisationFacts)
        .where(and(eq(organisationId, organisations.id), eq(kindOf, kind)))
        .orderBy(desc(asOf))
        .limit(1);
      await db
        .update(organisations)
        .set({ [shownIn[kind]]: sql`(${newest})::${sql.raw(typeOf[kind])}`, updatedAt: clock() })
        .where(inArray(organisations.id, [...ids]));
    }
  }

  async function put(all: readonly NewFact[]): Promise<Fact[]> {
    const rows: Fact[] = [];
    const { organisationId, kind, asOf } = organisationFacts;
    for (let start = 0; start < all.length; start += rowsAtOnce) {
      const some = all.slice(start, start + rowsAtOnce).map(boundFact);
      const written = await db
        .insert(organisationFacts)
        .values(some.map((fact) => ({ ...fact, id: randomUUID(), createdAt: clock() })))
        .onConflictDoUpdate({
          target: [organisationId, kind, asOf],
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
        written.map((row) => row.organisationId),
        written.map((row) => row.kind),
      );
      appendAll(rows, written);
    }
    return rows;
  }

  return {
    /** All that is known of an organisation, by kind, the newest first. */
    factsOf: (organisationId: string): Promise<Fact[]> =>
      db
        .select()
        .from(organisationFacts)
        .where(eq(organisationFacts.organisationId, organisationId))
        .orderBy(organisationFacts.kind, desc(organisationFacts.asOf)),

    /** Shows the newest facts of these organisations, whose facts came from another. Call it inside a transaction. */
    showFacts: (ids: readonly string[]): Promise<void> => show(ids, factKinds),

    /** Keeps a fact beside those of other days, in the place of one of its day. Call it inside a transaction. */
    async putFact(given: NewFact): Promise<Fact> {
      const [row] = await put([given]);
      if (!row) throw new Error('unreachable: an insert returns its row');
      return row;
    },

    /** The same of many, of which no two are of one kind and day of an organisation. Call it inside a transaction. */
    putFacts: put,

    /** Null where the organisation has no such fact. Call it inside a transaction. */
    async removeFact(organisationId: string, id: string): Promise<Fact | null> {
      const [row] = await db
        .delete(organisationFacts)
        .where(and(eq(organisationFacts.id, id), eq(organisationFacts.organisationId, organisationId)))
        .returning();
      if (row) await show([organisationId], [row.kind]);
      return row ?? null;
    },
  };
}
