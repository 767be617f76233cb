import type { Citation } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { type CitedLines, speakersOf } from './transcript-profile.ts';

type Shelves = Pick<Store, 'items' | 'segments' | 'speakers'>;
type Cited = { itemId: string; citations: readonly Pick<Citation, 'segmentId'>[] };

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
    found.map(({ item }) => {
      const { id: uuid, slug, kind, title } = item;
      const own = linesOf.get(uuid) ?? [];
      return [
        uuid,
        {
          item: { uuid, slug, kind, title },
          indexOf: new Map(own.map(({ id, idx }) => [id, idx])),
          speakerOf: speakersOf(item, own, named.get(uuid) ?? []),
        },
      ];
    }),
  );
}
