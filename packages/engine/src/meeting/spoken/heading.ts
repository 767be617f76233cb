import { type Run, runText } from '../talk/turn.ts';
import { actionWords, subject } from './matter-words.ts';
import { type Phrase, runsBetween } from './phrase.ts';
import { alone, follows, markedIn, numberRead, openIn, type ReadOutState } from './read-out.ts';

/** What is before a body from here on: the words that name it, or null where it was only said that something else follows, and its number if that was read. */
export type Heading = { words: Run[] | null; number?: Run[] | null };

const ones = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen';
const opening = String.raw`^(?:(?:okay|ok|so|and|now|then|all right|alright|thank you|next|next is|our next item is|the next item is|we have|i'm|item|agenda item|item number|page \w{1,9}|on the \w{4,12} for reconsideration is)[,. ]{1,2}){0,4}`;
/** "9E", "11-I", "12.C", "seven a". */
const lettered = String.raw`(?:\d{1,2}|${ones})[ .-]?[a-z]`;
const numbered = String.raw`\d{1,4}|(?:item|item number|agenda item) (?:${ones})`;

/** "9E is an ordinance approving ...", "Seven a approved ...", "808, amending ...", "A approved fiscal year ...". */
const called = new RegExp(
  `${opening}(?:${lettered}|${numbered}|[a-n](?= approved? ))[,.:]?(?: (?:is|are))?:? (?=${subject}|${actionWords}|consent )`,
  'iu',
);
/** "Today is a resolution appointing ...": the number was heard as a word. */
const misheard =
  /^(?:(?:okay|so|and|now|next)[, ]{1,2})?(?:\S{1,9}|this item|the next item|next item|next) is (?=an? (?:emergency )?(?:resolution|ordinance) )/iu;
/** "Request of Ann Birch for rezoning ...", "Approving the following documents ...". */
const read = new RegExp(
  `^(?:(?:okay|so|and|now)[, ]{1,2})?(?:this is )?(?=${[
    String.raw`(?:a )?[Rr]equests? (?:of|by|from) \S`,
    String.raw`[Cc]onsideration of (?!th(?:is|at)\b)`,
    String.raw`(?:Approv|Adopt|Accept|Authori[sz]|Amend|Appropriat|Confirm)ing (?:an?|the|of|\p{Lu})`,
    String.raw`(?:Resolution|Ordinance) (?:[\w-]{1,14},? )?(?:\p{L}{4,12}ing|to) `,
    String.raw`[Cc]onsent (?:items?|agenda|calendar)\b(?! (?:are|is|stands?)\b)`,
  ].join('|')})`,
  'u',
);
/** "Item 57, Ordinance 102, is amending ...", "Page 15, item number 56, ordinance 101." */
const filed = new RegExp(
  String.raw`${opening}(?:item )?(?:number )?\d{1,3},? (?:ordinance|resolution) [\w-]{1,12}(?:,? is |[.,]? ?(?=$))`,
  'iu',
);
/** "Item 7, the travel policy": whatever stands behind a number that is called an item. */
const named = new RegExp(
  String.raw`^(?:(?:okay|so|and|now|next|our next item is)[,. ]{1,2}){0,3}(?:agenda )?item (?:number |no\. )?(?:\d{1,3}|${ones})(?:[ .-]?[a-z])?[,.:] (?=(?:the |our |an? )?\p{L}{4,20}(?: [^ ]{1,20}){0,8}? \p{L}{4,20})(?!(?:that|this|it|we|has|was|is|will)\b)`,
  'iu',
);
/** Something else follows, or an item is set aside. */
const nextMatter = new RegExp(
  String.raw`\b(?:${[
    'next item|any other business|no (?:other|further) business|old business|new business|line item transfers',
    String.raw`(?:move|moving|on|going|go) (?:on )?to (?:our |the )?(?:next|\d{1,2}[a-z]?\b(?![.]\d)|item)`,
    "public forum(?! on)|mayor's report|read (?:that |it |this )?in(?:to)? the record",
    String.raw`clerk,? (?:the )?(?:next|first|\d{1,3}\b(?=[.]?$))`,
  ].join('|')})\b`,
  'iu',
);
const setAside = new RegExp(
  String.raw`^(?:(?:okay|so|and|now)[, ]{1,2})?(?:item )?(?:${lettered}|\d{1,3}) (?:has been|was|is|will be) (?:deferred|withdrawn|postponed|pulled|tabled|sent back|removed)\b`,
  'iu',
);

