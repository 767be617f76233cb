import { numberWords } from './number-words.lexicon.ts';
import { scales, spokenNumber } from './spoken.ts';

const word = /[A-Za-z]+/gu;

/**
 * Writes figures spoken in words with digits, for reading: "four point six billion dollars" is "$4.6 billion",
 * "forty five percent" is "45%", "twenty twenty one" is "2021", "q four" is "Q4". Small bare numbers stay words.
 */
export function writeDigits(sentence: string): string {
  return joinCents(digitsOf(sentence));
}

/** "$28 77 cents" is "$28.77", and "a dollar 59 per share" is "$1.59 per share". */
const joinCents = (sentence: string): string =>
  sentence
    .replace(/(\$\d+) (?:and )?(\d\d) cents\b/gu, '$1.$2')
    .replace(/\ba dollar (?:and )?(\d\d)(?: cents)?\b/gu, '$$1.$1');

function digitsOf(sentence: string): string {
  const quarters = sentence.replace(
    /\bq (one|two|three|four|[1-4])\b/giu,
    (_, number: string) => `Q${quarter(number)}`,
  );
  return numberWords.test(quarters) ? replaceNumbers(quarters) : quarters;
}

const quarter = (number: string): string => {
  const at = ['one', 'two', 'three', 'four'].indexOf(number.toLowerCase());
  return at < 0 ? number : String(at + 1);
};

type Spoken = { text: string; start: number; end: number };

function replaceNumbers(sentence: string): string {
  const words = [...sentence.matchAll(word)].map(
    (match): Spoken => ({ text: match[0], start: match.index, end: match.index + match[0].length }),
  );
  let written = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    const found = writtenAt(sentence, words, at);
    if (found === null) continue;
    written += sentence.slice(done, found.start) + found.text;
    done = found.end;
    at = found.last;
  }
  return written + sentence.slice(done);
}

type Written = { text: string; start: number; end: number; last: number };

function writtenAt(sentence: string, words: readonly Spoken[], at: number): Written | null {
  const run = runFrom(sentence, words, at);
  const number = spokenNumber(
    run.map(({ text }) => text.toLowerCase()),
    0,
  );
  const first = words[at];
  if (number === null || first === undefined) return null;
  const used = run.slice(0, number.words);
  const measure = run.slice(number.words, number.words + 2).map(({ text }) => text.toLowerCase());
  const form = formOf(number.value, used, measure);
  if (form === null) return null;
  const last = at + number.words - 1 + form.measureWords;
  const article = /\ba\s+$/iu.exec(sentence.slice(0, first.start));
  const start = first.text.toLowerCase() === 'hundred' && article !== null ? article.index : first.start;
  return { text: form.text, start, end: words[last]?.end ?? first.end, last };
}

/** The words from one place on that nothing but a space or a hyphen parts. */
function runFrom(sentence: string, words: readonly Spoken[], at: number): Spoken[] {
  const run: Spoken[] = [];
  for (let next = at; next < words.length && run.length < 16; next++) {
    const [before, spoken] = [run.at(-1), words[next]];
    if (
      spoken === undefined ||
      (before !== undefined && !/^[ -]$/u.test(sentence.slice(before.end, spoken.start)))
    )
      break;
    run.push(spoken);
  }
  return run;
}

type Form = { text: string; measureWords: number };

function formOf(value: number, used: readonly Spoken[], [next = '', after = '']: string[]): Form | null {
  if (next === 'percent') return { text: `${plain(value)}%`, measureWords: 1 };
  if (next === 'basis' && after.startsWith('point'))
    return { text: `${plain(value)} basis ${after}`, measureWords: 2 };
  if (/^dollars?$/u.test(next)) return { text: `$${scaled(value, used)}`, measureWords: 1 };
  if (/^euros?$/u.test(next)) return { text: `€${scaled(value, used)}`, measureWords: 1 };
  if (used.length < 2) return null;
  const isYear = value >= 1950 && value <= 2060 && Number.isInteger(value);
  if (isYear || value >= 100 || !Number.isInteger(value))
    return { text: isYear ? String(value) : scaled(value, used), measureWords: 0 };
  return value >= 21 ? { text: plain(value), measureWords: 0 } : null;
}

/** "5.2 million" stays in millions, as it was said. */
function scaled(value: number, used: readonly Spoken[]): string {
  const scale = used.at(-1)?.text.toLowerCase() ?? '';
  const factor = scales.get(scale);
  return factor === undefined || factor < 1e6
    ? plain(value)
    : `${plain(Number((value / factor).toPrecision(12)))} ${scale}`;
}

const plain = (value: number): string =>
  Number.isInteger(value) && value >= 10_000 ? value.toLocaleString('en-US') : String(value);
