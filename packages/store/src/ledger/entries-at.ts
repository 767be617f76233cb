import type { Signal } from '@ecco/domain';
import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { signalOfRow, signals } from '../proceedings/index.ts';

/** Words of a segment, where something is told. */
export type QuotePlace = { segmentId: string; quote: string };

/** How many of these places are those of a signal: where it was decided, or where its words stand. */
const sharedBy = ({ places, sentence }: Signal, at: readonly QuotePlace[], isSame: IsSame): number =>
  at.filter((place) => [...places, ...sentence.citations].some((one) => isSame(one, place))).length;

type IsSame = (one: QuotePlace, other: QuotePlace) => boolean;
const inSegment: IsSame = (one, other) => one.segmentId === other.segmentId;
const inWords: IsSame = (one, other) => inSegment(one, other) && one.quote === other.quote;

type Row = { entryId: string | null; signal: Signal };

/** The entry that is told at most of some places; null where two are told at as many. */
function entryAt(rows: readonly Row[], at: readonly QuotePlace[], isSame: IsSame): string | null {
  const counted = rows
    .map(({ entryId, signal }) => ({ entryId, shared: sharedBy(signal, at, isSame) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  const [first, other] = counted;
  return first === undefined || other?.shared === first.shared ? null : first.entryId;
}

/** The entry that each of these items tells at some places, by their words, else by their segments; in doubt none. */
export async function entriesAt(
  db: Db,
  placesOf: ReadonlyMap<string, readonly QuotePlace[]>,
): Promise<Map<string, string>> {
  if (placesOf.size === 0) return new Map();
  const rows = await db
    .select()
    .from(signals)
    .where(and(isOneOf(signals.itemId, [...placesOf.keys()]), isNotNull(signals.entryId)));
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map(
    [...byItem].flatMap(([itemId, own]) => {
      const reported = own.map((row) => ({ entryId: row.entryId, signal: signalOfRow(row) }));
      const at = placesOf.get(itemId) ?? [];
      const entry = entryAt(reported, at, inWords) ?? entryAt(reported, at, inSegment);
      return entry === null ? [] : [[itemId, entry] as const];
    }),
  );
}
