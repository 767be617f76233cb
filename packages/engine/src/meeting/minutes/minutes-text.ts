import { largestOf } from '@ecco/domain';
import { tokenize } from '../../words/token.ts';
import { compareWeights } from './compare.weights.ts';
import { procedure } from './procedure.lexicon.ts';
import { codesOf, numbersOf, shareOf, subjectTerms } from './said-terms.ts';

/** A paragraph of minutes. */
export type MinutesLine = {
  text: string;
  terms: ReadonlySet<string>;
  /** Numbers by their digits, and codes. */
  numbers: ReadonlySet<string>;
  /** Its letters alone, without words of procedure, in which a name is found that a recognizer wrote in two words. */
  letters: string;
};

/** The words of minutes, as something may be looked for in them. */
export type MinutesText = {
  lines: readonly MinutesLine[];
  /** Largest share of the terms that stands together anywhere, 0 to 1. */
  shareTogether: (terms: ReadonlySet<string>) => number;
  hasNumbers: (text: string) => boolean;
  hasNames: (names: readonly string[]) => boolean;
};

const minutesLine = ({ text }: { text: string }): MinutesLine => ({
  text,
  terms: subjectTerms(text),
  numbers: new Set([...numbersOf(text), ...codesOf(text)]),
  letters: tokenize(text)
    .filter(({ lower }) => !procedure.test(lower))
    .map(({ lower }) => lower.replaceAll(/[^\p{L}]/gu, ''))
    .join(''),
});

/** Letters of a term that may be a part of a word. */
const leastLetters = 5;

/** Whether a paragraph has a term, as a word or within one. */
export const hasTerm = ({ terms, letters }: MinutesLine, term: string): boolean =>
  terms.has(term) || (term.length >= leastLetters && letters.includes(term));

/** Reads the words of minutes once. */
export function readMinutesText(segments: readonly { text: string }[]): MinutesText {
  const lines = segments.map(minutesLine);
  const windows = lines.map(
    (_, at) => new Set(lines.slice(at, at + compareWeights.together).flatMap(({ terms }) => [...terms])),
  );
  const numbers = numbersOf(segments.map(({ text }) => text).join('\n'));
  return {
    lines,
    shareTogether: (requested) =>
      largestOf(
        windows.map((window) => shareOf(requested, window)),
        0,
      ),
    hasNumbers: (text) => [...numbersOf(text)].some((number) => numbers.has(number)),
    // A part of a name is enough: minutes shorten "Larch Grove Partners IV" to "Larch".
    hasNames: (names) =>
      names.some((name) => [...subjectTerms(name)].some((term) => lines.some((line) => hasTerm(line, term)))),
  };
}
