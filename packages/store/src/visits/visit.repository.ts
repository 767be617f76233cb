import { limits } from '@ecco/contract';
import type { VisitedKind } from '@ecco/domain';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { visits } from './visit.table.ts';

type VisitKey = { userId: string; kind: VisitedKind; thingId: string };

export function createVisitsRepository(db: Db, clock: Clock) {
  /** Forgets what was looked at longest ago, beyond what is kept of a person. */
  async function prune(userId: string): Promise<void> {
    const own = eq(visits.userId, userId);
    const retained = db
      .select({ seenAt: visits.seenAt })
      .from(visits)
      .where(own)
      .orderBy(desc(visits.seenAt))
      .limit(limits.visitsMax);
    await db.delete(visits).where(and(own, notInArray(visits.seenAt, retained)));
  }

  return {
    /**
     * Notes that somebody looks at a thing now, and gives since when all is new to them: when they looked the time
     * before, null where they never did. Looks that follow each other soon are one visit.
     */
    async note(visited: VisitKey): Promise<Date | null> {
      const now = clock();
      const isOneVisit = sql`${visits.seenAt} > ${new Date(now.getTime() - limits.visitGapMs).toISOString()}::timestamptz`;
      const [row] = await db
        .insert(visits)
        .values({ ...visited, since: null, seenAt: now })
        .onConflictDoUpdate({
          target: [visits.userId, visits.kind, visits.thingId],
          set: {
            seenAt: now,
            since: sql`case when ${isOneVisit} then ${visits.since} else ${visits.seenAt} end`,
          },
        })
        .returning({ since: visits.since, isNew: sql<boolean>`xmax = 0` });
      if (row?.isNew) await prune(visited.userId);
      return row?.since ?? null;
    },
  };
}
