import type { Signal } from '@ecco/domain';
import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { signalOfRow, signals } from '../proceedings/index.ts';

/** Whether a signal was decided in one of these segments, or its words stand there. */
const isToldAt = ({ places, sentence }: Signal, segmentIds: readonly string[]): boolean =>
  [...places, ...sentence.citations].some(({ segmentId }) => segmentIds.includes(segmentId));

/** The entry that each of these items tells at some of its segments; an item that tells none there, or several, is left out. */
export async function entriesAt(
  db: Db,
  segmentsOf: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string>> {
  if (segmentsOf.size === 0) return new Map();
  const rows = await db
    .select()
    .from(signals)
    .where(and(isOneOf(signals.itemId, [...segmentsOf.keys()]), isNotNull(signals.entryId)));
  const told = rows.filter((row) => isToldAt(signalOfRow(row), segmentsOf.get(row.itemId) ?? []));
  return new Map(
    [...Map.groupBy(told, ({ itemId }) => itemId)].flatMap(([itemId, own]) => {
      const [entry, ...others] = new Set(own.flatMap(({ entryId }) => entryId ?? []));
      return entry === undefined || others.length > 0 ? [] : [[itemId, entry] as const];
    }),
  );
}
