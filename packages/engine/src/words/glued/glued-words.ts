import { lookUp } from '../part-of-speech.ts';
import { functionWords } from '../stop-words.ts';
import { statementWords } from './statement-words.ts';

/** Letters of a run that is looked at, and of a word. */
const [runLeast, runMost, wordMost] = [5, 160, 18];
/** Letters from which on a word is one because the dictionary has it. */
const dictionaryLeast = 4;

/** What a word costs: of two ways to read a run the one in the words of statements is meant. */
const costs = { own: 1, dictionary: 1.6 };

/** A word that statements are written in. */
const isOwn = (lower: string): boolean =>
  statementWords.has(lower) || (lower !== 'i' && functionWords.has(lower));
const isOfDictionary = (lower: string): boolean => lower.length >= dictionaryLeast && lookUp(lower) !== null;

/** Whether a word of small letters is one, and no run of several. */
export const isPlainWord = (lower: string): boolean => isOwn(lower) || isOfDictionary(lower);

type Reading = { words: string[]; cost: number; isSure: boolean };

/** The words that letters are made of; null where some are no word, or where all may as well be a name. */
function splitWords(run: string): string[] | null {
  const lower = run.toLowerCase();
  const best: (Reading | null)[] = [{ words: [], cost: 0, isSure: false }];
  for (let end = 1; end <= run.length; end++) {
    let reading: Reading | null = null;
    for (let start = Math.max(0, end - wordMost); start < end; start++) {
      const before = best[start] ?? null;
      const word = lower.slice(start, end);
      const own = isOwn(word);
      if (before === null || !(own || isOfDictionary(word))) continue;
      const cost = before.cost + (own ? costs.own : costs.dictionary);
      if (reading !== null && cost >= reading.cost) continue;
      reading = { words: [...before.words, run.slice(start, end)], cost, isSure: before.isSure || own };
    }
    best.push(reading);
  }
  const whole = best[run.length] ?? null;
  return whole?.isSure ? whole.words : null;
}

/** "REITtransactions", "CVSHealth": the letters of a name before words, or before another name. */
const lettersBefore = /^(\p{Lu}{2,6})(\p{Ll}.*)$/u;
/** "Bcommonstock" behind "Class". */
const letterBefore = /^(\p{Lu})(\p{Ll}{4,})$/u;

function splitLetters(piece: string, before: string | undefined): string[] | null {
  const [, letters = '', rest = ''] = lettersBefore.exec(piece) ?? [];
  if (letters !== '') {
    const behind = isPlainWord(rest) ? [rest] : splitWords(rest);
    if (behind !== null) return [letters, ...behind];
    const name = `${letters.slice(-1)}${rest}`;
    return letters.length > 2 ? [letters.slice(0, -1), ...(splitWords(name) ?? [name])] : null;
  }
  const [, letter = '', words = ''] = /^(?:class|series)$/iu.test(before ?? '')
    ? (letterBefore.exec(piece) ?? [])
    : [];
  const behind = letter === '' ? null : splitWords(words);
  return behind && [letter, ...behind];
}

/** The words of a run of letters that lost its spaces; the run itself where it is a word or cannot be told. */
export function splitGlued(run: string): string[] {
  if (run.length < runLeast || run.length > runMost || isPlainWord(run.toLowerCase())) return [run];
  const words: string[] = [];
  for (const piece of run.split(/(?<=\p{Ll})(?=\p{Lu})/u)) {
    const isWord = isPlainWord(piece.toLowerCase());
    const own = isWord ? [piece] : (splitWords(piece) ?? splitLetters(piece, words.at(-1)));
    for (const word of own ?? [piece]) words.push(word);
  }
  return words;
}
