import { randomUUID } from 'node:crypto';
import type { Fact, FactKind } from '@ecco/domain';
import { and, desc, eq } from 'drizzle-orm';
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

const isShown = (kind: FactKind): kind is keyof typeof shownIn => Object.hasOwn(shownIn, kind);

/** What is known of organisations as of a day. */
export function createOrganisationFacts(db: Db, clock: Clock) {
  /** Writes the newest fact of a kind where lists read it. */
  async function show(organisationId: string, kind: FactKind): Promise<void> {
    if (!isShown(kind)) return;
    const [newest] = await db
      .select()
      .from(organisationFacts)
      .where(and(eq(organisationFacts.organisationId, organisationId), eq(organisationFacts.kind, kind)))
      .orderBy(desc(organisationFacts.asOf))
      .limit(1);
    const value = newest === undefined ? null : (newest.value ?? newest.words);
    await db
      .update(organisations)
      .set({ [shownIn[kind]]: value, updatedAt: clock() })
      .where(eq(organisations.id, organisationId));
  }

  return {
    /** All that is known of an organisation, by kind, the newest first. */
    factsOf: (organisationId: string): Promise<Fact[]> =>
      db
        .select()
        .from(organisationFacts)
        .where(eq(organisationFacts.organisationId, organisationId))
        .orderBy(organisationFacts.kind, desc(organisationFacts.asOf)),

    /** Keeps a fact beside those of other days, in the place of one of its day. Call it inside a transaction. */
    async putFact(given: NewFact): Promise<Fact> {
      const { value, words, provenance, source, sourceUrl, ...key } = boundFact(given);
      const told = { value, words, provenance, source, sourceUrl, createdAt: clock() };
      const { organisationId, kind, asOf } = organisationFacts;
      const [row] = await db
        .insert(organisationFacts)
        .values({ id: randomUUID(), ...key, ...told })
        .onConflictDoUpdate({ target: [organisationId, kind, asOf], set: told })
        .returning();
      if (!row) throw new Error('unreachable: an insert returns its row');
      await show(row.organisationId, row.kind);
      return row;
    },

    /** Null where the organisation has no such fact. Call it inside a transaction. */
    async removeFact(organisationId: string, id: string): Promise<Fact | null> {
      const [row] = await db
        .delete(organisationFacts)
        .where(and(eq(organisationFacts.id, id), eq(organisationFacts.organisationId, organisationId)))
        .returning();
      if (row) await show(organisationId, row.kind);
      return row ?? null;
    },
  };
}
