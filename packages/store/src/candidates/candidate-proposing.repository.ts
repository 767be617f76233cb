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

  const putKeys = async (
    organisationId: string,
    candidateId: string,
    keys: readonly string[],
  ): Promise<void> => {
    if (keys.length === 0) return;
    await db
      .insert(candidateKeys)
      .values(keys.map((key) => ({ organisationId, key, candidateId })))
      .onConflictDoNothing();
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
      const added: Candidate[] = [];
      for (const { keys, meetingKey, ...given } of all) {
        const same = keys.map((key) => ids.get(key)).find((id) => id !== undefined);
        const id = same ?? randomUUID();
        if (same === undefined) {
          const content = {
            ...given.content,
            title: cutTo(given.content.title, titleMax),
            description: given.content.description && cutTo(given.content.description, descriptionMax),
          };
          const [row] = await db
            .insert(candidates)
            .values({
              ...given,
              id,
              organisationId,
              content,
              title: content.title,
              releasedAt: releasedAt(content.release_date ?? content.day),
              value: given.verdict?.overallValue ?? null,
              meetingOf: meetingKey ? (ids.get(keyOf(meetingKey)) ?? null) : null,
              status: 'New',
              createdAt: clock(),
            })
            .returning();
          if (row) added.push(candidateOfRow(row));
        }
        await putKeys(organisationId, id, keys);
        for (const key of keys) if (!ids.has(key)) ids.set(key, id);
      }
      return added;
    },

    /** Which of these keys an organisation knows, as they were given. */
    async knownKeys(organisationId: string, keys: readonly string[]): Promise<Set<string>> {
      const ids = await known(organisationId, keys.map(keyOf));
      return new Set(keys.filter((key) => ids.has(keyOf(key))));
    },
  };
}
