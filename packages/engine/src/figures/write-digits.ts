import { type Form, formOf } from './number-form.ts';
import { numberWords } from './number-words.lexicon.ts';

/** A part of a sentence, and how it is written with digits. */
export type DigitEdit = { start: number; end: number; text: string };

const word = /[A-Za-z]+/gu;

/**
 * What of a sentence can be written with digits, for reading: "four point six billion dollars" as "$4.6 billion", "forty
 * five percent" as "45%", "five to six percent" as "5 to 6%", "twenty twenty one" as "2021", "q four" as "Q4". Small bare
 * numbers stay words. Whether the words have no other reading is for another reader to say.
 */
export function digitEdits(sentence: string): DigitEdit[] {
  if (!numberWords.test(sentence)) return [];
  const words = [...sentence.matchAll(word)].map(
    (match): NumberSpan => ({ text: match[0], start: match.index, end: match.index + match[0].length }),
  );
  const edits: DigitEdit[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = runFrom(sentence, words, at);
    const form = formOf(run.map(({ text }) => text.toLowerCase()));
    if (form === null) continue;
    if (form.text !== null) edits.push(editOf(sentence, run, { text: form.text, words: form.words }));
    at += form.words - 1;
  }
  return edits;
}

/** A sentence with the edits of it, which are in order, made. */
export function applyEdits(sentence: string, edits: readonly DigitEdit[]): string {
  let written = '';
  let done = 0;
  for (const { start, end, text } of edits) {
    written += sentence.slice(done, start) + text;
    done = end;
  }
  return written + sentence.slice(done);
}

type NumberSpan = { text: string; start: number; end: number };

function editOf(sentence: string, run: readonly NumberSpan[], { text, words }: Form): DigitEdit {
  const start = run[0]?.start ?? 0;
  const isHundred = run[0]?.text.toLowerCase() === 'hundred';
  const article = isHundred ? /\ba\s$/iu.exec(sentence.slice(0, start)) : null;
  const minus = /\b(?:minus|negative)\s$/iu.exec(sentence.slice(0, start));
  return {
    text: minus === null ? text : `-${text}`,
    start: (minus ?? article)?.index ?? start,
    end: run[words - 1]?.end ?? start,
  };
}

/** The words from one place on that nothing but a space or a hyphen parts. */
function runFrom(sentence: string, words: readonly NumberSpan[], at: number): NumberSpan[] {
  const run: NumberSpan[] = [];
  for (let next = at; next < words.length && run.length < 24; next++) {
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
