import type { Item, NewHearing, NewSegment, Store, Transaction } from '@ecco/store';

type Line = NewSegment & { id: string; hearing?: Omit<NewHearing, 'segmentId'> | null };

/** How lines were transcribed, of those that were. */
export const hearingsOf = (lines: readonly Line[]): NewHearing[] =>
  lines.flatMap(({ id, hearing }) => (hearing ? [{ ...hearing, segmentId: id }] : []));

/** A transcript of up to so many segments is written with its status, at once. */
export const longFrom = 2_000;
/** What one transaction writes of a longer one, in segments: some tenths of a second, after which others have their turn. */
const atOnce = 1_000;

type LongTranscript = { store: Store; item: Item; lines: readonly Line[]; signal: AbortSignal };

/**
 * Writes a long transcript in pieces, each in a transaction of its own: the embedded database has one connection, which a
 * transaction of a hundred thousand segments keeps from everybody for half a minute. Readers see it grow. What is cut off is
 * written again from its beginning, and ends where another run of the item has begun.
 */
export async function writeInPieces({ store, item, lines, signal }: LongTranscript): Promise<void> {
  const inTurn = (write: (tx: Transaction) => Promise<void>): Promise<boolean> =>
    store.transaction(async (tx) => {
      signal.throwIfAborted();
      const itemWithShow = await tx.items.findById(item.id);
      const isOurs = itemWithShow?.item.run === item.run && itemWithShow.item.nextStage === item.nextStage;
      if (isOurs) await write(tx);
      return isOurs;
    });
  const all = lines.map(({ id, text }) => ({ id, text }));
  let isOurs = await inTurn((tx) => tx.segments.clear(item.id, all));
  for (let from = 0; isOurs && from < lines.length; from += atOnce)
    isOurs = await inTurn(async (tx) => {
      const piece = lines.slice(from, from + atOnce);
      await tx.segments.append(item.id, piece, from);
      await tx.hearings.put(item.id, hearingsOf(piece));
    });
}
