import { createHash, randomUUID } from 'node:crypto';
import type { Candidate } from '@ecco/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { organisations } from '../organisations/index.ts';
import { cutTo } from '../text/bounds.ts';
import { candidateKeys, candidates } from './candidate.table.ts';
import type { NewCandidate } from './candidate.types.ts';
import { candidateOfRow } from './candidate-row.ts';

const titleMax = 500;
const descriptionMax = 4_000;
const keyMax = 500;

/** A key of any length as one that an index holds. */
const keyOf = (key: string): string =>
  key.length <= keyMax ? key : `hash ${createHash('sha256').update(key).digest('hex')}`;

const releasedAt = (text: string | null): Date | null => {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
};

type CandidateRow = typeof candidates.$inferInsert;
type KeyRow = typeof candidateKeys.$inferInsert;

/** Rows of one statement, well below the 65,535 values that one may have. */
const batchSize = 500;

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  );

function rowOf({ keys: _keys, meetingKey: _meetingKey, ...given }: NewCandidate) {
  const { title, description } = given.content;
  const content = {
    ...given.content,
    title: cutTo(title, titleMax),
    description: description && cutTo(description, descriptionMax),
  };
  return {
    ...given,
    content,
    title: content.title,
    releasedAt: releasedAt(content.release_date ?? content.day),
    value: given.verdict?.overallValue ?? null,
    status: 'New' as const,
  };
}

/** Bringing candidates in. What an organisation knows by any of its keys is never proposed again. */
export function createCandidateProposing(db: Db, clock: Clock) {
  const known = async (organisationId: string, keys: readonly string[]): Promise<Map<string, string>> => {
    if (keys.length === 0) return new Map();
    const rows = await db
      .select({ key: candidateKeys.key, id: candidateKeys.candidateId })
      .from(candidateKeys)
      .where(and(eq(candidateKeys.organisationId, organisationId), inArray(candidateKeys.key, [...keys])));
    return new Map(rows.map(({ key, id }) => [key, id]));
  };

  const put = async (rows: readonly CandidateRow[], keys: readonly KeyRow[]): Promise<Candidate[]> => {
    const added: Candidate[] = [];
    for (const batch of batchesOf(rows)) {
      const stored = await db.insert(candidates).values(batch).returning();
      const byId = new Map(stored.map((row) => [row.id, row]));
      added.push(...batch.flatMap(({ id }) => byId.get(id) ?? []).map(candidateOfRow));
    }
    for (const batch of batchesOf(keys)) await db.insert(candidateKeys).values(batch).onConflictDoNothing();
    return added;
  };

  return {
    /**
     * Proposes what is new and gives it, in order. What is known learns its other keys. Null where the organisation is
     * gone. Call it inside a transaction: two crawls at once propose one after the other.
     */
    async propose(organisationId: string, found: readonly NewCandidate[]): Promise<Candidate[] | null> {
      const [owner] = await db
        .select({ id: organisations.id })
        .from(organisations)
        .where(and(eq(organisations.id, organisationId), isNull(organisations.deletedAt)))
        .for('update');
      if (owner === undefined) return null;
      const all = found.map((one) => ({ ...one, keys: [...new Set(one.keys.map(keyOf))] }));
      const asked = all.flatMap(({ keys, meetingKey }) => (meetingKey ? [...keys, keyOf(meetingKey)] : keys));
      const ids = await known(organisationId, asked);
      const rows: CandidateRow[] = [];
      const learned: KeyRow[] = [];
      for (const one of all) {
        const same = one.keys.map((key) => ids.get(key)).find((id) => id !== undefined);
        const candidateId = same ?? randomUUID();
        const meetingOf = one.meetingKey ? (ids.get(keyOf(one.meetingKey)) ?? null) : null;
        if (same === undefined)
          rows.push({ ...rowOf(one), id: candidateId, organisationId, meetingOf, createdAt: clock() });
        for (const key of one.keys.filter((known) => !ids.has(known))) {
          ids.set(key, candidateId);
          learned.push({ organisationId, key, candidateId });
        }
      }
      return put(rows, learned);
    },

    /** Which of these keys an organisation knows, as they were given. */
    async knownKeys(organisationId: string, keys: readonly string[]): Promise<Set<string>> {
      const ids = await known(organisationId, keys.map(keyOf));
      return new Set(keys.filter((key) => ids.has(keyOf(key))));
    },
  };
}
