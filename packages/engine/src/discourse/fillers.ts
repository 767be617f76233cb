import { functionWords } from '../words/stop-words.ts';
import { numerals } from './polish.lexicon.ts';

const hesitation = /(?:,\s*|(?<!\s)\s+|^)(?:um+|uh+|er+m?|hmm+|mm-?hmm)\b[,.…]*(?=\s|$)/giu;
const phrase = /,\s*(?:you know|like|right)\s*,/giu;
/** Words that go on with what stands before them. */
const links = /^(?:of|in|on|at|to|for|from|by|with|and|or|as|than)$/iu;

/**
 * A spoken sentence without "um", and without "you know", "like" and "right" between commas. A comma stays between words
 * that would run together ("Birch, um, Alder"), and what stands between two numbers stays whole: it may be a correction.
 */
export function dropFillers(sentence: string): string {
  return sentence.replace(hesitation, without).replace(phrase, without);
}

function without(match: string, at: number, sentence: string): string {
  const before = lastWord(sentence.slice(Math.max(0, at - 24), at));
  const after = firstWord(sentence.slice(at + match.length, at + match.length + 24));
  const isNumber = (word: string): boolean => /^[\d$€£%]/u.test(word) || numerals.test(word);
  if (isNumber(after) && (isNumber(before) || /like/iu.test(match))) return match;
  if (!match.includes(',') || before === '') return ' ';
  const isTrailing = !match.trimStart().startsWith(',') && /^\p{Ll}/u.test(after);
  return isTrailing || functionWords.has(before.toLowerCase()) || links.test(after) ? ' ' : ', ';
}

const lastWord = (text: string): string => /[\p{L}\p{N}%'’]{1,24}$/u.exec(text.trimEnd())?.[0] ?? '';
const firstWord = (text: string): string => /^[\s,]*([$€£]?[\p{L}\p{N}'’]+)/u.exec(text)?.[1] ?? '';
