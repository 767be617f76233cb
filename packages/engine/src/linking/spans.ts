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

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}&.'’-]{0,60}/gu;

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => {
    const plain = match[0].replace(/(?<![.'’-])[.'’-]+$/u, '').replace(/['’]s$/u, '');
    return {
      text: plain,
      start: match.index,
      end: match.index + plain.length,
      isName: /^\p{Lu}/u.test(plain) || /^\p{N}+\p{Lu}/u.test(plain),
    };
  });
}

/** A line in which most long words have a capital says nothing by them. */
function isHeading(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length > 3);
  return long.length > 0 && long.filter(({ isName }) => isName).length > long.length * 0.6;
}

/** Whether commas and names stand around the words from one to another. */
function isListed(text: string, words: readonly Word[], [first, last]: [number, number]): boolean {
  const [before, opener, closer, after] = [words[first - 1], words[first], words[last], words[last + 1]];
  if (!before?.isName || !opener || !closer || !after?.isName) return false;
  return text.slice(before.end, opener.start) === ', ' && text.slice(closer.end, after.start) === ', ';
}

type Found = Stand & { start: number; end: number; words: number };

/** Every run of words of a text that could be a name, or begin one. */
function* spansIn(text: string): Generator<Found> {
  const words = wordsOf(text.slice(0, reach));
  const inHeading = isHeading(words);
  for (const [first, opener] of words.entries()) {
    // What only goes on in a longer name is nobody.
    if (!opener.isName || !opensName(text, words, first)) continue;
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

type Titled = { title: string; segments: readonly Pick<Segment, 'id' | 'text'>[] };

/** All that could be names in an item, its title first; at most so many as a long book has. */
export function findSpans({ title, segments }: Titled): PlacedSpan[] {
  const texts = [
    { id: null, text: title, inTitle: true },
    ...segments.map(({ id, text }) => ({ id, text, inTitle: false })),
  ];
  return texts.flatMap(({ id, text, inTitle }) =>
    [...spansIn(text)].map((span) => ({
      ...span,
      text: text.slice(span.start, span.end),
      segmentId: id,
      inTitle,
    })),
  );
}
