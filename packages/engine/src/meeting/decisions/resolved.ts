import { firstIn } from '../talk/pattern.ts';
import { type Run, runText } from '../talk/turn.ts';
import { bodyDecides, bodyRefuses, imagines, notNow, resolved } from './consensus.lexicon.ts';
import type { DirectDecision } from './motion.ts';
import { readTally } from './tally.ts';
import { withoutStop, wordCount } from './wording.ts';

const reported =
  /\b(?:noted|reported|said|stated|explained|mentioned|commented|recalled|observed|informed|advised)\b/iu;
/** The name before "Board": a county's, a town's, another fund's. */
const named = /(?:^|\s)\p{Lu}[^\s]{1,40} (?:of the )?$/u;

/** What other minutes say, of which somebody tells. */
const ofMinutes = /\bminutes\b[^.]{0,60}\b(?:state|show|say|said|record|read)/iu;

/** "The consultant noted that the Elm County Board …": another body, of which somebody tells. */
const isOfAnother = (before: string): boolean => reported.test(before) && named.test(before);

/** Words that decide may say by how many votes. */
export const countsVotes = /\b(?:voted|votes)\b|\d (?:for|in favou?r)\b/iu;

/** Whether "RESOLVED" stands in a statement as British minutes print it, before what was decided. */
export const isPrinted = (statement: Run): boolean =>
  statement.turn.isWritten && firstIn(resolved, statement.turn.text, statement) !== null;

/** "RESOLVED, that it be sold. Moved: Lee.": the motion is told with who moved it. */
const movedBehind = /^\s{0,2}(?:Moved|MOVED|Mover|MOVER|Motion|MOTION)(?: by)?\b/u;

/** What minutes say that the body resolved, where they tell of no motion. */
export function resolvedIn(statement: Run): DirectDecision | null {
  const text = runText(statement);
  const { turn } = statement;
  const printed = firstIn(resolved, turn.text, statement);
  const span = printed ?? firstIn(bodyDecides, turn.text, statement);
  const isMoved = movedBehind.test(turn.text.slice(statement.end));
  const isOfMotion = isMoved || /\b(?:motion|moved|seconded)\b/iu.test(printed === null ? turn.text : text);
  if (span === null || isOfMotion) return null;
  const before = turn.text.slice(statement.start, span.start);
  // A year in what was resolved is none of the resolution.
  if (
    notNow.test(printed === null ? text : before) ||
    imagines.test(before) ||
    isOfAnother(before) ||
    ofMinutes.test(before)
  )
    return null;
  const words = withoutStop({ turn, start: span.end, end: statement.end });
  const isElection = /(?:was|were)\b.{0,40}elected/iu.test(turn.text.slice(span.start, span.end));
  if (isElection) return { words: withoutStop(statement), result: 'carried' };
  const said = turn.text.slice(span.start, span.end);
  const { yes, no } = readTally(countsVotes.test(said) ? [{ ...span, turn }] : []);
  const isRefused = bodyRefuses.test(said) || (yes !== null && no !== null && yes.value <= no.value);
  const result = isRefused ? 'failed' : 'carried';
  return wordCount(words) < 3 ? null : { words, result };
}
