import { type Run, runText, type Turn } from '../talk/turn.ts';

/** A stop that may be of an abbreviation, after which a name goes on: "the U.S", "Services, Inc". */
const isAbbreviated = /\b(?:\p{Lu}\.\p{Lu}|Inc|Corp|Co|Ltd|No|Nos|St|Ave|Dr|Mr|Mrs|Ms|Jr|Sr)$/u;
/** Words behind which a subject is always named. */
const leadsOn =
  /\b(?:a|an|the|of|to|for|with|and|or|in|on|at|by|from|that|as|city's|chapter|section|article|number)$/iu;

/** Whether words were cut where a recognizer heard another voice: what stands behind them there may go on with their subject. */
export function isTorn(words: readonly Run[], turns: readonly Turn[]): boolean {
  const last = words.at(-1);
  if (last === undefined) return false;
  const { turn, end } = last;
  const next = turns[turn.index + 1];
  const rest = turn.text.slice(end).trim();
  if (turn.speaker === null || next === undefined || next.speaker === turn.speaker || rest.length > 1)
    return false;
  const said = runText(last).trim();
  return rest === '' || isAbbreviated.test(said) || leadsOn.test(said);
}
