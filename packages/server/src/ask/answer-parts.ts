import type { AnswerGraph } from '@ecco/contract';
import type { ItemWithShow, Segment, Store, StoredAnswer } from '@ecco/store';
import { citedLinesOf } from '../item/cited-lines.ts';
import type { Copies } from '../item/copies.presenter.ts';
import { type Names, namesByLabel } from '../item/segment.presenter.ts';
import type { CitedLines } from '../item/transcript-profile.ts';
import { readGraphAnswer } from './graph-answer.presenter.ts';

/** An item that an answer speaks of, with what of its transcript the answer shows. */
export type ItemParts = ItemWithShow & { lines: CitedLines; names: Names };

/** What an answer shows, as it is stored now. */
export type AnswerParts = {
  graph: AnswerGraph | null;
  of: (itemId: string) => ItemParts | null;
  copies: Copies;
  segments: ReadonlyMap<string, Segment>;
};

type Repositories = Pick<
  Store,
  'items' | 'segments' | 'speakers' | 'funds' | 'graph' | 'organizations' | 'ledger' | 'copies'
>;

/** Reads what an answer cites and points at, as it is at a time (ms); what has gone is not among it. */
export async function readAnswerParts(
  store: Repositories,
  { told: { sentences, sources, graph } }: StoredAnswer,
  now: number,
): Promise<AnswerParts> {
  const { items, segments, speakers } = store;
  const itemIds = new Set([...sentences, ...sources].map(({ itemId }) => itemId));
  const segmentIds = new Set([
    ...sentences.flatMap(({ citations }) => citations.map(({ segmentId }) => segmentId)),
    ...sources.flatMap(({ places }) => places.map(({ segmentId }) => segmentId)),
  ]);
  const [itemsWithShow, lines, named, copies, retained] = await Promise.all([
    items.findByIds([...itemIds]),
    segments.byIds([...segmentIds]),
    speakers.ofItems([...itemIds]),
    store.copies.of([...itemIds]),
    readGraphAnswer(store, graph, now),
  ]);
  const linesOf = Map.groupBy(lines.values(), ({ itemId }) => itemId);
  const byId = new Map(
    itemsWithShow.map((one): [string, ItemParts] => {
      const known = named.get(one.item.id) ?? [];
      const own = linesOf.get(one.item.id) ?? [];
      return [one.item.id, { ...one, names: namesByLabel(known), lines: citedLinesOf(one.item, own, known) }];
    }),
  );
  return { graph: retained, of: (itemId) => byId.get(itemId) ?? null, copies, segments: lines };
}
