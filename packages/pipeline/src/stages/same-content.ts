/**
 * The same episode by its feed and by a file, recognized by its content once that has been read: the same words, or the
 * same show, day and title. What came in second becomes a part of what was there (`docs/decisions/0161-one-episode-by-two-ways.md`).
 */
import type { AlikeItem, Item, Store } from '@ecco/store';
import { type Form, metaOf, type PipelineMeta } from '../item/item-meta.ts';
import type { TranscriptFile } from '../item/transcript-file.ts';
import { titleKey } from '../sources/feed/dedupe.key.ts';

const spokenForms: readonly Form[] = ['media', 'video', 'transcript', 'text'];

const isSpoken = (item: Item): boolean => spokenForms.includes(metaOf(item).form);
/** Whether it came with a feed, and not by hand. */
export const isOfFeed = ({ guid }: Item): boolean => guid !== null;

const contentKey = ({ title, publishedAt }: Item): string | null =>
  titleKey({ title, publishedAt: publishedAt?.toISOString() ?? null });

/** Whether one of the two came with a feed and the other by hand, and nobody said that it is of another show. */
function mayBeOne(one: Item, other: Item): boolean {
  if (!isSpoken(one) || !isSpoken(other) || isOfFeed(one) === isOfFeed(other)) return false;
  const [fed, handed] = isOfFeed(one) ? [one, other] : [other, one];
  return handed.showId === fed.showId || (handed.showId === null && !handed.held.includes('show'));
}

const isSameEntry = (one: Item, other: Item): boolean =>
  one.showId !== null &&
  one.showId === other.showId &&
  contentKey(one) !== null &&
  contentKey(one) === contentKey(other);

/** A title is easily given: what a visitor adds becomes a part of an episode by its words alone. */
const isOfKnownSender = (...pair: readonly Item[]): boolean =>
  pair.every((item) => isOfFeed(item) || item.addedBy !== null);

/** The item that was there before and is the same; null where none is. `textKey`: of the text just read. */
export async function findSameItem(
  { items }: Pick<Store, 'items'>,
  item: Item,
  textKey: string | null,
): Promise<AlikeItem | null> {
  // What has been read before, or put right by a person, stays what it is.
  if (item.run > 1 || item.held.length > 0 || !isSpoken(item)) return null;
  const alike = await items.alike({ ...item, textKey });
  const isSame = ({ item: other, isSameText }: AlikeItem): boolean =>
    mayBeOne(item, other) && (isSameText || (isSameEntry(item, other) && isOfKnownSender(item, other)));
  return alike.find(isSame) ?? null;
}

/** Where words come from, the best first: what a publisher or a person gives is better than what a machine heard. */
const origins: readonly string[] = ['publisher', 'uploaded', 'page', 'captions', 'transcriber'];

function gradeOf(
  { runs }: TranscriptFile,
  origin: NonNullable<PipelineMeta['transcript']>['origin'],
): number[] {
  const isTimed = runs.some(({ startMs }) => startMs !== null);
  const isNamed = runs.some(({ speaker }) => speaker !== null);
  return [Number(isTimed), Number(isNamed), -origins.indexOf(origin)];
}

type GradedTranscript = {
  transcript: TranscriptFile;
  origin: NonNullable<PipelineMeta['transcript']>['origin'];
};

/** Whether the first transcript tells more: times, then speakers, then where its words come from. */
export function isBetter(one: GradedTranscript, other: GradedTranscript | null): boolean {
  if (other === null) return true;
  const [grades, others] = [gradeOf(one.transcript, one.origin), gradeOf(other.transcript, other.origin)];
  const at = grades.findIndex((grade, index) => grade !== others[index]);
  return at !== -1 && (grades[at] ?? 0) > (others[at] ?? 0);
}
