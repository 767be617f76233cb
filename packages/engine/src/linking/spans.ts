import type { Segment } from '../ports/ports.ts';
import type { Span } from './linking.type.ts';
import { followers, joiners, leaders } from './span.lexicon.ts';

type Word = { text: string; start: number; end: number; isName: boolean };
/** A span with where it stands, so that one can be told from another it lies in. */
export type PlacedSpan = Span & { start: number; end: number; inTitle: boolean; isWhole: boolean };

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

/** Only a space, an apostrophe, a hyphen or the stop of an initial stands between the words of a name. */
const isJoined = (text: string, before: Word, after: Word): boolean =>
  /^(?:['’]?s?['’]?|\.)? ?&? ?$/u.test(text.slice(before.end, after.start)) && after.start > before.end;

/** A word in front is another's, such as a title or the word that opens a sentence; else it belongs to a longer name. */
function opensName(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !before.isName || !isJoined(text, before, word))
    return true;
  const isFirst = at === 1 || /[.!?:"“”(]\s*$/u.test(text.slice(0, before.start));
  return leaders.has(before.text.toLowerCase()) || (isFirst && joiners.has(before.text.toLowerCase()));
}

function endsName(text: string, words: readonly Word[], at: number): boolean {
  const [word, after] = [words[at], words[at + 1]];
  if (after === undefined || word === undefined || !after.isName || !isJoined(text, word, after)) return true;
  // "Alder's Board" is a board of Alder.
  return followers.has(after.text.toLowerCase()) || /^['’]s /u.test(text.slice(word.end, after.start));
}

/** Every run of words of a text that could be a name, the longer ones among them. */
function* spansIn(text: string): Generator<{ start: number; end: number; words: number; isWhole: boolean }> {
  const words = wordsOf(text.slice(0, reach));
  for (const [first, opener] of words.entries()) {
    if (!opener.isName) continue;
    const isOpen = opensName(text, words, first);
    for (let last = first; last < Math.min(first + longest, words.length); last += 1) {
      const [word, before] = [words[last], words[last - 1]];
      if (word === undefined || (last > first && before && !isJoined(text, before, word))) break;
      if (!word.isName) {
        if (joiners.has(word.text.toLowerCase())) continue;
        break;
      }
      const isWhole = isOpen && endsName(text, words, last);
      yield { start: opener.start, end: word.end, words: last - first + 1, isWhole };
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
    [...spansIn(text)].map(({ start, end, ...span }) => ({
      ...span,
      text: text.slice(start, end),
      segmentId: id,
      start,
      end,
      inTitle,
    })),
  );
}
