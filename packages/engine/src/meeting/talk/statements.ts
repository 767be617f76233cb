import { splitSentences } from '../../sentences/split.ts';
import type { Run, Turn } from './turn.ts';

const cached = new WeakMap<Turn, Run[]>();

/** The sentences of a turn; what was recognized without full stops stays in one piece, since a cut could part a motion. */
export function statementsOf(turn: Turn): Run[] {
  const known = cached.get(turn);
  if (known !== undefined) return known;
  const runs: Run[] = [];
  for (const { start, end } of splitSentences(turn.text, { written: true })) {
    const before = runs.at(-1);
    const ends =
      before === undefined || /[.!?…:]["”')\]]{0,3}$/u.test(turn.text.slice(before.end - 4, before.end));
    if (before !== undefined && !ends && !turn.isWritten && !isLongPart(turn, before, start))
      before.end = end;
    else runs.push({ turn, start, end });
  }
  cached.set(turn, runs);
  return runs;
}

const longPart = 40;

/** A recognizer's own cut between two long segments is one between two statements. */
const isLongPart = ({ parts }: Turn, before: Run, start: number): boolean =>
  parts.some((part) => part.start === start) && start - before.start > longPart;

/** The statement in which a character stands, and those after it in its turn. */
export function statementsFrom(turn: Turn, at: number): Run[] {
  return statementsOf(turn).filter(({ end }) => end > at);
}

/** Whether a turn has the full stops of a writer: one that was only recognized has hardly any. */
export const isPunctuated = ({ text }: Turn): boolean => /[.!?](?:\s|$)/u.test(text) || text.length < 40;
