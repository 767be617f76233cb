// What recognizers write as it is said and a question writes short: "q three" and "Q3", "twenty twenty one" and "2021", "A U M".
import { appendAll } from '@ecco/domain';
import type { Token } from '../../words/token.ts';
import { abbreviations } from './abbreviation.lexicon.ts';

type Words = readonly Pick<Token, 'lower'>[];

/** Words that say the same as some from a place on, and how many these are. */
type WrittenRun = { words: readonly string[]; length: number };

const ordinals = ['first', 'second', 'third', 'fourth'];
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const inQuarter = (number: number): string[] => [ordinals[number - 1] ?? '', 'quarter'];

const shortQuarter = /^(?:q([1-4])|([1-4])q)$/u;

/** "Q3", "3Q", "q three"; "H1". */
function quarterAt(words: Words, at: number): WrittenRun | null {
  const lower = words[at]?.lower ?? '';
  const [, behind, before] = shortQuarter.exec(lower) ?? [];
  const number = behind ?? before;
  if (number !== undefined) return { words: inQuarter(Number(number)), length: 1 };
  const said = lower === 'q' ? cardinals.indexOf(words[at + 1]?.lower ?? '') + 1 : 0;
  if (said > 0 && said <= ordinals.length) return { words: inQuarter(said), length: 2 };
  const [, half] = /^h([12])$/u.exec(lower) ?? [];
  return half === undefined ? null : { words: [ordinals[Number(half) - 1] ?? '', 'half'], length: 1 };
}

/** "Twenty twenty one", "two thousand and nineteen". */
function yearAt(words: Words, at: number): WrittenRun | null {
  const lowerAt = (place: number): string => words[place]?.lower ?? '';
  const isThousand = lowerAt(at) === 'two' && lowerAt(at + 1) === 'thousand';
  if (!isThousand && lowerAt(at) !== 'twenty') return null;
  const start = isThousand ? at + (lowerAt(at + 2) === 'and' ? 3 : 2) : at + 1;
  if (lowerAt(start) === 'nineteen') return { words: ['2019'], length: start + 1 - at };
  if (lowerAt(start) !== 'twenty') return null;
  const unit = cardinals.indexOf(lowerAt(start + 1)) + 1;
  return { words: [String(2020 + unit)], length: start + (unit > 0 ? 2 : 1) - at };
}

/** Letters from which on a run of them is a name or a measure, whoever knows it. */
const shortestRun = 3;
const isLetter = /^\p{L}$/u;

/** "A U M", "e b i t d a". */
function lettersAt(words: Words, at: number): WrittenRun | null {
  let end = at;
  while (isLetter.test(words[end]?.lower ?? '')) end += 1;
  const joined = words
    .slice(at, end)
    .map(({ lower }) => lower)
    .join('');
  const isWord = joined.length >= shortestRun || abbreviations.has(joined);
  return isWord ? { words: [joined], length: end - at } : null;
}

/** The words of a text, those that were said letter by letter or number by number as they are written. */
export function writtenWords(tokens: Words): string[] {
  const written: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const spoken = quarterAt(tokens, at) ?? yearAt(tokens, at) ?? lettersAt(tokens, at);
    appendAll(written, spoken?.words ?? [tokens[at]?.lower ?? '']);
    at += spoken?.length ?? 1;
  }
  return written;
}

/** "A U M": what is said letter by letter. */
export const spelledLetters = /\b(?:\p{L} ){1,6}\p{L}\b/gu;

/** A text in which what was said letter by letter is one word: "A T S Automation" is ATS Automation. */
export const withoutSpelling = (text: string): string =>
  text.replaceAll(spelledLetters, (letters) => {
    const joined = letters.replaceAll(' ', '');
    return joined.length >= shortestRun || abbreviations.has(joined.toLowerCase()) ? joined : letters;
  });
