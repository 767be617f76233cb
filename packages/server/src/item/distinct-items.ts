import type { ItemWithShow, Store } from '@ecco/store';
import { type Copies, withoutCopies } from './copies.presenter.ts';
import type { ItemLine, MainPoints } from './main-points.ts';

type ItemRow = Pick<ItemWithShow, 'item'>;

/** Which copies there are, and the event of the ledger that each main point tells. */
type EventIndex = {
  copies: Copies;
  entryOf: ReadonlyMap<string, string>;
  /** The items that tell an event, the one that tells most of it first. */
  tellersOf: ReadonlyMap<string, readonly string[]>;
};

/** Items in their order, without copies of one text; those that come to one event are one, led by who tells most of it. */
export function distinctEvents(
  itemRows: readonly ItemRow[],
  { copies, entryOf, tellersOf }: EventIndex,
): ItemLine[] {
  const rankOf = ({ item }: ItemRow): number =>
    (tellersOf.get(entryOf.get(item.id) ?? '') ?? []).indexOf(item.id);
  const sources = withoutCopies(itemRows, { copies, itemOf: ({ item }) => item.id });
  const events = Map.groupBy(sources, ({ item }) => entryOf.get(item.id) ?? item.id);
  const led = [...events.values()].map((own) => own.toSorted((a, b) => rankOf(a) - rankOf(b)));
  return led.flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ item: first.item, also: others.map(({ item }) => item) }],
  );
}

/** The event of the ledger that the main point of each item tells; those that tell none are left out. */
export const eventsOfPoints = (
  { ledger }: Pick<Store, 'ledger'>,
  points: MainPoints,
): Promise<Map<string, string>> =>
  ledger.entriesAt(
    new Map(
      [...points].map(([id, { citations }]) => [
        id,
        citations.map(({ segment_id: segmentId, source_text: quote }) => ({ segmentId, quote })),
      ]),
    ),
  );

/** Items that are told of by their main points, each event once. */
export async function distinctItems(
  store: Pick<Store, 'ledger' | 'copies'>,
  itemRows: readonly ItemRow[],
  points: MainPoints,
): Promise<ItemLine[]> {
  const [copies, entryOf] = await Promise.all([
    store.copies.of(itemRows.map(({ item }) => item.id)),
    eventsOfPoints(store, points),
  ]);
  const tellings = await store.ledger.tellingsOf([...new Set(entryOf.values())]);
  const tellersOf = new Map([...tellings].map(([id, own]) => [id, own.map(({ itemId }) => itemId)]));
  return distinctEvents(itemRows, { copies, entryOf, tellersOf });
}
