import { randomUUID } from 'node:crypto';
import type { ServiceSettings, ServiceState, ServiceTest, TranscriptionService } from '@ecco/domain';
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { transcriptionServiceStates, transcriptionServices } from './transcription-service.table.ts';

export type NewService = ServiceSettings & { sealedKey: string | null };
export type ServiceChange = Partial<NewService & { enabled: boolean }>;
/** What came of a use: `failure` in words, null where it transcribed. */
type ServiceUse = { id: string; failure: string | null; wasFallback: boolean };

const states = transcriptionServiceStates;

/** For so long a deletion can be undone. */
const undoMs = 3_600_000;

const isThere = isNull(transcriptionServices.deletedAt);
const isThis = (id: string) => and(eq(transcriptionServices.id, id), isThere);

export function createTranscriptionServicesRepository(db: Db, clock: Clock) {
  const find = async (id: string): Promise<TranscriptionService | null> => {
    const [row] = await db.select().from(transcriptionServices).where(isThis(id));
    return row ?? null;
  };

  const list = (): Promise<TranscriptionService[]> =>
    db
      .select()
      .from(transcriptionServices)
      .where(isThere)
      .orderBy(asc(transcriptionServices.position), asc(transcriptionServices.createdAt));

  return {
    find,

    /** All, in the order in which they are used. */
    list,

    /** How services fare, by their ids; one that was never used or tested has no state. */
    async states(): Promise<Map<string, ServiceState>> {
      const rows = await db.select().from(states);
      return new Map(rows.map(({ id, ...state }) => [id, state]));
    },

    /** Adds one behind the others. It is not enabled yet. */
    async add(service: NewService): Promise<TranscriptionService> {
      const last = sql<number>`(select coalesce(max(${transcriptionServices.position}), 0) + 1 from ${transcriptionServices})`;
      const [row] = await db
        .insert(transcriptionServices)
        .values({ ...service, id: randomUUID(), position: last, createdAt: clock() })
        .returning();
      if (row === undefined) throw new Error('An added service has a row.');
      return row;
    },

    async change(id: string, change: ServiceChange): Promise<TranscriptionService | null> {
      if (Object.keys(change).length === 0) return find(id);
      const [row] = await db.update(transcriptionServices).set(change).where(isThis(id)).returning();
      return row ?? null;
    },

    /** Puts them in this order; those that are not named stay behind them. */
    async arrange(ids: readonly string[]): Promise<void> {
      const current = await list();
      const behind = current.map(({ id }) => id).filter((id) => !ids.includes(id));
      for (const [at, id] of [...ids, ...behind].entries()) {
        await db
          .update(transcriptionServices)
          .set({ position: at + 1 })
          .where(eq(transcriptionServices.id, id));
      }
    },

    /** Takes one away; it can be restored for an hour. False where there is none. */
    async remove(id: string): Promise<boolean> {
      const rows = await db
        .update(transcriptionServices)
        .set({ deletedAt: clock() })
        .where(isThis(id))
        .returning({ id: transcriptionServices.id });
      return rows.length > 0;
    },

    /** Brings one back as it was, with its place, key and test; null where it was not deleted, or is gone for good. */
    async restore(id: string): Promise<TranscriptionService | null> {
      const [row] = await db
        .update(transcriptionServices)
        .set({ deletedAt: null })
        .where(and(eq(transcriptionServices.id, id), isNotNull(transcriptionServices.deletedAt)))
        .returning();
      return row ?? null;
    },

    /** Removes those for good whose deletion can no longer be undone, with their keys. */
    async removeExpired(): Promise<void> {
      const expired = new Date(clock().getTime() - undoMs);
      const gone = await db
        .delete(transcriptionServices)
        .where(lte(transcriptionServices.deletedAt, expired))
        .returning({ id: transcriptionServices.id });
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) await db.delete(states).where(inArray(states.id, ids));
    },

    /** Notes that a test has begun. */
    async beginTest(id: string): Promise<void> {
      const testingSince = clock();
      await db
        .insert(states)
        .values({ id, testingSince })
        .onConflictDoUpdate({ target: states.id, set: { testingSince } });
    },

    /** Notes what a test showed; null forgets it, as of a service that is another one now. */
    async putTest(id: string, test: ServiceTest | null): Promise<void> {
      const now = clock();
      const outcome =
        test === null || !test.passed
          ? { workingSince: null }
          : {
              workingSince: sql`coalesce(${states.workingSince}, ${now.toISOString()}::timestamptz)`,
              failingSince: null,
              failure: null,
            };
      await db
        .insert(states)
        .values({ id, test, workingSince: test?.passed ? now : null })
        .onConflictDoUpdate({ target: states.id, set: { test, testingSince: null, ...outcome } });
    },

    /** Notes what came of a use; true where the service fares otherwise than before. */
    async noteUse({ id, failure, wasFallback }: ServiceUse): Promise<boolean> {
      const now = clock();
      const [before] = await db.select().from(states).where(eq(states.id, id));
      const works = failure === null;
      const changes = works ? !before?.workingSince : !before?.failingSince || before.failure !== failure;
      const newFallback = works && wasFallback && isOld(before?.fallbackAt ?? null, now);
      if (!changes && !newFallback) return false;
      const next = {
        workingSince: works ? (before?.workingSince ?? now) : null,
        failingSince: works ? null : (before?.failingSince ?? now),
        failure,
        fallbackAt: newFallback ? now : (before?.fallbackAt ?? null),
      };
      await db
        .insert(states)
        .values({ id, ...next })
        .onConflictDoUpdate({ target: states.id, set: next });
      return true;
    },
  };
}

/** A use in place of another is noted once in a minute. */
const fallbackEveryMs = 60_000;
const isOld = (at: Date | null, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() > fallbackEveryMs;
