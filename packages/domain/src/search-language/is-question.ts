import { parseSearch } from './parse.ts';
import { openingVerbs, questionWords, requests, subjectWords } from './question.lexicon.ts';

/** How much of a text tells its form. */
const openingMax = 12;

const questionMark = /[?？؟]\s*$/u;

const openingOf = (text: string): string[] =>
  text
    .slice(0, 400)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/u, openingMax + 1)
    .map((word) => word.replace(/[^\p{L}\p{N}']/gu, ''))
    .filter((word) => word !== '');

const opensWith = (words: readonly string[], opening: readonly string[]): boolean =>
  words.length >= opening.length + 2 && opening.every((word, index) => words[index] === word);

/**
 * Whether a text is a question, by its form: it ends with a question mark, or opens as a question or a request does.
 * What has operators or quotes is a search.
 */
export function isQuestion(text: string): boolean {
  const words = openingOf(text.trim());
  const [first = '', second = ''] = words;
  if (first === '' || parseSearch(text).chips.length > 0) return false;
  if (questionMark.test(text.slice(-20))) return true;
  if (questionWords.has(first)) return words.length > 1;
  if (openingVerbs.has(first)) return words.length > 2 && subjectWords.has(second);
  return requests.some((opening) => opensWith(words, opening));
}
