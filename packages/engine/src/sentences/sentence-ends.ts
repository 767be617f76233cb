import type { Segment } from '../ports/ports.ts';
import { runsOver } from './run-over.ts';
import type { Piece } from './span.ts';
import { unfinished } from './unfinished.ts';

/**
 * How the words of a sentence begin and end. What was cut goes on in its source right before or right behind them; what
 * ends unmarked is a whole sentence for which the source has no stop, as where speech was recognized without marks.
 */
export type SentenceEnds = { start: 'whole' | 'cut'; end: 'whole' | 'unmarked' | 'cut' };

/** A sentence with its own capital and stop, or the whole of a paragraph. */
export const wholeEnds: SentenceEnds = { start: 'whole', end: 'whole' };

type Run = { text: string; pieces: readonly Piece[]; isUnmarked?: boolean };

/** A mark ends it: a colon or a semicolon does not. */
const marked = /[.!?…。！？]["'”’)\]]*\s*$/u;
const enumerates = /[:;]$|; (?:and|or)$/u;
/** A blank line or the mark of a list stands between two statements, and no words are cut there. */
const parted = /\n[^\S\n]*(?:\n|(?:[-•*▪●]|\d+[.)])\s)/u;

/** How each of some runs of words, in their order, begins and ends in its source. */
export function sentenceEnds(runs: readonly Run[], segments: readonly Segment[]): SentenceEnds[] {
  const ends = runs.map((run, at) => runEnd(run, runs[at + 1], segments));
  return ends.map((end, at) => ({ start: ends[at - 1] === 'cut' ? 'cut' : 'whole', end }));
}

function runEnd(run: Run, behind: Run | undefined, segments: readonly Segment[]): SentenceEnds['end'] {
  if (marked.test(run.text)) return 'whole';
  if (run.isUnmarked) return 'unmarked';
  const [last, first] = [run.pieces.at(-1), behind?.pieces[0]];
  const [from, to] = [segments[last?.segment ?? -1], segments[first?.segment ?? -1]];
  if (last === undefined || first === undefined || from === undefined || to === undefined) return 'whole';
  const isNext = first.segment === last.segment + 1 && from.speaker === to.speaker;
  // The lead of a list, or one of its items.
  if (enumerates.test(run.text) && (from === to || isNext)) return 'unmarked';
  if (unfinished.has(/(?<!\p{L})\p{L}+$/u.exec(run.text)?.[0] ?? '')) return 'cut';
  if (from === to) return parted.test(from.text.slice(last.end, first.start + 3)) ? 'whole' : 'cut';
  if (!isNext || !/^\p{Ll}/u.test(behind?.text ?? '')) return 'whole';
  if (from.startMs !== null || runsOver(from, to)) return 'cut';
  return from.page === null ? 'unmarked' : 'whole';
}
