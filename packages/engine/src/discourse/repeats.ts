import { functionWords } from '../words/stop-words.ts';
import { numerals, prefixes, saidTwice } from './polish.lexicon.ts';

const brokenOff = /(?<=\s|^)(\p{L}{1,12})-{1,2}\s+(?=(\p{L}+))/giu;
const restartedWord = /(?<=\s|^)(\p{L}{1,8})\s+(\p{L}{1,12})-{1,2},?\s+(?=\1\s+\2)/giu;
const repeatedLetter = /(?<=\s|^)([b-hj-z])\s+(?=\1-{1,2}\s+\1)/gu;
const stutter = /(?<![\p{L}\p{N}'’-])([\p{L}'’]+(?:\s+[\p{L}'’]+){0,3})(?:,?\s+\1(?![\p{L}\p{N}'’-]))+/giu;

/**
 * A spoken sentence without what is said again at once: words, and beginnings of words that are broken off. Numbers, names
 * and words that may be meant twice stay, and so does a beginning that is not taken up: "non- GAAP", "two- and three-year".
 */
export const dropRepeats = (sentence: string): string =>
  sentence
    .replace(restartedWord, '')
    .replace(repeatedLetter, '')
    .replace(brokenOff, (match: string, part: string, next: string, at: number) =>
      isTakenUp(part, next, at === 0) ? '' : joined(match, part, next),
    )
    .replace(stutter, (whole: string, once: string, at: number, all: string) =>
      isMeant(whole, once) || isSpelled(once, all.slice(0, at), all.slice(at + whole.length)) ? whole : once,
    );

/** Whether a letter stands beside others of a word that is spelled letter by letter: "a f f o". "A" and "I" are words. */
const isSpelled = (once: string, before: string, after: string): boolean =>
  /^\p{L}$/u.test(once) && (/(?<!\S)[b-hj-z]\s+$/iu.test(before) || /^\s+[b-hj-z](?!\S)/iu.test(after));

/** "b- board"; a single capital may be a grade: "A- and". */
function isTakenUp(part: string, next: string, isFirst: boolean): boolean {
  if (numerals.test(part) || /^\p{Lu}{1,3}$/u.test(part)) return part === 'I' && next === 'I';
  const begins =
    isFirst || /^\p{Ll}/u.test(part)
      ? next.toLowerCase().startsWith(part.toLowerCase())
      : next.startsWith(part);
  return begins;
}

/** A prefix that a line break has parted from its word. */
const joined = (match: string, part: string, next: string): string =>
  prefixes.test(part) && !/^(?:and|or|to)$/iu.test(next) ? match.trimEnd() : match;

function isMeant(whole: string, once: string): boolean {
  if (numerals.test(once) || once.split(/\s+/u).some((word) => /^(?:not?|never|.*n['’]t)$/iu.test(word)))
    return true;
  if (saidTwice.test(once)) return true;
  const again = whole.slice(once.length).replace(/^[,\s]+/u, '');
  const isName = [once, again].every((text) => /^\p{Lu}/u.test(text));
  return isName && once.split(/\s+/u).some((word) => !functionWords.has(word.toLowerCase()));
}