/** "9C is an ordinance.": its number, where that is all that was heard. */
const unnamed = new RegExp(
  `^(?:(?:okay|so|and|now)[, ]{1,2})?(?<number>(?:item )?(?:${lettered}|\\d{1,4})) is an? (?:resolution|ordinance)[.]?$`,
  'iu',
);
/** "Next item is approval of the minutes." */
const minutes =
  /^(?:the |our )?(?:next|first) (?:item|order of business) (?:is|would be) (?:the )?(?:approval of )?(?=(?:the )?minutes\b)/iu;

/** What says of a matter only that it is to be approved, and adds nothing to its name. */
const empty = /^(?:approv(?:e|ed|ing|al)(?: of)?|consideration of|considering|consider) (?:of )?/iu;
/** Whoever goes on to another matter says no more in that sentence. */
const longestTurn = 90;
const mostCharacters = 640;

/** What a sentence calls; null where it calls nothing. */
export function headingIn(phrase: Phrase, opened: ReadOutState): Heading | null {
  const { text } = phrase;
  if (setAside.test(text)) return { words: null };
  const number = unnamed.exec(text)?.groups?.['number'];
  if (number !== undefined) {
    const at = text.indexOf(number);
    return { words: runsBetween(phrase, at, at + number.length) };
  }
  const isAsked = /\?\s{0,2}$/u.test(text) && !/^consent\b/iu.test(text);
  const numberIn = markedIn(text);
  if (isAsked && numberIn !== null) return { words: null };
  const match = isAsked
    ? null
    : (called.exec(text) ??
      misheard.exec(text) ??
      read.exec(text) ??
      minutes.exec(text) ??
      filed.exec(text) ??
      numberIn ??
      named.exec(text) ??
      follows.exec(text));
  const behind = match ?? (isAsked ? null : openIn(text, opened));
  if (behind === null)
    return text.length < longestTurn && nextMatter.test(text) && !isAsked ? { words: null } : null;
  if (behind === alone) return numberedOnly(phrase);
  const at = behind[0].length;
  const space = /^\s{0,3}/u.exec(text.slice(at))?.[0].length ?? 0;
  const lead = space + (empty.exec(text.slice(at + space))?.[0].length ?? 0);
  const from = at >= text.length ? 0 : at + lead;
  // "Consent items?": which, nobody says.
  if (/^consent items?\W*$/iu.test(text)) return { words: null };
  const words = runsBetween(phrase, from, Math.min(withoutStop(text), from + mostCharacters));
  return { words: words.length === 0 ? null : words };
}

/** What was called by a number and nothing else so far. */
function numberedOnly(phrase: Phrase): Heading {
  const number = numberRead(phrase.text);
  const at = number === null ? -1 : phrase.text.indexOf(number);
  if (number === null) return { words: null };
  return { words: null, number: runsBetween(phrase, at, at + number.length) };
}

/** Whether a sentence only gives the number of what follows. */
export const isNumberAlone = ({ text }: Phrase): boolean =>
  /^(?:page \w{1,9},? )?(?:item )?(?:number )?\d{1,3},? (?:ordinance|resolution) [\w-]{1,12}\.?$/iu.test(
    text.trim(),
  );

/** "In the amount of $500.": a sentence that only goes on with the one before it. */
export const goesOnWith = ({ text }: Phrase): boolean =>
  /^(?:in the amount of|for the amount of|not to exceed)\b/iu.test(text);

/** "We thought probably located at 7 Dry Lane from A to B.": what was heard of a caption of which only the number is known. */
export function placeIn(phrase: Phrase): Run[] {
  const match = /\blocated (?:at|on|in|along|north|south|east|west)\b/iu.exec(phrase.text);
  return match === null ? [] : runsBetween(phrase, match.index, withoutStop(phrase.text));
}

/** "This is the Dry Lane zoning issue.": what some items that were put off by their number are about. */
export function aboutIn(phrase: Phrase): Run[] {
  const about =
    /^(?:(?:right|okay|and|so|yes)[, ]{1,2}){0,2}(?:this|that|it|these|those)(?:'s| is| are) (?=(?<about>the [^,.?]{4,60}? (?:issue|matter|request|rezoning|case)s?)\b)/iu.exec(
      phrase.text,
    );
  const length = about?.groups?.['about']?.length ?? 0;
  return about === null ? [] : runsBetween(phrase, about[0].length, about[0].length + length);
}

/** Whether of a matter nothing but its number is known. */
export const isNumber = (words: readonly Run[]): boolean =>
  words.length === 1 &&
  words.every((run) => new RegExp(`^(?:item )?(?:${lettered}|\\d{1,4})$`, 'iu').test(runText(run)));

const withoutStop = (text: string): number => text.replace(/[\s.,;:?!]{1,4}$/u, '').length;
