import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { segmentAliases, segments } from './segment.table.ts';
import type { NewSegment, Segment, SegmentLine } from './segment.types.ts';
import { findAliases } from './segment-aliases.ts';
import { segmentIds } from './segment-id.ts';
import { insertSegments } from './segment-insert.ts';
import { readLines, readSegments } from './segment-read.ts';

/** Ids that last, from the words, for those that have none yet. */
function idsOf(itemId: string, input: readonly NewSegment[]): string[] {
  if (input.every(({ id }) => id !== undefined)) return input.map(({ id }) => id ?? '');
  const made = segmentIds(
    itemId,
    input.map(({ text }) => text),
  );
  return input.map(({ id }, at) => id ?? made[at] ?? '');
}

/** As rows, of which the first is line `from`. */
function segmentRows(itemId: string, input: readonly NewSegment[], from = 0): Segment[] {
  const ids = idsOf(itemId, input);
  return input.map((segment, at) => ({
    id: ids[at] ?? '',
    itemId,
    idx: from + at,
    text: segment.text,
    speakerLabel: segment.speakerLabel ?? null,
    startMs: segment.startMs ?? null,
    endMs: segment.endMs ?? null,
    isEstimated: segment.isEstimated ?? false,
    page: segment.page ?? null,
    said: segment.said ?? null,
  }));
}

/** `before`: the words that the person saw. */
type CorrectedLine = { itemId: string; id: string; before: string; text: string };

export function createSegmentsRepository(db: Db) {
  /** Points the ids that vanished, and older ids that led to them, to where their words stand now. */
  async function keepLinks(
    itemId: string,
    before: Segment[],
    after: { id: string; text: string }[],
  ): Promise<void> {
    const alive = new Set(after.map((segment) => segment.id));
    const vanished = new Set(before.map((segment) => segment.id).filter((id) => !alive.has(id)));
    const moved = findAliases(before, vanished, after);
    const older = await db.select().from(segmentAliases).where(eq(segmentAliases.itemId, itemId));
    const aliases = new Map<string, string>(moved);
    for (const alias of older) {
      const target = moved.get(alias.segmentId) ?? alias.segmentId;
      if (!alive.has(alias.id) && alive.has(target)) aliases.set(alias.id, target);
    }
    await db.delete(segmentAliases).where(eq(segmentAliases.itemId, itemId));
    const rows = [...aliases].map(([id, segmentId]) => ({ id, itemId, segmentId }));
    for (const batch of batchesOf(rows)) await db.insert(segmentAliases).values(batch);
  }

  return {
    ofItem: (itemId: string): Promise<Segment[]> => readSegments(db, itemId),

    /** Where an item's lines stand and how long they are: what a page needs of all of them. */
    lines: (itemId: string): Promise<SegmentLine[]> => readLines(db, itemId),

    /**
     * Puts these segments, in order, in the place of all the item has. Segments with the same words keep their
     * id; other old ids become aliases. Call it inside a transaction.
     */
    async replace(itemId: string, input: NewSegment[]): Promise<Segment[]> {
      const before = await readSegments(db, itemId);
      const after = segmentRows(itemId, input);
      await db.delete(segments).where(eq(segments.itemId, itemId));
      await insertSegments(db, itemId, after);
      if (before.length > 0) await keepLinks(itemId, before, after);
      return after;
    },

    /**
     * Begins the transcript of an item anew, of which `append` writes the segments in pieces: one transaction of a hundred
     * thousand would keep everybody else from the database. `after` is all of them, to which old ids will lead. Call it inside
     * a transaction.
     */
    async clear(itemId: string, after: { id: string; text: string }[]): Promise<void> {
      const before = await readSegments(db, itemId);
      await db.delete(segments).where(eq(segments.itemId, itemId));
      if (before.length > 0) await keepLinks(itemId, before, after);
    },

    /** Writes a piece of a transcript that was begun anew; its first segment is line `from`. */
    async append(
      itemId: string,
      input: readonly (NewSegment & { id: string })[],
      from: number,
    ): Promise<void> {
      await insertSegments(db, itemId, segmentRows(itemId, input, from));
    },

    /**
     * Puts other words in a line and keeps those that were said; the same words again end that. Null where the line
     * reads otherwise by now, or is gone.
     */
    async correct({ itemId, id, before, text }: CorrectedLine): Promise<Segment | null> {
      const said = sql<string>`coalesce(${segments.said}, ${segments.text})`;
      const [row] = await db
        .update(segments)
        .set({ text, said: sql`nullif(${said}, ${text})` })
        .where(and(eq(segments.itemId, itemId), eq(segments.id, id), eq(segments.text, before)))
        .returning();
      return row ?? null;
    },

    /** A run of segments from line `from` on. */
    async page(itemId: string, range: { from: number; limit: number }): Promise<Segment[]> {
      return db
        .select()
        .from(segments)
        .where(and(eq(segments.itemId, itemId), gte(segments.idx, range.from)))
        .orderBy(asc(segments.idx))
        .limit(range.limit);
    },

    async count(itemId: string): Promise<number> {
      return db.$count(segments, eq(segments.itemId, itemId));
    },

    /** The segments these ids stand for today, old ids of re-transcribed words included; unknown ones are missing. */
    async byIds(ids: string[]): Promise<Map<string, Segment>> {
      if (ids.length === 0) return new Map();
      const direct = await db
        .select()
        .from(segments)
        .where(isOneOf(segments.id, ids, 'text'));
      const result = new Map(direct.map((segment) => [segment.id, segment]));
      const missing = ids.filter((id) => !result.has(id));
      if (missing.length === 0) return result;
      const moved = await db
        .select({ alias: segmentAliases.id, segment: segments })
        .from(segmentAliases)
        .innerJoin(segments, eq(segments.id, segmentAliases.segmentId))
        .where(isOneOf(segmentAliases.id, missing, 'text'));
      for (const { alias, segment } of moved) result.set(alias, segment);
      return result;
    },
  };
}
