import type { Signal } from '@ecco/domain';
import { assetGroupOf } from './asset-group.lexicon.ts';
import type { PlacedTelling } from './ledger.types.ts';
import { isSameSubject, subjectOf } from './subject-words.ts';

const dayMs = 86_400_000;
/** Days between two tellings of one event that both name: it is recommended, then approved, then closed. */
const namedWithin = 120;
/** Days within which two sums of the same thing are one that is told wrong, and not two. */
const disputedWithin = 14;
/** Least share of the words of the shorter sentence that the longer one has too. */
const leastShared = 0.5;
const leastWords = 4;

/** The day of the event as far as it is known. */
export const dayOf = ({ signal, itemDay }: PlacedTelling): string => decidedOn(signal) ?? itemDay;

/** The day on which it was decided, where it is told as one. */
function decidedOn({ decided }: Signal): string | null {
  const told = decided?.value ?? '';
  return /^\d{4}-\d{2}-\d{2}$/u.test(told) ? told : null;
}

/** Whether two tellings, of different items and by the same actor, are of one event. In doubt they are two. */
export function isSameAct(one: PlacedTelling, other: PlacedTelling): boolean {
  if (one.itemId === other.itemId) return false;
  const gap = Math.abs(Date.parse(dayOf(one)) - Date.parse(dayOf(other))) / dayMs;
  if (gap > namedWithin || isOtherAssets(one, other) || areTwoRefusals(one, other)) return false;
  const [mine, theirs] = [subjectOf(one.signal), subjectOf(other.signal)];
  const isOfOneMeeting = (one.meetingId !== null && one.meetingId === other.meetingId) || gap === 0;
  if (mine !== null && theirs !== null)
    return isSameSubject(mine, theirs) && (!isOtherSum(one, other) || gap <= disputedWithin);
  return isOfOneMeeting && !isOtherSum(one, other) && isToldAlike(one, other);
}

/** What is put to the vote again and refused again was refused twice. */
const areTwoRefusals = (one: PlacedTelling, other: PlacedTelling): boolean =>
  [one, other].every(({ signal }) => signal.stage?.value === 'rejected' && decidedOn(signal) !== null) &&
  decidedOn(one.signal) !== decidedOn(other.signal);

function isOtherAssets({ signal: one }: PlacedTelling, { signal: other }: PlacedTelling): boolean {
  const [mine, theirs] = [
    assetGroupOf(one.assetClass?.value ?? null),
    assetGroupOf(other.assetClass?.value ?? null),
  ];
  return mine !== null && theirs !== null && mine !== theirs;
}

function isOtherSum({ signal: one }: PlacedTelling, { signal: other }: PlacedTelling): boolean {
  return one.amount !== null && other.amount !== null && one.amount.value.value !== other.amount.value.value;
}

/** Where one of them names nobody: the same sum, the same rate, or much the same words. */
function isToldAlike({ signal: one }: PlacedTelling, { signal: other }: PlacedTelling): boolean {
  if (one.amount !== null && other.amount !== null) return true;
  if (one.measure !== null && other.measure !== null)
    return digitsOf(one.measure.value) === digitsOf(other.measure.value);
  const [mine, theirs] = [wordsOf(one.sentence.text), wordsOf(other.sentence.text)];
  const least = Math.min(mine.size, theirs.size);
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return least >= leastWords && shared / least >= leastShared;
}

/** The figures of a rate, whatever stands between them. */
export const digitsOf = (measure: string): string =>
  (measure.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number).join(' ');

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).slice(0, 200));
