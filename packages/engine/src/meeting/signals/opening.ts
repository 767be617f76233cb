import type { CitedField } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import { printsResolution } from '../../body/body.lexicon.ts';
import type { Segment } from '../../ports/ports.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { readDates } from './dates.ts';
import {
  beside,
  ofAnotherBody,
  ofAnotherDay,
  ofBody,
  ofEarlierMinutes,
  ofMembers,
  opensMeeting,
} from './opening.lexicon.ts';
import { citedValue, wordsAt } from './words.ts';

/** Segments in which a meeting says who meets, and when. */
const opening = 8;
const ends =
  '(?:Retirement|Pension|Superannuation) (?:System|Fund|Plan|Scheme|Board|Trust|Association)|Retirement|System|Fund|Plan|Scheme|Trust|Association|Authority|Endowment|Foundation';
/** As it is written, or in the capitals of a heading. */
const body = new RegExp(
  String.raw`((?:\p{Lu}[\p{L}'’&-]{1,30}(?:,? (?:of the|of|and|for the|for))? ){1,9}(?:${ends}|${ends.toUpperCase()}))\b`,
  'u',
);
/** A committee that a council has for its pensions: "Pensions Committee of Harrow Council". */
const ofCouncil =
  /\bPensions? (?:Fund )?(?:Sub-)?(?:Committee|Board|Panel) of (?:the )?((?:\p{Lu}[\p{L}'’&-]{1,30} ){1,5}(?:Borough|City|County|District)?\s?Council)\b/iu;

/** What a heading says before whose meeting it is: which papers these are, and which of its bodies met. */
const papers =
  /^.*\b(?:Minutes|Meeting|Agenda|Session|Packet|Hearing|Committee|Subcommittee|Trustees|Directors|Commissioners|Council)s? (?:of|for) (?:the )?(?=\p{Lu}.* )/u;

type Opening = { body: CitedField<string>; day: CitedField<string> };

/** Whose meeting it is, and its day, as its opening says it. */
export function readOpening(segments: readonly Segment[]): Opening {
  const first = segments
    .slice(0, opening)
    .map((segment) => ({ text: segment.text, words: wordsAt([whole(segment)]) }));
  const result: Opening = { body: null, day: null };
  for (const { text, words } of first) {
    const name = bodyAtHead(text);
    const date = readDates(text).find(({ said }) => isOfMeeting(text, said));
    if (name !== null) result.body ??= citedValue(name, { words, text: name, certainty: 'inferred' });
    if (date !== undefined)
      result.day ??= citedValue(date.value, { words, text: date.said, certainty: 'inferred' });
  }
  return result;
}

/** A day that stands at the end of a heading, or by itself, and from which segment on it holds. */
export type DayFrom = { segment: number; day: CitedField<string> };

/** Segments below a day in which a resolution of that day stands. */
const resolvedWithin = 2;

/**
 * The days of a paper of resolutions of several: each holds for what stands below it. Empty for a paper of one day, and for
 * everything else.
 */
export function daysWithin(segments: readonly Segment[]): DayFrom[] {
  const dayFroms = segments.flatMap((segment, at): DayFrom[] => {
    const { text, speaker, startMs } = segment;
    if (speaker !== null || startMs !== null || text.length > shortLine) return [];
    const last = readDates(text).at(-1);
    const isAtEnd = last !== undefined && /^\W*$/u.test(text.slice(last.start + last.said.length));
    if (!isAtEnd || !/^\d{4}-/u.test(last.value) || ofAnotherDay.test(text.slice(0, last.start))) return [];
    const below = segments.slice(at + 1, at + 1 + resolvedWithin);
    if (!below.some((one) => printsResolution.test(foldApostrophes(one.text)))) return [];
    const words = wordsAt([whole(segment)]);
    return [{ segment: at, day: citedValue(last.value, { words, text: last.said, certainty: 'inferred' }) }];
  });
  return new Set(dayFroms.map(({ day }) => day?.value)).size > 1 ? dayFroms : [];
}

type Owner = { name: string; words: string };

/** Whose meeting the first lines of a paper say that it is, with the words that say so. */
export const bodyOfHead = (lines: readonly string[]): Owner | null => ownerIn(lines, bodyAtHead);

/** Whose meeting whoever opens it says that it is: in the sentence that opens it, since others are spoken of as well. */
export const bodyOfOpening = (texts: readonly string[]): Owner | null =>
  ownerIn(texts, (text) => {
    const name = memberBodyIn(text);
    if (name === null) return null;
    const before = text.slice(0, text.indexOf(name));
    const sentence = before.slice(largestOf(['. ', '? ', '! '].map((end) => before.lastIndexOf(end))) + 1);
    return opensMeeting.test(sentence) && ofBody.test(sentence) ? name : null;
  });

function ownerIn(texts: readonly string[], bodyIn: (text: string) => string | null): Owner | null {
  for (const text of texts.slice(0, opening).map((whole) => whole.slice(0, lookedAt))) {
    const name = bodyIn(text);
    if (name !== null) return { name, words: around(text, name) };
  }
  return null;
}

/** Characters of a text that prove a name, and of one that is looked at. */
const [quoted, lookedAt] = [200, 2_000];

/** Enough of a text to see that it says a name: all of a line, of a long speech the words before and after. */
function around(text: string, name: string): string {
  if (text.length <= quoted) return text;
  const at = text.indexOf(name);
  const start = text.lastIndexOf(' ', Math.max(0, at - (quoted - name.length) / 2)) + 1;
  const end = text.indexOf(' ', start + quoted);
  const words = text.slice(start, end === -1 ? text.length : end);
  return `${start > 0 ? '… ' : ''}${words}${end === -1 ? '' : ' …'}`;
}

/** The body that a line says to meet; null where it names none, or only speaks of one. */
function bodyAtHead(text: string): string | null {
  const name = memberBodyIn(text);
  return name !== null && isOfHead(text, name) ? name : null;
}

/** The name of a body that members have, in one line; null where there is none. */
export function memberBodyIn(text: string): string | null {
  const name = openingName(text);
  return name !== undefined && ofMembers.test(name) ? name : null;
}

const openingName = (text: string): string | undefined =>
  body.exec(text)?.[1]?.replace(papers, '') ?? ofCouncil.exec(text)?.[1];

/** A body is named in a heading, or in the sentence that says that it meets. */
function isOfHead(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const before = text.slice(Math.max(0, at - 160), Math.max(0, at));
  const around = text.slice(Math.max(0, at - 160), at + name.length + 80);
  return !ofAnotherBody.test(before) && (text.length < shortLine || beside.test(around));
}

function isOfMeeting(text: string, said: string): boolean {
  const at = text.indexOf(said);
  const before = text.slice(Math.max(0, at - 160), Math.max(0, at));
  const isOther = ofAnotherDay.test(before) || ofEarlierMinutes.test(text.slice(at + said.length));
  return !isOther && (beside.test(before) || text.length < shortLine || at < lineHead);
}
/** Characters of a line that holds a heading, and of the head of a longer one. */
const shortLine = 160;
const lineHead = 12;

const whole = ({ id, text, startMs, endMs, page }: Segment) => ({
  segmentId: id,
  quote: text,
  startMs,
  endMs,
  page,
});
