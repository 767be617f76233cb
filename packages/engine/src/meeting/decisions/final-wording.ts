import { findIn } from '../talk/pattern.ts';
import { statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { asAmended } from './amend.lexicon.ts';
import { trimmed } from './recorded.ts';
import { cut, withoutStop, wordCount } from './wording.ts';

const fewestWords = 4;
const linking = /^(?:,?\s?(?:to|that|then|now|which is|is|so)\s){1,2}/iu;
const isAside = /\?$|^(?:i|we|you|thank|thanks|all|any|everybody|roll|please|those|is|are|call)\b/iu;

/**
 * The wording that is put to the vote after a change, where a turn says it behind "as amended"; null where it does not.
 * `mayFollow`: it may be the next sentence, as where the chair calls the vote.
 */
export function finalWording(turn: Turn, mayFollow: boolean): Run | null {
  const statements = statementsOf(turn);
  for (const [at, statement] of statements.entries()) {
    const [span] = findIn(asAmended, turn.text, statement);
    if (span === undefined) continue;
    const rest = withoutStop({ turn, start: span.end, end: statement.end });
    const led = linking.exec(`${runText(rest)} `)?.[0].length ?? 0;
    const own = cut({ ...rest, start: Math.min(rest.end, rest.start + led) });
    const shown = trimmed(withoutStop(own));
    if (shown !== null && isWording(shown)) return shown;
    const next = statements[at + 1];
    if (mayFollow && next !== undefined && isWording(next)) return withoutStop(cut(next));
  }
  return null;
}

const isWording = (run: Run): boolean => wordCount(run) >= fewestWords && !isAside.test(runText(run).trim());

/** The changed wording as its mover repeats it when taking it up: "Thirty-five million, with a seat." */
export function takenUp(statement: Run): Run | null {
  const after = statementsOf(statement.turn).filter(({ start }) => start >= statement.end);
  const said = after.find((one) => isWording(one));
  return said === undefined ? null : withoutStop(said);
}
