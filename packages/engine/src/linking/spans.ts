import type { Segment } from '../ports/ports.ts';
import type { Span } from './linking.type.ts';
import { goesOnBy, isJoined, opensName, opensSentence, type Word } from './name-bounds.ts';
import { joiners } from './span.lexicon.ts';

/** How a span stands in its text, which tells whether its capitals make it a name. */
type Stand = {
  isWhole: boolean;
  /** What a longer name goes on by after it; null where the name ends. */
  next: string | null;
  /** The word in front, in lower case; empty where there is none in the sentence. */
  before: string;
  /** Its capital may be that of a sentence or a heading. */
  isOpening: boolean;
  /** It stands between commas with names at both sides. */
  isListed: boolean;
};
/** A span with where it stands, so that one can be told from another it lies in. */
export type PlacedSpan = Span & Stand & { start: number; end: number; inTitle: boolean };

/** Names of more words than this are cut short of what any name has. */
const longest = 9;
/** A segment is read so far: a page of a paper, and no book. */
const reach = 60_000;

/** A word has so many signs at most. */
const longestWord = 61;

const opensWord = /[\p{L}\p{N}]/u;
const joinsWord = new Set("&.-'’");
/** What stands at the end of a word and is none of it. */
const endsWord = new Set(".-'’");
const apostrophes = new Set("'’");
const capital = /^\p{N}*\p{Lu}/u;

const isAsciiOpener = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Whether a letter or digit stands here; most are ASCII, which no pattern has to look at. */
function isOpener(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isAsciiOpener(code) : opensWord.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

const signsAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Where the word ends that begins here, with the stops and apostrophes behind it. */
function endOfWord(text: string, start: number): number {
  let end = start;
  for (let length = 0; length < longestWord && end < text.length; length += 1) {
    if (!isOpener(text, end) && (end === start || !joinsWord.has(text.charAt(end)))) break;
    end += signsAt(text, end);
  }
  return end;
}

function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code >= 97 && code <= 122) return false;
  return (code >= 65 && code <= 90) || capital.test(word);
}

function wordAt(text: string, start: number, end: number): Word {
  let last = end;
  while (endsWord.has(text.charAt(last - 1))) last -= 1;
  if (last - 2 > start && text.charAt(last - 1) === 's' && apostrophes.has(text.charAt(last - 2))) last -= 2;
  const word = text.slice(start, last);
  return { text: word, start, end: last, isName: isCapital(word) };
}

/** The words of a text; read sign by sign, which is a third of the work of a pattern. */
function wordSpans(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    if (!isOpener(text, at)) {
      at += signsAt(text, at);
      continue;
    }
    const end = endOfWord(text, at);
    words.push(wordAt(text, at, end));
    at = end;
  }
  return words;
}

/** A line in which most long words have a capital says nothing by them. */
function isCapitalizedLine(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length > 3);
  return long.length > 0 && long.filter(({ isName }) => isName).length > long.length * 0.6;
}

/** Whether commas and names stand around the words from one to another. */
function isListed(text: string, words: readonly Word[], [first, last]: [number, number]): boolean {
  const [before, opener, closer, after] = [words[first - 1], words[first], words[last], words[last + 1]];
  if (!before?.isName || !opener || !closer || !after?.isName) return false;
  return text.slice(before.end, opener.start) === ', ' && text.slice(closer.end, after.start) === ', ';
}

type Place = Pick<PlacedSpan, 'segmentId' | 'inTitle'>;

/** Every run of words of a text that could be a name, or begin one. */
function* spansIn(text: string, place: Place): Generator<PlacedSpan> {
  const words = wordSpans(text.slice(0, reach));
  const inHeading = isCapitalizedLine(words);
  for (let first = 0; first < words.length; first += 1) {
    const opener = words[first];
    // What only goes on in a longer name is nobody.
    if (!opener?.isName || !opensName(text, words, first)) continue;
    const opens = opensSentence(text, words, first);
    const before = opens ? '' : (words[first - 1]?.text.toLowerCase() ?? '');
    for (let last = first; last < Math.min(first + longest, words.length); last += 1) {
      const [word, previous] = [words[last], words[last - 1]];
      if (word === undefined || (last > first && previous && !isJoined(text, previous, word))) break;
      if (!word.isName) {
        if (joiners.has(word.text.toLowerCase())) continue;
        break;
      }
      const next = goesOnBy(text, words, last);
      yield {
        text: text.slice(opener.start, word.end),
        segmentId: place.segmentId,
        inTitle: place.inTitle,
        start: opener.start,
        end: word.end,
        words: last - first + 1,
        isWhole: next === null,
        next,
        before,
        isOpening: opens || inHeading,
        isListed: isListed(text, words, [first, last]),
      };
    }
  }
}

type TitledText = { title: string; segments: readonly Pick<Segment, 'id' | 'text'>[] };

/** All that could be names in an item, its title first; at most so many as a long book has. */
export function findSpans({ title, segments }: TitledText): PlacedSpan[] {
  const spans = [...spansIn(title, { segmentId: null, inTitle: true })];
  for (const { id, text } of segments)
    for (const span of spansIn(text, { segmentId: id, inTitle: false })) spans.push(span);
  return spans;
}
