import type { DoubtedLine, Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { placeNotDoubted, reviewNotFound } from './hearing.errors.ts';

type Curated = PermittedItem<'curate'>;

export type HearingDoubts = { lines: DoubtedLine[]; open: number; waiting: number };

/** What of an item was transcribed unsurely or is set aside, in order. */
export async function readDoubts(store: Store, { thing: { id } }: Curated): Promise<HearingDoubts> {
  const [lines, waiting] = await Promise.all([store.hearings.doubted(id), store.hearings.unsettled(id)]);
  const open = lines.reduce(
    (sum, { places }) => sum + places.filter(({ review }) => review === null).length,
    0,
  );
  return { lines, open, waiting: waiting.length };
}

async function doubtedLine(tx: Transaction, itemId: string, segment: string): Promise<DoubtedLine> {
  const line = (await tx.hearings.doubted(itemId)).find(({ segmentId }) => segmentId === segment);
  if (line === undefined) throw placeNotDoubted();
  return line;
}

type Reviewed = { review: string; line: number };

/**
 * Somebody listened to words of a line and says that they are right. The pipeline rebuilds what rests on the line.
 * @throws RequestError 404 where nothing of the kind is in doubt there
 */
export const confirmPlace = (
  store: Store,
  { thing, actor }: Curated,
  { segment, words }: { segment: string; words: string },
): Promise<Reviewed> =>
  store.transaction(async (tx) => {
    const { places, idx } = await doubtedLine(tx, thing.id, segment);
    const place = places.find((one) => one.words.toLowerCase() === words.toLowerCase());
    if (place === undefined) throw placeNotDoubted();
    if (place.review !== null) return { review: place.review.id, line: idx };
    const given = { itemId: thing.id, segmentId: segment, words: place.words, userId: actor.userId };
    const review = await tx.hearings.review({ ...given, kind: 'confirmed', paperId: null });
    if (review === null) throw placeNotDoubted();
    return { review, line: idx };
  });

/** A line that is set aside was said after all. @throws RequestError 404 where it is not set aside */
export const restoreLine = (store: Store, { thing, actor }: Curated, segment: string): Promise<Reviewed> =>
  store.transaction(async (tx) => {
    const { setAside, review: known, idx } = await doubtedLine(tx, thing.id, segment);
    if (setAside === null) throw placeNotDoubted();
    if (known !== null) return { review: known.id, line: idx };
    const given = { itemId: thing.id, segmentId: segment, words: '', userId: actor.userId };
    const review = await tx.hearings.review({ ...given, kind: 'restored', paperId: null });
    if (review === null) throw placeNotDoubted();
    return { review, line: idx };
  });

/** Takes back what somebody, or a paper, said of a place. @throws RequestError 404 */
export async function undoReview(store: Store, { thing }: Curated, review: string): Promise<void> {
  if (!(await store.transaction((tx) => tx.hearings.undo(thing.id, review)))) throw reviewNotFound();
}
