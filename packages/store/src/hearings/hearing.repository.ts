import { randomUUID } from 'node:crypto';
import { spansAfterEdit } from '@ecco/domain';
import { and, asc, eq, isNotNull, isNull, lt, max, not, or, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { items } from '../items/index.ts';
import { segmentAliases, segments } from '../segments/index.ts';
import { users } from '../users/index.ts';
import { doubtedLines } from './doubted-lines.ts';
import { hearingReviews, segmentHearings } from './hearing.table.ts';
import type { DoubtedLine, HearingReview, LineHearing, NewHearing, NewReview } from './hearing.types.ts';
import { insertHearings } from './hearing-insert.ts';
import { unpackWords } from './packed-words.ts';

/** A line of an item, or all of its lines. */
type LinesOfItem = { itemId: string; segmentIds?: readonly string[] | undefined };

export function createHearingsRepository(db: Db, clock: Clock) {
  const unsettled = not(hearingReviews.settled);

  async function reviews(itemId: string): Promise<HearingReview[]> {
    const rows = await db
      .select({ review: hearingReviews, by: users.email, paper: items.title })
      .from(hearingReviews)
      .leftJoin(users, eq(users.id, hearingReviews.userId))
      .leftJoin(items, eq(items.id, hearingReviews.paperId))
      .where(eq(hearingReviews.itemId, itemId))
      .orderBy(asc(hearingReviews.at), asc(hearingReviews.id));
    return rows.map(({ review, by, paper }) => ({ ...review, by, paper }));
  }

  return {
    reviews,

    /** How lines that were just written were transcribed. Call it in their transaction. */
    put: (itemId: string, hearings: readonly NewHearing[]): Promise<void> =>
      insertHearings(db, itemId, hearings),

    /** How the lines were transcribed, with the words that still stand in them. */
    ofLines: async ({ itemId, segmentIds }: LinesOfItem): Promise<Map<string, LineHearing>> => {
      const ofLine = segmentIds && isOneOf(segmentHearings.segmentId, segmentIds, 'text');
      const rows = await db
        .select({ heard: segmentHearings, text: segments.text, said: segments.said })
        .from(segmentHearings)
        .innerJoin(segments, eq(segments.id, segmentHearings.segmentId))
        .where(and(eq(segmentHearings.itemId, itemId), ofLine));
      return new Map(
        rows.map(({ heard: { segmentId, confidence, words }, text, said }) => [
          segmentId,
          {
            segmentId,
            confidence,
            words: spansAfterEdit({ before: said ?? text, after: text }, unpackWords(words ?? [])),
          },
        ]),
      );
    },

    /** What of an item was transcribed unsurely or is set aside, in order, with what was said of it since. */
    async doubted(itemId: string): Promise<DoubtedLine[]> {
      const rows = await db
        .select({
          segmentId: segments.id,
          idx: segments.idx,
          text: segments.text,
          said: segments.said,
          startMs: segments.startMs,
          endMs: segments.endMs,
          isEstimated: segments.isEstimated,
          unsure: segmentHearings.unsure,
          setAside: segmentHearings.setAside,
        })
        .from(segmentHearings)
        .innerJoin(segments, eq(segments.id, segmentHearings.segmentId))
        .where(
          and(
            eq(segmentHearings.itemId, itemId),
            or(isNotNull(segmentHearings.unsure), isNotNull(segmentHearings.setAside)),
          ),
        )
        .orderBy(asc(segments.idx));
      return rows.length === 0 ? [] : doubtedLines(rows, await reviews(itemId));
    },

    /** Notes what somebody says of a place, once; null where that stands already, and where a paper says what was taken back of papers. */
    async review(given: NewReview): Promise<string | null> {
      const { itemId, segmentId, kind, words, paperId } = given;
      await db.select({ id: items.id }).from(items).where(eq(items.id, itemId)).for('update');
      const same = and(
        eq(hearingReviews.itemId, itemId),
        eq(hearingReviews.segmentId, segmentId),
        eq(hearingReviews.kind, kind),
        sql`lower(${hearingReviews.words}) = lower(${words})`,
        or(isNull(hearingReviews.undoneAt), paperId === null ? undefined : isNotNull(hearingReviews.paperId)),
      );
      if ((await db.$count(hearingReviews, same)) > 0) return null;
      const id = randomUUID();
      await db.insert(hearingReviews).values({ ...given, id, at: clock() });
      return id;
    },

    /** Takes back what somebody said; false where that was done before, or never said. */
    async undo(itemId: string, id: string): Promise<boolean> {
      const undone = await db
        .update(hearingReviews)
        .set({ undoneAt: clock(), settled: false })
        .where(
          and(eq(hearingReviews.itemId, itemId), eq(hearingReviews.id, id), isNull(hearingReviews.undoneAt)),
        )
        .returning({ id: hearingReviews.id });
      return undone.length > 0;
    },

    /** What was said of an item since its summary and claims were made. */
    async unsettled(itemId: string): Promise<string[]> {
      const rows = await db
        .select({ id: hearingReviews.id })
        .from(hearingReviews)
        .where(and(eq(hearingReviews.itemId, itemId), unsettled));
      return rows.map(({ id }) => id);
    },

    /** Every item of which something was said since then, the last of it before a moment. */
    async unsettledItems(before: Date): Promise<string[]> {
      const last = sql`coalesce(${hearingReviews.undoneAt}, ${hearingReviews.at})`;
      const rows = await db
        .select({ itemId: hearingReviews.itemId })
        .from(hearingReviews)
        .where(unsettled)
        .groupBy(hearingReviews.itemId)
        .having(lt(max(last), before));
      return rows.map(({ itemId }) => itemId);
    },

    /** Leads what was said of lines that were cut otherwise to where their words stand now. */
    async follow(itemId: string): Promise<void> {
      await db.execute(sql`
        update ${hearingReviews} set segment_id = ${segmentAliases.segmentId} from ${segmentAliases}
        where ${hearingReviews.itemId} = ${itemId} and ${segmentAliases.itemId} = ${itemId}
          and ${segmentAliases.id} = ${hearingReviews.segmentId}`);
    },

    async settle(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.update(hearingReviews).set({ settled: true }).where(isOneOf(hearingReviews.id, ids));
    },
  };
}
