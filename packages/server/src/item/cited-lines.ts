import type { Citation, Speaker } from '@ecco/domain';
import type { Item, Segment, Store } from '@ecco/store';
import { type CitedLines, speakersOf } from './transcript-profile.ts';

type Shelves = Pick<Store, 'items' | 'segments' | 'speakers'>;
type Cited = { itemId: string; citations: readonly Pick<Citation, 'segmentId'>[] };

/** What citations of an item need of its transcript, of which these lines and speakers are known. */
export function citedLinesOf(
  item: Item,
  lines: readonly Segment[],
  speakers: readonly Pick<Speaker, 'label' | 'name' | 'role'>[],
): CitedLines {
  const { id: uuid, slug, kind, title } = item;
  return {
    item: { uuid, slug, kind, title },
    indexOf: new Map(lines.map(({ id, idx }) => [id, idx])),
    speakerOf: speakersOf(item, lines, speakers),
  };
}

/** What citations of many items need of their transcripts, by item; what has gone is not among it. */
export async function readCitedLines(
  { items, segments, speakers }: Shelves,
  cited: readonly Cited[],
): Promise<ReadonlyMap<string, CitedLines>> {
  const itemIds = [...new Set(cited.map(({ itemId }) => itemId))];
  const segmentIds = new Set(cited.flatMap(({ citations }) => citations.map(({ segmentId }) => segmentId)));
  const [found, lines, named] = await Promise.all([
    items.findByIds(itemIds),
    segments.byIds([...segmentIds]),
    speakers.ofItems(itemIds),
  ]);
  const linesOf = Map.groupBy(lines.values(), ({ itemId }) => itemId);
  return new Map(
    found.map(({ item }) => [
      item.id,
      citedLinesOf(item, linesOf.get(item.id) ?? [], named.get(item.id) ?? []),
    ]),
  );
}
