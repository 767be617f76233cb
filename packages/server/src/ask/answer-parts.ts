import type { ItemWithShow, Segment, Store, StoredAnswer } from '@ecco/store';
import { type Names, namesOf } from '../item/segment.presenter.ts';
import { type CitedLines, speakersOf } from '../item/transcript-profile.ts';

/** An item that an answer speaks of, with what of its transcript the answer shows. */
export type ItemParts = ItemWithShow & { lines: CitedLines; names: Names };

/** What an answer shows, as it is stored now. */
export type AnswerParts = {
  of: (itemId: string) => ItemParts | null;
  segments: ReadonlyMap<string, Segment>;
};

type Shelves = Pick<Store, 'items' | 'segments' | 'speakers'>;

/** Reads what an answer cites and points at; what has gone is not among it. */
export async function readAnswerParts(
  { items, segments, speakers }: Shelves,
  { told: { sentences, sources } }: StoredAnswer,
): Promise<AnswerParts> {
  const itemIds = new Set([...sentences, ...sources].map(({ itemId }) => itemId));
  const segmentIds = new Set([
    ...sentences.flatMap(({ citations }) => citations.map(({ segmentId }) => segmentId)),
    ...sources.flatMap(({ places }) => places.map(({ segmentId }) => segmentId)),
  ]);
  const [found, lines] = await Promise.all([items.findByIds([...itemIds]), segments.byIds([...segmentIds])]);
  const linesOf = Map.groupBy(lines.values(), ({ itemId }) => itemId);
  const parts = await Promise.all(
    found.map(async (one): Promise<[string, ItemParts]> => {
      const { id: uuid, slug, kind, title } = one.item;
      const known = await speakers.ofItem(uuid);
      const own = linesOf.get(uuid) ?? [];
      return [
        uuid,
        {
          ...one,
          names: namesOf(known),
          lines: {
            item: { uuid, slug, kind, title },
            indexOf: new Map(own.map(({ id, idx }) => [id, idx])),
            speakerOf: speakersOf(one.item, own, known),
          },
        },
      ];
    }),
  );
  const byId = new Map(parts);
  return { of: (itemId) => byId.get(itemId) ?? null, segments: lines };
}
