import { rateIn, type Signal } from '@ecco/domain';
import { assetGroupOf } from './asset-group.lexicon.ts';
import type { PlacedMention } from './ledger.types.ts';
import { isSameSubject, signalSubject } from './subject-words.ts';

const dayMs = 86_400_000;
/** Days between two tellings of one event that both name: it is recommended, then approved, then closed. */
const namedWithin = 120;
/** Days within which two sums of the same thing are one that is told wrong, and not two. */
const disputedWithin = 14;
/** Least share of the words of the shorter sentence that the longer one has too. */
const leastShared = 0.5;
const leastWords = 4;

/** The day of the event as far as it is known; null where neither it nor its source is dated, or it is of another year. */
export function mentionDay({ signal, itemDay }: PlacedMention): string | null {
  const day = decidedOn(signal);
  if (day !== null) return day;
  const year = /\b(?:19|20)\d\d\b/u.exec(signal.decided?.value ?? '')?.[0];
  return year === undefined || itemDay?.startsWith(year) === true ? itemDay : null;
}

/** The earlier day first, and what bears none behind all others. */
export const compareDays = (one: string | null, other: string | null): number =>
  Number(one === null) - Number(other === null) || (one ?? '').localeCompare(other ?? '');

/** Days between two tellings; null where one of them bears none. */
function gapOf(one: PlacedMention, other: PlacedMention): number | null {
  const [mine, theirs] = [mentionDay(one), mentionDay(other)];
  return mine === null || theirs === null ? null : Math.abs(Date.parse(mine) - Date.parse(theirs)) / dayMs;
}

/** The day on which it was decided, where it is told as one. */
function decidedOn({ decided }: Signal): string | null {
  const text = decided?.value ?? '';
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : null;
}

/** Whether two tellings, of different items and by the same actor, are of one event. In doubt they are two. */
export function isSameAct(one: PlacedMention, other: PlacedMention): boolean {
  if (one.itemId === other.itemId) return false;
  if (one.textKey !== null && one.textKey === other.textKey) return isSameSentence(one.signal, other.signal);
  const isOfOneMeeting = one.meetingId !== null && one.meetingId === other.meetingId;
  if (isOtherAssets(one, other) || areTwoRefusals(one, other)) return false;
  const gap = gapOf(one, other);
  // What bears no day may be of any: only the same meeting, or the same sum of the same thing, joins it.
  if (gap === null) return isOfOneMeeting ? isOneThing(one, other, 0) : isSameSum(one, other);
  return gap <= namedWithin && isOneThing(one, other, isOfOneMeeting ? 0 : gap);
}

/** Copies of one text tell the same of the same things in the same words. */
const isSameSentence = (one: Signal, other: Signal): boolean =>
  (['manager', 'vehicle', 'person', 'measure'] as const).every(
    (field) => one[field]?.value === other[field]?.value,
  ) &&
  one.kind === other.kind &&
  one.sentence.text === other.sentence.text &&
  one.amount?.value.value === other.amount?.value.value;

/** Whether two tellings that are so many days apart name one thing, or tell it alike on one day. */
function isOneThing(one: PlacedMention, other: PlacedMention, gap: number): boolean {
  const [mine, theirs] = [signalSubject(one.signal), signalSubject(other.signal)];
  if (mine !== null && theirs !== null)
    return isSameSubject(mine, theirs) && (!isOtherSum(one, other) || gap <= disputedWithin);
  return gap === 0 && !isOtherSum(one, other) && isSameAccount(one, other);
}

/** Both name the same thing and the same sum of it. */
function isSameSum(one: PlacedMention, other: PlacedMention): boolean {
  const [mine, theirs] = [signalSubject(one.signal), signalSubject(other.signal)];
  const areSums = one.signal.amount !== null && other.signal.amount !== null;
  return (
    mine !== null && theirs !== null && areSums && isSameSubject(mine, theirs) && !isOtherSum(one, other)
  );
}

/** What is put to the vote again and refused again was refused twice. */
const areTwoRefusals = (one: PlacedMention, other: PlacedMention): boolean =>
  [one, other].every(({ signal }) => signal.stage?.value === 'rejected' && decidedOn(signal) !== null) &&
  decidedOn(one.signal) !== decidedOn(other.signal);

function isOtherAssets({ signal: one }: PlacedMention, { signal: other }: PlacedMention): boolean {
  const [mine, theirs] = [
    assetGroupOf(one.assetClass?.value ?? null),
    assetGroupOf(other.assetClass?.value ?? null),
  ];
  return mine !== null && theirs !== null && mine !== theirs;
}

function isOtherSum({ signal: one }: PlacedMention, { signal: other }: PlacedMention): boolean {
  return one.amount !== null && other.amount !== null && one.amount.value.value !== other.amount.value.value;
}

/** Where one of them names nobody: the same sum, the same rate, the same item of the agenda, or much the same words. */
function isSameAccount(a: PlacedMention, b: PlacedMention): boolean {
  const [{ signal: one }, { signal: other }] = [a, b];
  if (one.amount !== null && other.amount !== null) return true;
  if (one.measure !== null && other.measure !== null)
    return !isOtherMeasure(one.measure.value, other.measure.value) || isOfOneRate([a, b]);
  if (isUnderOneItem(a, b)) return true;
  const [mine, theirs] = [wordSet(one.sentence.text), wordSet(other.sentence.text)];
  const least = Math.min(mine.size, theirs.size);
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return least >= leastWords && shared / least >= leastShared;
}

const figuresOf = (measure: string): number[] => (measure.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);

/** Whether two rates are told differently: one that says less, as what it was before, does not differ. */
export function isOtherMeasure(one: string, other: string): boolean {
  const [few, many] = [figuresOf(one), figuresOf(other)].toSorted((a, b) => a.length - b.length);
  return few === undefined || few.length === 0 || !few.every((figure) => many?.includes(figure));
}

/** Both change the same rate by its name, each alone in its source: then they tell it differently. */
function isOfOneRate(both: readonly PlacedMention[]): boolean {
  const [one, other] = both.map(({ about, signal }) => rateIn([about]) ?? rateIn([signal.sentence.text]));
  return one != null && one === other && both.every(({ signal }) => signal.kind === 'rate_change');
}

/** Least share of the words of the shorter title that the longer one has too. */
const leastOfTitle = 0.6;

/** Decided under items of the agenda that are called alike. */
function isUnderOneItem({ about: one }: PlacedMention, { about: other }: PlacedMention): boolean {
  const [mine, theirs] = [wordSet(one ?? ''), wordSet(other ?? '')];
  const least = Math.min(mine.size, theirs.size);
  return least > 0 && [...mine].filter((word) => theirs.has(word)).length / least >= leastOfTitle;
}

const wordSet = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).slice(0, 200));
