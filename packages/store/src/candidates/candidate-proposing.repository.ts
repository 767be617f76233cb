import { createHash, randomUUID } from 'node:crypto';
import type { Candidate, CandidatePaper } from '@ecco/domain';
import { appendAll } from '@ecco/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Clock, Db } from '../connection/db.ts';
import { organizations } from '../organizations/index.ts';
import { cutTo } from '../text/bounds.ts';
import { candidateKeys, candidates } from './candidate.table.ts';
import type { NewCandidate } from './candidate.types.ts';
import { candidateOfRow } from './candidate-row.ts';

const titleMax = 500;
const descriptionMax = 4_000;
const keyMax = 500;

/** A key of any length as one that an index holds. */
const indexedKey = (key: string): string =>
  key.length <= keyMax ? key : `hash ${createHash('sha256').update(key).digest('hex')}`;

const releasedAt = (text: string | null): Date | null => {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
};

type CandidateRow = typeof candidates.$inferInsert;
type KeyRow = typeof candidateKeys.$inferInsert;

function rowOf({ keys: _keys, paperKeys: _paperKeys, meetingKey: _meetingKey, ...given }: NewCandidate) {
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

/** `day`: of a meeting. `isFresh`: it is of what is proposed with it. */
type KnownCandidate = Pick<Candidate, 'id' | 'kind' | 'status'> & { day: string | null; isFresh?: boolean };
type KeyedCandidate = Omit<NewCandidate, 'paperKeys'> & { paperKeys: readonly string[] };

const keyed = (one: NewCandidate): KeyedCandidate => ({
  ...one,
  keys: [...new Set(one.keys.map(indexedKey))],
  paperKeys: (one.paperKeys ?? []).map(indexedKey),
  meetingKey: one.meetingKey ? indexedKey(one.meetingKey) : null,
});

/**
 * What is known of a find already: itself, or its meeting where that waits with its papers or was rejected with them. By a
 * paper it is a meeting of the same day that another page told: two rows of one page are two meetings, and a paper may be of
 * several days.
 */
function sameAs(
  known: ReadonlyMap<string, KnownCandidate>,
  { keys, paperKeys, meetingKey, content: { day } }: KeyedCandidate,
): KnownCandidate | null {
  const itself = keys.map((key) => known.get(key)).find((one) => one !== undefined);
  const byPaper = paperKeys
    .map((key) => known.get(key))
    .find((one) => one?.kind === 'meeting' && one.day === day && one.isFresh !== true);
  const meeting = known.get(meetingKey ?? '');
  return itself ?? byPaper ?? (meeting?.status === 'Promoted' ? null : meeting) ?? null;
}

const freshPapers = (
  known: ReadonlyMap<string, KnownCandidate>,
  { content, paperKeys }: KeyedCandidate,
): CandidatePaper[] => content.papers.filter((_, at) => !known.has(paperKeys[at] ?? ''));

/** Bringing candidates in. What an organization knows by any of its keys is never proposed again. */
export function createCandidateProposing(db: Db, clock: Clock) {
  const knownBy = (organizationId: string, keys: readonly string[]) => {
    const { id, kind, status } = candidates;
    const day = sql<string | null>`${candidates.content} ->> 'day'`;
    return db
      .select({ key: candidateKeys.key, known: { id, kind, status, day } })
      .from(candidateKeys)
      .innerJoin(candidates, eq(candidates.id, candidateKeys.candidateId))
      .where(and(eq(candidateKeys.organizationId, organizationId), inArray(candidateKeys.key, [...keys])));
  };

  /** What is known stays undecided until the transaction ends, so that no paper goes to a meeting just approved. */
  const lockKnown = async (
    organizationId: string,
    all: readonly KeyedCandidate[],
  ): Promise<Map<string, KnownCandidate>> => {
    const keys = new Set(all.flatMap((one) => [...one.keys, ...one.paperKeys, one.meetingKey ?? '']));
    const rows = await knownBy(organizationId, [...keys]).for('no key update', { of: candidates });
    return new Map(rows.map((row) => [row.key, row.known]));
  };

  const put = async (rows: readonly CandidateRow[], keys: readonly KeyRow[]): Promise<Candidate[]> => {
    const added: Candidate[] = [];
    for (const batch of batchesOf(rows)) {
      const stored = await db.insert(candidates).values(batch).returning();
      const byId = new Map(stored.map((row) => [row.id, row]));
      appendAll(added, batch.flatMap(({ id }) => byId.get(id) ?? []).map(candidateOfRow));
    }
    for (const batch of batchesOf(keys)) await db.insert(candidateKeys).values(batch).onConflictDoNothing();
    return added;
  };

  /** Papers that were put up after their meeting was found come in with it, as long as nobody decided. */
  const addPapers = async (id: string, papers: readonly CandidatePaper[]): Promise<void> => {
    if (papers.length === 0) return;
    const content = sql`jsonb_set(${candidates.content}, '{papers}', ${candidates.content} -> 'papers' || ${JSON.stringify(papers)}::jsonb)`;
    await db
      .update(candidates)
      .set({ content })
      .where(and(eq(candidates.id, id), eq(candidates.status, 'New')));
  };

  return {
    /**
     * Proposes what is new and gives it, in order. What is known learns its other keys, and a meeting that waits its new
     * papers. Null where the organization is gone. Call it inside a transaction: two crawls at once propose one after the other.
     */
    async propose(
      organizationId: string,
      newCandidates: readonly NewCandidate[],
    ): Promise<Candidate[] | null> {
      // Not "update": what is decided meanwhile refers to the organization, and would wait for what waits for it.
      const [owner] = await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
        .for('no key update');
      if (owner === undefined) return null;
      const all = newCandidates.map(keyed);
      const known = await lockKnown(organizationId, all);
      const rows: CandidateRow[] = [];
      const learned: KeyRow[] = [];
      const papers = new Map<string, CandidatePaper[]>();
      for (const one of all) {
        const same = sameAs(known, one);
        const { kind } = one;
        const { day } = one.content;
        const is =
          same ?? ({ id: randomUUID(), kind, status: 'New', day, isFresh: true } satisfies KnownCandidate);
        const meetingOf = known.get(one.meetingKey ?? '')?.id ?? null;
        if (same === null)
          rows.push({ ...rowOf(one), id: is.id, organizationId, meetingOf, createdAt: clock() });
        else papers.set(is.id, [...(papers.get(is.id) ?? []), ...freshPapers(known, one)]);
        // Papers of a meeting that was approved are finds of their own, which follow it.
        const isWaiting = is.status === 'New' && is.kind === 'meeting';
        for (const key of [...one.keys, ...(isWaiting ? one.paperKeys : [])]) {
          if (known.has(key)) continue;
          known.set(key, is);
          learned.push({ organizationId, key, candidateId: is.id });
        }
      }
      const added = await put(rows, learned);
      for (const [id, more] of papers) await addPapers(id, more);
      return added;
    },

    /** Which of these keys an organization knows, as they were given. */
    async knownKeys(organizationId: string, keys: readonly string[]): Promise<Set<string>> {
      const known = new Set((await knownBy(organizationId, keys.map(indexedKey))).map(({ key }) => key));
      return new Set(keys.filter((key) => known.has(indexedKey(key))));
    },
  };
}
