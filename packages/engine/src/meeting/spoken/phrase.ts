import { statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';

/** A sentence as captions give it: on one line, or running through several. */
export type Phrase = { runs: [Run, ...Run[]]; text: string };

/** A sentence runs through so many lines at most. */
const mostLines = 12;
const isEnded = (text: string): boolean => /[.?!…]["”')\]]{0,2}\s{0,2}$/u.test(text);

/**
 * A sentence has no full stop behind it, or only that of an abbreviation: "Agreement No.", "the U.S." Where another voice was
 * heard behind it, only a small letter goes on with it.
 */
function goesOnIn({ runs, text }: Phrase, run: Run): boolean {
  const next = runText(run);
  if (runs[0].turn.speaker !== run.turn.speaker) return !isEnded(text) && /^\p{Ll}/u.test(next);
  return (
    !isEnded(text) ||
    (/[.]\s{0,2}$/u.test(text) && /^\p{Ll}/u.test(next)) ||
    (/(?:\p{L} Nos?|\b\p{Lu}\.\p{Lu})\.\s{0,2}$/u.test(text) && /^[\p{Lu}\d]/u.test(next))
  );
}

/** Broadcasters set ">>" before whoever speaks next. */
const withoutMark = (run: Run): Run => ({
  ...run,
  start: run.start + (/^(?:>>|-)\s{0,3}/u.exec(runText(run))?.[0].length ?? 0),
});

/** The sentences of captions in order. */
export function phrasesOf(turns: readonly Turn[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const run of turns.flatMap(statementsOf).map(withoutMark)) {
    const open = phrases.at(-1);
    if (open !== undefined && goesOnIn(open, run) && open.runs.length < mostLines) {
      open.runs.push(run);
      open.text = `${open.text} ${runText(run)}`;
    } else phrases.push({ runs: [run], text: runText(run) });
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

/** Whether a source is a recording, and no minutes of one. */
export const isSpoken = (turns: readonly Turn[]): boolean =>
  turns.length > 0 && turns.every(({ isWritten }) => !isWritten);

/** Turns before and behind one by which it is told whether captions have full stops there. */
const around = 12;

/** Some turns that follow each other, and whether they have the full stops by which one sentence is told from the next. */
export type Stretch = { turns: Turn[]; hasStops: boolean };

/** The stretches of captions: a recognizer may set full stops for an hour, and then none. */
export function stretchesOf(turns: readonly Turn[]): Stretch[] {
  const ended = turns.map(({ text }) => isEnded(text));
  const stretches: Stretch[] = [];
  for (const [at, turn] of turns.entries()) {
    const near = ended.slice(Math.max(0, at - around), at + around + 1);
    const hasStops = near.filter(Boolean).length * 4 >= near.length;
    const open = stretches.at(-1);
    if (open?.hasStops === hasStops) open.turns.push(turn);
    else stretches.push({ turns: [turn], hasStops });
  }
  return stretches;
}
