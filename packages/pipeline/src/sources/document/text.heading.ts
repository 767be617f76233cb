/**
 * The headings of a text file. Markdown marks them; elsewhere a heading is known by its capitals, its number, or by
 * standing short and without a stop on the line above longer text.
 */
import { isCountedHeading, opensMinutesLine } from '../text/minutes-line.ts';

/** A line between the ones above and below it; '' where there is none. */
export type LineAt = { line: string; before: string; after: string; below: string };

type TextHeading = { level: number; text: string };

/** Nothing, or a rule: what parts one paragraph from the next. */
export const isGap = (line: string): boolean => line.trim() === '' || /^\s*[-*_=~]{3,}\s*$/.test(line);

/** Where a paragraph may begin: below nothing, a rule or code. */
const isFree = (before: string): boolean => isGap(before) || /^\s*```/.test(before);

export const listMark = /^\s*(?:[-*+•]|\(?\d{1,3}[.)])\s+(?=\S)/;
/** "DATE: May 14": the head of a memo and the facts of a form. */
export const isField = (line: string): boolean => /^\s*\p{Lu}[\p{L} /’'-]{0,24}:\s+\S/u.test(line);

/** Of a sentence in words, of an item in characters. */
const shortest = { sentence: 4, tellingItem: 40 };
const longest = { marked: 120, capitals: 90, short: 60, words: 9, below: 200 };
/** Text below a heading that is itself no line of a list or an address. */
const longLine = 60;

/** The heading that a line is, or null. */
export function headingOf(at: LineAt): TextHeading | null {
  const { line, before } = at;
  const marked = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line.slice(0, 2_000));
  if (marked) return { level: marked[1]?.length ?? 1, text: marked[2] ?? '' };
  const text = line.trim();
  if (text.length > longest.marked || !/\p{L}{2}/u.test(text) || isQuoted(text)) return null;
  const underline = isFree(before) ? underlined(at) : 0;
  if (underline > 0) return { level: underline, text };
  const bold = /^(\*\*|__)([^*_]{2,90}?)\1:?$/.exec(text)?.[2];
  if (bold !== undefined && !endsSentence.test(bold)) return { level: 4, text: bold };
  if (listMark.test(line) ? isNumberedHeading(at) : isDivision(at)) return { level: 3, text };
  if (isCountedHeading(line)) return { level: 4, text };
  if (opensMinutesLine(line)) return null;
  if (listMark.test(line) || isField(line)) return null;
  return isInCapitals(at) || isOverText(at) ? { level: 4, text } : null;
}

const isQuoted = (text: string): boolean => text.startsWith('>') || text.includes('|');
const endsSentence = /[.!?…;,]["”’)\]]*$/u;
/** What cannot end a heading: a sentence goes on below. */
const isUnfinished = (text: string): boolean =>
  /[-–—,;:(]$|\b(?:an?|and|are|as|at|by|for|from|in|is|it|of|on|or|our|that|the|this|to|was|we|were|which|with)$/iu.test(
    text,
  );

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const date = new RegExp(String.raw`^(?:[a-z]{6,9}, )?(?:${months}) \d{1,2}, \d{4}$`, 'iu');

/** A date by itself below a line that is whole, as in the head of minutes. */
export const isDateLine = ({ line, before, after }: LineAt): boolean =>
  date.test(line.trim()) && isGap(after) && !endsSentence.test(before.trim()) && !isUnfinished(before.trim());

/** A line of marks below, about as long: Markdown's and those of other plain texts. */
function underlined({ line, after }: LineAt): number {
  const text = line.trim();
  const mark = /^\s*([=~^*-])\1{2,}\s*$/.exec(after)?.[1];
  if (mark === undefined || listMark.test(line) || endsSentence.test(text)) return 0;
  const isFull = after.trim().length >= text.length * 0.7;
  if (mark === '=') return 1;
  return mark === '-' || isFull ? 2 : 0;
}

const sign = String.raw`(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[A-Z])`;
const division = new RegExp(
  String.raw`^(?:(?:agenda item|item|section|part|chapter|article|appendix|note|exhibit|schedule)\s+${sign}[.:)]?(?:\s|$)|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}|(?:[IVX]{1,5}|[A-Z])[.)]\s+\p{Lu})`,
  'iu',
);

/** "Item 7. Liquidity", "3.2 Scope": counted parts of a text. */
function isDivision({ line, before, after }: LineAt): boolean {
  const text = line.trim();
  return (
    division.test(text) &&
    /^(?:\d|\p{Lu})/u.test(text) &&
    text.length <= longest.capitals &&
    isFree(before) &&
    !endsSentence.test(text) &&
    !isUnfinished(text) &&
    (isGap(after) || isLongText(after))
  );
}

/** "2. Scope" over a paragraph or a sentence; among others of its kind it is an item of a list. */
function isNumberedHeading({ line, before, after, below }: LineAt): boolean {
  const text = line.trim();
  const next = isGap(after) ? below : after;
  return (
    /^\(?\d/.test(text) &&
    text.length <= longest.capitals &&
    isFree(before) &&
    !endsSentence.test(text) &&
    !isUnfinished(text) &&
    (isLongText(next) || (!listMark.test(next) && isSentenceBelow(text, next)))
  );
}

const isLongText = (line: string): boolean =>
  line.trim().length >= longLine && !listMark.test(line) && /^\s*["“'(]?[\p{Lu}\d]/u.test(line);

function isInCapitals({ line, before, after }: LineAt): boolean {
  const text = line.trim();
  const letters = text.replace(/[^\p{L}]/gu, '');
  const begins = isFree(before) || /[.!?:;"”)]$/u.test(before.trim()) || before === before.toUpperCase();
  return (
    letters.length >= 4 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    text.length <= longest.capitals &&
    !endsSentence.test(text) &&
    begins &&
    !/^\s*\p{Ll}/u.test(after)
  );
}

/** A whole sentence whose first word would have stood on the line above, were that the beginning of the sentence. */
function isSentenceBelow(above: string, line: string): boolean {
  if (line.length > longest.below) return false;
  const words = line.trim().split(/\s+/);
  return (
    words.length >= shortest.sentence &&
    /^\s*["“'(]?[\p{Lu}\d]/u.test(line) &&
    /[.!?]["”’)\]]*$/u.test(line.trim()) &&
    above.length + 1 + (words[0]?.length ?? 0) <= line.trim().length
  );
}

/** An item of a list that says something, not one of names. */
const isInformativeItem = (line: string): boolean =>
  listMark.test(line) && line.trim().length >= shortest.tellingItem;

/** A few words without a stop on the line above a paragraph or a list: a wrapped sentence would have filled its line. */
function isOverText({ line, before, after }: LineAt): boolean {
  const text = line.trim();
  return (
    text.length <= longest.short &&
    text.split(/\s+/).length <= longest.words &&
    /^["“(]?[\p{Lu}\d]/u.test(text) &&
    isFree(before) &&
    !endsSentence.test(text) &&
    !isUnfinished(text) &&
    (isLongText(after) || isSentenceBelow(text, after) || isInformativeItem(after)) &&
    after.trim().length > text.length * 1.5
  );
}
