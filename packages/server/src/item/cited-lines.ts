import type { Citation, Speaker } from '@ecco/domain';
import type { Item, Segment, Store } from '@ecco/store';
import { type CitedLines, estimatedOf, speakersOf } from './transcript-profile.ts';

type Cited = { itemId: string; citations: readonly Pick<Citation, 'segmentId'>[] };

/** What citations of an item need of its transcript, of which these lines and speakers are known. */
export function citedLinesOf(
  item: Pick<Item, 'id' | 'slug' | 'kind' | 'title'>,
  lines: readonly Pick<Segment, 'id' | 'idx' | 'speakerLabel' | 'isEstimated'>[],
  speakers: readonly Pick<Speaker, 'label' | 'name' | 'role'>[],
): CitedLines {
  const { id: uuid, slug, kind, title } = item;
  return {
    item: { uuid, slug, kind, title },
    indexOf: new Map(lines.map(({ id, idx }) => [id, idx])),
    isEstimated: estimatedOf(lines),
    speakerOf: speakersOf(item, lines, speakers),
  };
}

/** What citations of many items need of their transcripts, by item; what has gone is not among it. */
export async function readCitedLines(
  { items }: Pick<Store, 'items'>,
  cited: readonly Cited[],
): Promise<ReadonlyMap<string, CitedLines>> {
  const itemIds = [...new Set(cited.map(({ itemId }) => itemId))];
  const segmentIds = new Set(cited.flatMap(({ citations }) => citations.map(({ segmentId }) => segmentId)));
  const citedItems = await items.cited({ itemIds, segmentIds: [...segmentIds] });
  return new Map(
    citedItems.map(({ item, lines, speakers }) => [item.id, citedLinesOf(item, lines, speakers)]),
  );
}
