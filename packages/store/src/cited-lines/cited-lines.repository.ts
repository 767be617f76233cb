import type { Speaker } from '@ecco/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { type Item, items } from '../items/index.ts';
import { type Segment, segments } from '../segments/index.ts';
import { speakers } from '../speakers/index.ts';

/** An item by its name, with those of its lines that are cited, and who speaks in these. */
export type CitedItem = {
  item: Pick<Item, 'id' | 'slug' | 'kind' | 'title'>;
  lines: Pick<Segment, 'id' | 'idx' | 'speakerLabel' | 'isEstimated'>[];
  speakers: Pick<Speaker, 'label' | 'name' | 'role'>[];
};
type CitedSegments = { itemIds: readonly string[]; segmentIds: readonly string[] };

export function createCitedLines(db: Db) {
  return {
    /** These items with the lines of these ids, in one statement; what has gone is not among it. */
    async cited({ itemIds, segmentIds }: CitedSegments): Promise<CitedItem[]> {
      if (itemIds.length === 0) return [];
      const { id, slug, kind, title } = items;
      const rows = await db
        .select({
          item: { id, slug, kind, title },
          line: {
            id: segments.id,
            idx: segments.idx,
            speakerLabel: segments.speakerLabel,
            isEstimated: segments.isEstimated,
          },
          speaker: { label: speakers.label, name: speakers.name, role: speakers.role },
        })
        .from(items)
        .leftJoin(segments, and(eq(segments.itemId, id), isOneOf(segments.id, segmentIds, 'text')))
        .leftJoin(speakers, and(eq(speakers.itemId, id), eq(speakers.label, segments.speakerLabel)))
        .where(isOneOf(id, itemIds))
        .orderBy(id, segments.idx);
      return [...Map.groupBy(rows, (row) => row.item.id).values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined) return [];
        return {
          item: first.item,
          lines: own.flatMap((row) => row.line ?? []),
          speakers: own.flatMap((row) => row.speaker ?? []),
        };
      });
    },
  };
}
