import { statementsOf } from '../talk/statements.ts';
import { type Run, type Turn, textOf } from '../talk/turn.ts';

/** A sentence as captions give it: on one line, or running through several. */
export type Phrase = { runs: [Run, ...Run[]]; text: string };

/** A sentence runs through so many lines at most. */
const mostLines = 12;
const isEnded = (text: string): boolean => /[.?!…]["”')\]]{0,2}\s{0,2}$/u.test(text);

/** A sentence has no full stop behind it, or only that of an abbreviation: "Agreement No.", "the U.S." */
const goesOnIn = (text: string, next: string): boolean =>
  !isEnded(text) ||
  (/[.]\s{0,2}$/u.test(text) && /^\p{Ll}/u.test(next)) ||
  (/(?:\p{L} Nos?|\b\p{Lu}\.\p{Lu})\.\s{0,2}$/u.test(text) && /^[\p{Lu}\d]/u.test(next));

/** Broadcasters set ">>" before whoever speaks next. */
const withoutMark = (run: Run): Run => ({
  ...run,
  start: run.start + (/^(?:>>|-)\s{0,3}/u.exec(textOf(run))?.[0].length ?? 0),
});

/** The sentences of captions in order. */
export function phrasesOf(turns: readonly Turn[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const run of turns.flatMap(statementsOf).map(withoutMark)) {
    const open = phrases.at(-1);
    if (open !== undefined && goesOnIn(open.text, textOf(run)) && open.runs.length < mostLines) {
      open.runs.push(run);
      open.text = `${open.text} ${textOf(run)}`;
    } else phrases.push({ runs: [run], text: textOf(run) });
  }
  return phrases;
}

/** The runs of a phrase from a character of its text up to another. */
export function runsBetween({ runs }: Phrase, from: number, to: number): Run[] {
  let at = 0;
  return runs.flatMap((run): Run[] => {
    const [start, end] = [at, at + run.end - run.start];
    at = end + 1;
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    return first >= last
      ? []
      : [{ turn: run.turn, start: run.start + first - start, end: run.start + last - start }];
  });
}

/** Whether nobody is told apart in what was heard: captions of a recording. */
export const isHeard = (turns: readonly Turn[]): boolean =>
  turns.length > 0 && turns.every(({ speaker, isWritten }) => speaker === null && !isWritten);

/** Captions have the full stops by which one sentence is told from the next. */
export const hasStops = (turns: readonly Turn[]): boolean =>
  turns.filter(({ text }) => isEnded(text)).length * 4 >= turns.length;
